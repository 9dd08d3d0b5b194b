import { describe, expect, it } from "vitest";
import { bargain, deedsOf, usual, withNumber, type Deed } from "../src/lib/deeds.ts";
import type { Decision } from "../src/lib/model.ts";
import { decision, option } from "./fixtures.ts";

const ZONES = new Set(["hand:0", "market"]);
const keys = (deed: Deed): string => deed.steps.flatMap((step) => step.keys).join(" ");
const at = (asked: Decision, place: string): string[] => (deedsOf(asked, ZONES).cards.get(place) ?? []).map(keys);

describe("what can be done with a card", () => {
  const build = decision(["card:mill", "card:inn"], { id: "ask-build", still: true });
  const raze = decision(["card:mill"], { id: "ask-raze", still: true });
  const turn = decision(["choice:build", "choice:raze", "choice:pass"], { id: "ask-turn", then: { "choice:build": build, "choice:raze": raze } });

  it("is every verb that leads to it and changes nothing on the way", () => {
    expect(at(turn, "hand:0/mill")).toEqual(["choice:build card:mill", "choice:raze card:mill"]);
    expect(at(turn, "hand:0/inn")).toEqual(["choice:build card:inn"]);
  });

  it("leaves a button for what ends a question, wherever it leads", () => {
    const cleanUp = decision(["card:mill"], { id: "ask-clean-up", still: true });
    const actions = decision(["card:inn", "done"], { id: "ask-action", then: { done: cleanUp } });
    expect(deedsOf(actions, ZONES).buttons.map(keys)).toEqual(["done"]);
    expect(at(actions, "hand:0/mill")).toEqual([]);
  });

  it("leaves as buttons only what is no menu", () => {
    expect(deedsOf(turn, ZONES).buttons.map(keys)).toEqual(["choice:pass"]);
  });

  it("is only offered, with its name, where something happens before the card is chosen", () => {
    const suit = decision(["card:mill", "choice:deck"], { id: "ask-card", still: true });
    const declare = decision(["choice:red"], { id: "ask-suit", then: { "choice:red": suit } });
    const mode = decision(["choice:innovate"], { then: { "choice:innovate": declare } });
    const { cards, buttons } = deedsOf(mode, ZONES);
    expect(cards.get("hand:0/mill")?.map((one) => [keys(one), one.careful])).toEqual([["choice:innovate choice:red card:mill", true]]);
    expect(buttons.map(keys)).toEqual(["choice:innovate"]);
    expect(buttons[0]?.inside.map(keys)).toEqual(["choice:innovate choice:red choice:deck"]);
    expect(at(declare, "hand:0/mill")).toEqual(["choice:red card:mill"]);
  });
});

describe("what follows a card", () => {
  const after = (next: Partial<Decision>, answers: string[]): Decision =>
    decision(["card:mill"], { then: { "card:mill": decision(answers, { id: "ask-next", ...next }) } });

  it("is decided with it where it is a small choice", () => {
    expect(at(after({}, ["choice:yes", "done"]), "hand:0/mill")).toEqual(["card:mill choice:yes", "card:mill done"]);
  });

  const targets = (asked: Decision): string[] => (deedsOf(asked, ZONES).cards.get("hand:0/mill") ?? []).flatMap((deed) => deed.targets.map(keys));
  const many = Array.from({ length: 9 }, (_, nth) => `card:shop-${nth}`);

  it("is asked after it where cards are to be chosen", () => {
    expect(at(after({}, ["card:inn", "card:shop", "done"]), "hand:0/mill")).toEqual(["card:mill", "card:mill done"]);
    expect(at(after({}, ["card:inn"]), "hand:0/mill")).toEqual(["card:mill"]);
  });

  it("may be chosen with it: the cards are its targets", () => {
    expect(targets(after({}, ["card:inn", "card:shop"]))).toEqual(["card:mill card:inn", "card:mill card:shop"]);
    expect(targets(after({ begins: true }, ["card:inn"]))).toEqual([]);
    expect(targets(after({}, many))).toEqual([]);
  });

  it("is paid as usual where a card and its payment are chosen with it", () => {
    const gold = decision(["number:0", "number:1"], { id: "ask-gold" });
    gold.options = gold.options!.map((one) => ({ ...one, pays: { wood: 1 } }));
    expect(targets(after({ then: { "card:inn": gold } }, ["card:inn"]))).toEqual(["card:mill card:inn number:0"]);
  });

  it("is aimed at where the card is paid for first", () => {
    const aim = decision(["card:inn"], { id: "ask-aim" });
    expect(targets(after({ then: { "number:1": aim } }, ["number:0", "number:1"]))).toEqual(["card:mill number:1 card:inn"]);
  });

  it("may be a whole series at once: none, all, one, or some", () => {
    const series = after({ least: 0, most: 2 }, ["card:inn", "card:shop", "done"]);
    expect(at(series, "hand:0/mill")).toEqual(["card:mill", "card:mill card:inn card:shop", "card:mill done"]);
    expect(targets(series)).toEqual(["card:mill card:inn done", "card:mill card:shop done"]);
  });

  it("may be all cards where all must be picked, and is asked where only some of them must", () => {
    expect(at(after({ least: 2, most: 2 }, ["card:inn", "card:shop"]), "hand:0/mill")).toEqual(["card:mill card:inn card:shop", "card:mill"]);
    const some = after({ least: 2, most: 2 }, ["card:inn", "card:shop", "card:house"]);
    expect(at(some, "hand:0/mill")).toEqual(["card:mill"]);
    expect(targets(some)).toEqual([]);
  });

  it("says what is asked once", () => {
    const said = (answers: string[]): string[] => deedsOf(after({ text: "Which?" }, answers), ZONES).cards.get("hand:0/mill")!.map((deed) => deed.more);
    expect(said(["card:inn", "done"])).toEqual(["Which?", "done"]);
    expect(said(["choice:yes", "done"])).toEqual(["Which? choice:yes", "Which? done"]);
  });

  it("is another thought where it begins the next action", () => {
    expect(at(after({ begins: true }, ["choice:yes", "done"]), "hand:0/mill")).toEqual(["card:mill"]);
  });
});

describe("a small choice that is asked once more", () => {
  it("may be made twice at once", () => {
    const again = decision(["resource:wood", "resource:food", "done"], { id: "ask-work" });
    const work = decision(["resource:wood", "resource:food"], { id: "ask-work", still: true, then: { "resource:wood": again } });
    const turn = decision(["choice:work"], { id: "ask-turn", then: { "choice:work": work } });
    const [wood, food] = deedsOf(turn, ZONES).buttons;
    expect(wood!.inside.map(keys)).toEqual(["choice:work resource:wood resource:wood", "choice:work resource:wood resource:food"]);
    expect(wood!.inside.map((one) => one.more)).toEqual(["resource:wood, resource:wood", "resource:wood, resource:food"]);
    expect(food!.inside).toEqual([]);
  });
});

describe("a number after a card", () => {
  const numbers = ["number:0", "number:1", "number:2"];
  const price = decision(numbers, { id: "ask-gold", still: true });
  price.options = price.options!.map((one, gold) => ({ ...one, value: gold, pays: { gold, wood: 2 - gold } }));
  const build = decision(["card:mill"], { id: "ask-build", then: { "card:mill": price } });
  const [deed] = deedsOf(build, ZONES).cards.get("hand:0/mill") ?? [];

  it("has the usual answer, and may have another", () => {
    expect(keys(deed!)).toBe("card:mill number:0");
    expect(bargain(deed!).pays).toEqual({ gold: 0, wood: 2 });
    const other = withNumber(deed!, price.options![2]!);
    expect(keys(other)).toBe("card:mill number:2");
    expect(bargain(other).pays).toEqual({ gold: 2, wood: 0 });
  });

  it("is mostly meant as all of it where nothing is paid", () => {
    expect(usual(decision(numbers)).key).toBe("number:2");
  });
});

describe("cards that lie nowhere", () => {
  it("are laid out to choose from, not named on buttons", () => {
    const found = decision([], { options: [{ ...option("card:fame"), zone: "fame-deck" }, option("done")] });
    const deeds = deedsOf(found, ZONES);
    expect(deeds.loose).toEqual(["fame"]);
    expect(at(found, "/fame")).toEqual(["card:fame"]);
    expect(deeds.buttons.map(keys)).toEqual(["done"]);
  });
});
