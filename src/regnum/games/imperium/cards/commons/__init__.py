"""The commons, a package for each box with a `COMMONS`. They are found by themselves: nobody lists them."""
