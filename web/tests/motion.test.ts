import { afterEach, describe, expect, it, vi } from "vitest";
import type { EventInfo } from "../src/lib/model.ts";
import { Motion } from "../src/lib/motion.svelte.ts";

const moved = (args: EventInfo["args"]): EventInfo => ({ kind: "moved", id: "civ-played", text: "", args });

/** Elements get a place by their `data-at`, since nothing is laid out here. */
function layOut(html: string): void {
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const at = Number(this.getAttribute("data-at") ?? 0);
    return new DOMRect(at, at, at ? 10 : 0, 14);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

describe("motion", () => {
  it("goes from where a card lay to where it lies", async () => {
    layOut(`<div data-zone="hand:0" data-at="1"><b data-card="science-1" data-at="5"></b></div>`);
    const motion = new Motion();
    await motion.play([moved({ card: "science-1", source: "hand:0", target: "area:0:science" })], () =>
      layOut(`<div data-zone="area:0:science" data-at="70"><b data-card="science-1" data-at="75"></b></div>`),
    );
    expect(motion.flights.map((one) => [one.card, one.from.x, one.to.x])).toEqual([["science-1", 5, 75]]);
    motion.landed(motion.flights[0]?.id ?? -1);
    expect(motion.flights).toEqual([]);
  });

  it("moves as many unknown cards as there are", async () => {
    layOut(`<div data-zone="deck" data-at="3"></div><div data-zone="hand:1" data-at="9"></div>`);
    const motion = new Motion();
    await motion.play([moved({ count: 3, source: "deck", target: "hand:1" })], () => undefined);
    expect(motion.flights.map((one) => one.card)).toEqual([null, null, null]);
  });

  it("moves a card that is turned up on its way, and leaves one that is turned up where it lies", async () => {
    layOut(`<div data-zone="slot:1" data-at="3"></div><div data-zone="resolving" data-at="9"></div>`);
    const motion = new Motion();
    const revealed = (target: string): EventInfo => ({ ...moved({ card: "elders", source: "slot:1", target }), kind: "revealed" });
    await motion.play([revealed("resolving"), revealed("slot:1")], () => undefined);
    expect(motion.flights.map((one) => [one.card, one.from.x, one.to.x])).toEqual([["elders", 3, 9]]);
  });

  it("lets the zone stand for a card that is folded away", async () => {
    layOut(`<div data-zone="area:1:science" data-at="4"><b data-card="science-1"></b></div><div data-zone="discard" data-at="8"></div>`);
    const motion = new Motion();
    await motion.play([moved({ card: "science-1", source: "area:1:science", target: "discard" })], () => undefined);
    expect(motion.flights[0]?.from.x).toBe(4);
  });

  it("keeps still for whoever prefers it so, and still shows the change", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    layOut(`<div data-zone="deck" data-at="3"></div><div data-zone="hand:1" data-at="9"></div>`);
    const motion = new Motion();
    const change = vi.fn();
    await motion.play([moved({ count: 3, source: "deck", target: "hand:1" })], change);
    expect(change).toHaveBeenCalledOnce();
    expect(motion.flights).toEqual([]);
    vi.unstubAllGlobals();
  });
});
