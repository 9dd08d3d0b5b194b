"""How fast Regnum is, beside others, and how strong its computer players are. See README.md."""
