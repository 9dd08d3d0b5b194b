/** The server and the browser that the tests play with. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { expect } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const ARTEFACTS = fileURLToPath(new URL("artefacts/", import.meta.url));
const COMMAND = process.env["REGNUM_COMMAND"] ?? join(ROOT, ".venv/bin/regnum");
const BROWSER = process.env["REGNUM_CHROMIUM"] ?? "/usr/bin/chromium";
const FLAGS =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

export class Server {
  url = "";
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "regnum-e2e-"));

  /** Once more on the same port after a stop, with the same tables. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const words = ["serve", "--port", port, "--data", this.#data, "--no-browser", "--no-limits"];
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
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(`${this.url}/api/games`).then((answer) => answer.ok, () => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the server does not answer");
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.removeAllListeners("exit").once("exit", resolve));
    child.kill("SIGTERM");
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
    child.kill("SIGKILL");
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export class World {
  readonly server = new Server();
  #browser: Browser | null = null;
  /** Whatever a page complains about, from any test. */
  readonly complaints: string[] = [];

  async begin(): Promise<void> {
    mkdirSync(ARTEFACTS, { recursive: true });
    await this.server.start();
    this.#browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS.split(" ") });
  }

  async end(): Promise<void> {
    await this.#browser?.close();
    await this.server.end();
  }

  /** Somebody with a browser of their own. Motion is off, so that tests need not wait for it. */
  async guest(options: BrowserContextOptions = {}): Promise<Page> {
    if (!this.#browser) throw new Error("the world has not begun");
    const context = await this.#browser.newContext({
      baseURL: this.server.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      locale: "en-GB",
      ...options,
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error" && /Content Security Policy|Uncaught/.test(line.text())) this.complaints.push(line.text());
    });
    return page;
  }
}

export interface Wish {
  game?: string;
  seats?: string[];
  options?: Record<string, string>;
  seed?: number;
  name?: string;
}

export interface Made {
  id: string;
  links: { join: string; watch: string };
}

/** A table without the form, for tests that are about something else. */
export async function setUp(page: Page, wish: Wish = {}): Promise<Made> {
  const data = { game: "civ", seats: ["me", "random"], seed: 5, name: "Anna", ...wish };
  const answer = await page.request.post("/api/tables", { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Made;
}

export async function sitAt(page: Page, table: Made, query = ""): Promise<void> {
  await page.goto(`/table/${table.id}${query}`);
  await page.waitForSelector("main#main");
  await page.waitForSelector("[aria-label='What is asked'], [aria-label='A kérdés']");
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

export async function shoot(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(ARTEFACTS, `${name}-${size.width}.png`) });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, `${name} scrolls sideways at ${size.width} px`).toBe(false);
  }
  if (before) await page.setViewportSize(before);
}

/** axe finds nothing wrong, wide or narrow. Run from outside, so the page's strict policy stays in force. */
export async function accessible(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate(axe.source);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(page, `${what} at ${size.width} px`);
  }
  if (before) await page.setViewportSize(before);
}

async function look(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const results = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
    return results.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  });
  expect(found, what).toEqual([]);
}

export const OVER = "dialog[open] .winner";

/** Wait until I am asked or the game is over. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForSelector(`[data-key]:not(:disabled), ${OVER}`, { timeout: 30_000 });
  return !(await page.$(OVER));
}

/** Answer one question by mouse: the nth thing that is lit, and as many more as it wants. */
export async function answer(page: Page, nth = 0): Promise<void> {
  const asked = await question(page);
  const before = await page.locator("[role=log] li").count();
  const size = await seriesSize(page);
  const lit = page.locator("[data-key]");
  if (size > 1) {
    for (let pick = 0; pick < size; pick += 1) await pickOne(page);
    await page.click("text=/^(Send|Elküldöm)$/");
  } else {
    await lit.nth(Math.min(nth, (await lit.count()) - 1)).click();
  }
  await page.waitForFunction(
    ([line, events]) => {
      const now = document.querySelector(".question h2")?.textContent;
      return now !== line || document.querySelectorAll("[role=log] li").length !== events || document.querySelector("dialog[open]");
    },
    [asked, before] as const,
  );
}

async function pickOne(page: Page): Promise<void> {
  const cards = page.locator("button[data-key][data-card]");
  const free = await cards.evaluateAll((all) =>
    all.findIndex((card) => {
      const number = (mark: string): number => Number(card.querySelector(mark)?.textContent?.replace(/\D/g, "") ?? 0);
      return number(".mark") < Math.max(1, number(".count"));
    }),
  );
  await cards.nth(free).click();
}

export async function seriesSize(page: Page): Promise<number> {
  const lines = await page.locator(".series [aria-live]").allTextContents();
  return Math.max(1, ...lines.flatMap((line) => line.match(/\d+/g)?.map(Number) ?? []));
}

export async function question(page: Page): Promise<string> {
  return (await page.locator(".question h2").textContent()) ?? "";
}

/** The cards of my hand, by name. */
export async function handOf(page: Page): Promise<string[]> {
  return page.locator(".hand [data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card") ?? ""));
}
