/** On a laptop a table of two needs no scrolling, from the first question of a game to its last: recorded games, with every position measured as it is drawn. */
import { expect, it } from "vitest";
import { WHOLE_GAME } from "./board.ts";
import { frames, LAPTOP } from "./look.ts";
import { OVER, setUp, sitAt, sitBeside } from "./play.ts";
import { follow, recorded } from "./recorded.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
/** So many choices are made between two looks at the page; what it draws meanwhile is measured, too. */
const STEP = 8;

it.each([
  ["told-imperium-romans-vikings-2", "hu-HU"],
  ["told-imperium-vikings-atlanteans-2", "en-GB"],
  ["told-settlers-egyptians-barbarians-2", "en-GB"],
  ["told-settlers-egyptians-barbarians-2", "hu-HU"],
])("%s stays in sight for %s", async (name, locale) => {
  const { game, seed, options, choices } = recorded(name);
  const [anna, bela] = [await world.guest({ viewport: LAPTOP, locale }), await world.guest()];
  const table = await setUp(anna, { game, seed, options, seats: ["me", "open"] });
  await sitBeside(bela, table, "Béla");
  const seen = await anna.context().newPage();
  // The page that is looked at sits where the record is followed: it must not end a turn that goes on there.
  await seen.addInitScript(() => location.protocol === "http:" && (localStorage["settlers-turn-stays"] = "yes"));
  await sitAt(seen, table);
  const most = await seen.locator("main.board").evaluateHandle((board) => {
    const found = { hidden: 0 };
    const look = (): void => {
      found.hidden = Math.max(found.hidden, board.scrollHeight - board.clientHeight);
      requestAnimationFrame(look);
    };
    look();
    return found;
  });
  for (let made = 0; made < choices.length; ) {
    made = Math.min(made + STEP, choices.length);
    await Promise.all([anna, bela].map((page, seat) => follow(page, table, seat, choices, made)));
    await frames(seen);
  }
  await seen.waitForSelector(OVER);
  expect((await most.jsonValue()).hidden, "pixels that are out of sight").toBe(0);
}, WHOLE_GAME);
