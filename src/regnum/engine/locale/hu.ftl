# Words that every game uses.
seat-name = { $number }. szék
nothing = semmi
done = Kész

# Why undo is refused.
ask-waiting = { $seat } kérdése: „{ $ask }”
undo-nothing = { $seat } még semmiről sem döntött.
undo-open = Az óta a kérdés óta senki sem döntött semmiről.
undo-other = Azóta { $other } is döntött.
undo-revealed = Azóta kiderült valami, és azt nem lehet elfelejteni.
undo-random = Azóta a véletlen is szólt, és azt nem kérdezzük kétszer.
