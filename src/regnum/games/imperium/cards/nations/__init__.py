"""The nations, a module each with a `NATION`. They are found by themselves: nobody lists them."""
