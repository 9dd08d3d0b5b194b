imperium-option-nations-persians = Persians
    .help = A realm of many peoples: tributaries are what they collect and what they score.
