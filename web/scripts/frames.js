/**
 * How smoothly cards move: `npm run frames -- [runs]`. It is no test and asserts nothing.
 *
 * In each game two people make choices of a recorded game, in the middle of it, while the page of one of them is traced, on a processor
 * that is slowed down. It prints the frames that were drawn and dropped, the long tasks, and what the page's time went into.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { root } from "./python.js";

const COMMAND = process.env.REGNUM_COMMAND ?? join(root, ".venv/bin/regnum");
const BROWSER = process.env.REGNUM_CHROMIUM ?? "/usr/bin/chromium";
const RECORDS = { imperium: "told-imperium-romans-vikings-2", settlers: "told-settlers-romans-japanese-2" };
const SLOWER = Number(process.env.REGNUM_SLOWER ?? 4);
const [FIRST, ANSWERS] = [40, 14];
/** Milliseconds: until the last card has landed. */
const PAUSE = 1600;
const LONG = 100;
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"];

/** What a trace calls the work of a page. */
const WORK = {
  scripting: /^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch|v8\.|V8\.|HandlePostMessage|WebSocketReceive|MinorGC|MajorGC|CppGC|BlinkGC)/,
  style: /^(UpdateLayoutTree|ParseAuthorStyleSheet)/,
  layout: /^(Layout|IntersectionObserver|ResizeObserver|HitTest)/,
  painting: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|PaintImage|RasterTask|Decode)/,
};

async function serve() {
  const data = mkdtempSync(join(tmpdir(), "regnum-frames-"));
  const child = spawn(COMMAND, ["serve", "--workers", "1", "--port", "0", "--data", data, "--no-browser", "--no-limits", "--named-seeds"], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    const hear = (text) => {
      const found = /http:\/\/[\d.]+:\d+/.exec((said += text));
      if (found) resolve(found[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", () => reject(new Error(said)));
  });
  const answers = () => fetch(`${url}/api/games`).then((answer) => answer.ok, () => false);
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
  const end = () => {
    child.removeAllListeners("exit").kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { url, end };
}

/** A page of a guest that answers over the wire, with nothing drawn: `choose(key)` resolves when it was taken. */
async function answerer(context, id) {
  const page = await context.newPage();
  await page.goto("/icon.svg");
  await page.evaluate((id) => {
    let [news, taken] = [null, null];
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${id}/live`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", lang: "en", since: null }));
    socket.onmessage = ({ data }) => {
      news = JSON.parse(data).findLast((one) => one.type === "update") ?? news;
      if (news && taken && news.number > taken.number) taken = void taken.resolve();
    };
    globalThis.choose = async (number, key) => {
      while (!news || news.number < number) await new Promise((resolve) => setTimeout(resolve, 5));
      // What ends by itself the page has answered.
      if (news.number > number) return;
      const done = new Promise((resolve) => (taken = { number: news.number, resolve }));
      socket.send(JSON.stringify({ type: "choose", id: `${number}`, version: news.version, number: news.number, keys: [key] }));
      await done;
    };
  }, id);
  return (number, key) => page.evaluate(([number, key]) => globalThis.choose(number, key), [number, key]);
}

async function play(browser, url, game) {
  const { seats, options, seed, choices } = JSON.parse(readFileSync(join(root, "tests/records", `${RECORDS[game]}.json`), "utf8"));
  const [anna, bela] = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, serviceWorkers: "block" })));
  const made = await (await anna.request.post("/api/tables", { data: { game, seats: ["me", "open"].slice(0, seats), options, seed, name: "Anna" } })).json();
  await bela.request.post(`/api${made.links.join}`, { data: { seat: 1, name: "Béla" } });
  const answers = await Promise.all([anna, bela].map((one) => answerer(one, made.id)));
  const answer = (number) => {
    const [seat, key] = choices[number].split(" ");
    return answers[Number(seat)](number, key);
  };
  for (let number = 0; number < FIRST; number += 1) await answer(number);

  const page = await anna.newPage();
  await page.goto(`/table/${made.id}`);
  await page.waitForSelector("section.dock");
  await page.waitForTimeout(PAUSE);
  const tools = await anna.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let number = FIRST; number < FIRST + ANSWERS; number += 1) {
    await answer(number);
    await page.waitForTimeout(PAUSE);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await Promise.all([anna.close(), bela.close()]);
  return measure(trace.traceEvents);
}

/** Times are those of the processor, in milliseconds: what else the machine does meanwhile counts for nothing but dropped frames. */
function measure(events) {
  const mains = events.filter((one) => one.name === "thread_name" && one.args.name === "CrRendererMain");
  const of = ({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid && one.ph === "X");
  const paints = (main) => of(main).filter((one) => one.name === "Paint").length;
  const main = mains.reduce((most, one) => (paints(one) > paints(most) ? one : most));
  const work = of(main).sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const tasks = work.filter((one) => one.name === "RunTask");
  const longest = tasks.reduce((most, one) => (timeOf(one) > timeOf(most) ? one : most));
  const frames = events.filter((one) => one.name === "PipelineReporter" && one.ph === "b" && one.pid === main.pid).map((one) => one.args.frame_reporter ?? one.args.chrome_frame_reporter);
  return {
    drawn: frames.filter((one) => one.state.startsWith("STATE_PRESENTED")).length,
    dropped: frames.filter((one) => one.state === "STATE_DROPPED" && one.affects_smoothness).length,
    long: tasks.filter((one) => timeOf(one) > LONG).length,
    longest: Math.round(timeOf(longest)),
    inside: spent(work.filter((one) => one !== longest && one.ts >= longest.ts && one.ts + one.dur <= longest.ts + longest.dur)),
    all: spent(work),
  };
}

const timeOf = ({ tdur = 0 }) => tdur / 1000;

/** What the time of a thread went into: of each piece of work what its parts do not account for. */
function spent(work) {
  const sums = Object.fromEntries(Object.keys(WORK).map((kind) => [kind, 0]));
  const open = [];
  const close = (until) => {
    while (open.length && open.at(-1).end <= until) {
      const { name, own } = open.pop();
      const kind = Object.keys(WORK).find((one) => WORK[one].test(name));
      if (kind) sums[kind] += own;
    }
  };
  for (const one of work) {
    close(one.ts);
    if (open.length) open.at(-1).own -= timeOf(one);
    open.push({ name: one.name, end: one.ts + one.dur, own: timeOf(one) });
  }
  close(Infinity);
  return Object.entries(sums).map(([kind, sum]) => `${kind} ${Math.round(sum)}`).join(", ");
}

const server = await serve();
const browser = await chromium.launch({ executablePath: BROWSER, args: ["--headless", "--no-sandbox", "--disable-gpu"] });
try {
  for (let run = 0; run < Number(process.argv[2] ?? 1); run += 1) {
    for (const game of Object.keys(RECORDS)) console.log(game, await play(browser, server.url, game));
  }
} finally {
  await browser.close();
  server.end();
}
