# Words that every game uses.
seat-name = { $number }. szék
nothing = semmi
done = Kész

# Why undo is refused.
undo-nothing = { $seat } még semmiről sem döntött.
undo-other = Azóta { $other } is döntött.
undo-revealed = Azóta kiderült valami, és azt nem lehet elfelejteni.
undo-random = Azóta a véletlen is szólt, és azt nem kérdezzük kétszer.
