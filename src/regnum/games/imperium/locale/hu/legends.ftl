imperium-option-boxes-legends = Legendák
    .help = A Legendák nyolc nemzete és közös lapjai.
