"""What `regnum bench table` is made of: two servers, and people at all their tables."""
