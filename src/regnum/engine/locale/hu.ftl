# Words that every game uses.
seat-name = { $number }. játékos
nothing = semmi
done = Kész

# Why undo is refused.
undo-nothing = { $seat } még semmiről sem döntött.
undo-other = Azóta { $other } is döntött.
undo-revealed = Azóta rejtett lap vált ismertté, ezért ez már nem vonható vissza.
undo-random = Azóta a véletlen is döntött (például keverés történt), ezért ez már nem vonható vissza.
