"""Who decides: computer players of different strength."""
