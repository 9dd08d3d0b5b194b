"""What the domains can do: each effect is a value that can be resolved, checked and put into words."""
