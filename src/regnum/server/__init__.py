"""Tables, seats, guests, live updates and storage: the games played over the network."""
