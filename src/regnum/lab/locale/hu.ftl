# Egy rögzített játék története.
transcript-facts = Véletlenmag: { $seed } · szabályváltozat: { $rules } · { $choices } döntés
transcript-choice = { $seat } – { $ask } ({ $clause }): { $option }
transcript-secret = titkos választás
transcript-table = Asztal
transcript-won = { $reason }: { $count ->
    [0] senki sem győzött.
    [one] a győztes { $names }.
   *[other] közös győztesek: { $names }.
}
transcript-points = { $seat }: { $points } pont – { $sources }
transcript-unfinished = A játék még nem ért véget. Döntésre vár: { $names }.
