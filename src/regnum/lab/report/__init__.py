"""What a kept run shows: in numbers (`analysis`), on a page (`page`), and in the terminal."""
