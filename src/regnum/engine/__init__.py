"""What every game needs, and no game's name."""
