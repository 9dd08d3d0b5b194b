/** The server and the browser that the tests play with. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const ARTEFACTS = fileURLToPath(new URL("artefacts/", import.meta.url));
const COMMAND = process.env["REGNUM_COMMAND"] ?? join(ROOT, ".venv/bin/regnum");
const BROWSER = process.env["REGNUM_CHROMIUM"] ?? "/usr/bin/chromium";
const FLAGS =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const SPOIL = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute(sys.argv[2], sys.argv[3:]); db.commit()";

/** How long a condition is waited for: what is wrong shows late then, but a busy machine is not taken for it. */
const PATIENCE = 90_000;

export class Server {
  url = "";
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "regnum-e2e-"));

  /** Once more on the same port after a stop, with the same tables. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const words = ["serve", "--workers", "1", "--port", port, "--data", this.#data, "--no-browser", "--no-limits", "--named-seeds"];
    const child = spawn(COMMAND, words, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let said = "";
      const hear = (text: Buffer): void => {
        said += text.toString();
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
    });
    await vi.waitUntil(() => this.#answers(), { timeout: PATIENCE });
  }

  #answers(): Promise<boolean> {
    return fetch(`${this.url}/api/games`).then((answer) => answer.ok, () => false);
  }

  /** In the middle of whatever it does. */
  kill(): Promise<void> {
    return this.stop("SIGKILL");
  }

  async stop(how: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.removeAllListeners("exit").once("exit", resolve));
    child.kill(how);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    child.kill("SIGKILL");
  }

  /** Change what is stored, while the server is stopped. */
  spoil(statement: string, ...values: string[]): void {
    execFileSync(join(dirname(COMMAND), "python"), ["-c", SPOIL, join(this.#data, "regnum.sqlite3"), statement, ...values]);
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export class World {
  readonly server = new Server();
  #browser: Browser | null = null;
  #guests: Page[] = [];
  /** Whatever a page complains about. */
  #complaints: string[] = [];

  async begin(): Promise<void> {
    mkdirSync(ARTEFACTS, { recursive: true });
    await this.server.start();
    this.#browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS.split(" ") });
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    await this.server.end();
  }

  /** Somebody with a browser of their own, new to the place. Motion is off, so that tests need not wait for it. */
  async guest(options: BrowserContextOptions = {}): Promise<Page> {
    if (!this.#browser) throw new Error("the world has not begun");
    const context = await this.#browser.newContext({
      baseURL: this.server.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      locale: "en-GB",
      // What a test puts in the way of a request would not be in the way of a service worker's.
      serviceWorkers: "block",
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    // A new question takes answers at once, so that tests need not wait for that either.
    await context.addInitScript(() => location.protocol === "http:" && (localStorage["regnum-settle"] ??= "0"));
    const page = await context.newPage();
    this.#guests.push(page);
    page.on("pageerror", (error) => this.#complaints.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error" && /Content Security Policy|Uncaught/.test(line.text())) this.#complaints.push(line.text());
    });
    return page;
  }

  /** All guests go home. None of their pages may have complained. */
  async part(): Promise<void> {
    for (const guest of this.#guests.splice(0)) {
      await guest.unrouteAll({ behavior: "ignoreErrors" }); // What is still on its way need not arrive.
      await guest.context().close();
    }
    expect(this.#complaints.splice(0), "a page complains").toEqual([]);
  }
}

/** A world for the tests of one file. Guests come for one test and part after it: no test inherits a page from another. */
export function inWorld(): World {
  const world = new World();
  beforeAll(() => world.begin());
  afterEach(() => world.part());
  afterAll(() => world.end());
  return world;
}
