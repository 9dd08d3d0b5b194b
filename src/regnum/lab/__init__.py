"""Many games at once: tournaments, balance reports, learning environments."""
