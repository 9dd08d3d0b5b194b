"""How long tests wait for what must come."""

PATIENCE = 300.0
"""In seconds. What never comes shows late, and a busy machine is not taken for a fault."""
