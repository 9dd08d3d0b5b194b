// boardgame.io's own server with a game as small as ours, for `regnum bench table`.
// It serves this machine only, says on standard output where, and ends when standard input does.
"use strict";

const { Server, Origins } = require("boardgame.io/server");

/** Two seats in turn add one or two to a number, without an end. */
const Tally = {
  name: "tally",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, number) => {
      G.count += number;
    },
  },
};

const server = Server({ games: [Tally], origins: [Origins.LOCALHOST] });

// `run` knows a port but no address, and would serve every network of this machine.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);

server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
process.stdin.on("end", () => process.exit(0)).resume();
