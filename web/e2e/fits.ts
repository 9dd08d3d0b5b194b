/** Whether everything on a page has room: nothing cut off, nothing over something else, nothing too small for a finger. */
import type { Page } from "playwright-core";

/** What does not fit, in words; nothing if all is well. `finger` is the least that a control measures, each way. */
export function misfits(page: Page, finger: number): Promise<string[]> {
  return page.evaluate((finger) => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    /** Browsers round, and letters reach a little over their boxes. */
    const SLACK = 1.5;
    /** Said, not shown. */
    const UNSEEN = ".hidden-but-said, .skip, [hidden], option, svg, dialog:not([open])";
    /** A card's face is shortened where it is small, and so is what the others did; a closer look shows all of it. */
    const SHORTENED = ".face, .shortened";
    const CONTROLS = "button, a[href], select, input:not([type=file], [type=checkbox], [type=radio]), label:is(.button, :has(input))";
    /** Cards lie close, and those of a hand over one another. They are large enough by themselves. */
    const LOOSE = "[data-card]";

    const found = new Set<string>();
    /** What lies behind an open dialog is not to be used now. */
    const root = document.querySelector("dialog[open]") ?? document.body;
    const words = (one: Element): string => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const named = (one: Element): string => `<${one.tagName.toLowerCase()} ${one.classList[0] ?? ""}> “${words(one)}”`;
    const clips = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
    const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
    const seen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true }) && !one.closest(UNSEEN) && getComputedStyle(one).clipPath === "none";
    const framed = (style: CSSStyleDeclaration): boolean => style.borderTopStyle !== "none" && style.borderTopWidth !== "0px";

    /** What is left of a box inside all that cuts it or scrolls. */
    function visible(one: Element): Box {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const box = { left, top, right, bottom };
      for (let around = one.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        if (overflowX !== "visible") [box.left, box.right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
        if (overflowY !== "visible") [box.top, box.bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
        if (position === "fixed") break;
      }
      // What the question has grown over is not to be used now.
      for (const over of document.querySelectorAll("[data-over]")) {
        const lid = over.getBoundingClientRect();
        const under = !over.contains(one) && box.left < lid.right && box.right > lid.left && box.top < lid.bottom;
        if (under && box.bottom > lid.top) box.bottom = Math.max(box.top, lid.top);
      }
      return box;
    }

    /** A text stays inside whatever has a border or cuts, until something scrolls to it. */
    function textFits(text: Text, box: DOMRect): void {
      let [across, along] = [true, true];
      for (let around = text.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.display === "contents" || style.display === "inline") continue;
        const frame = around.getBoundingClientRect();
        if (scrolls(style.overflowX)) across = false;
        if (scrolls(style.overflowY)) along = false;
        const tightAcross = across && (clips(style.overflowX) || framed(style) || around === document.body);
        const tightAlong = along && (clips(style.overflowY) || framed(style));
        if (tightAcross && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) return void found.add(`“${text.data.trim().slice(0, 40)}” is wider than ${named(around)}`);
        if (tightAlong && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK)) return void found.add(`“${text.data.trim().slice(0, 40)}” is higher than ${named(around)}`);
        if (style.position === "fixed") return;
      }
    }

    function textsFit(): void {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        const parent = text.parentElement!;
        if (!text.data.trim() || parent.closest(SHORTENED) || !seen(parent)) continue;
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) textFits(text, box);
      }
    }

    function controlsFit(): void {
      const controls = [...root.querySelectorAll(CONTROLS)].filter(seen).map((one) => ({ one, box: visible(one) }));
      const shown = controls.filter(({ box }) => box.right - box.left > SLACK && box.bottom - box.top > SLACK);
      for (const { one, box } of shown) {
        const { width, height } = one.getBoundingClientRect();
        const inline = getComputedStyle(one).display === "inline";
        if (!one.matches(LOOSE) && !inline && Math.min(width, height) < finger - SLACK) found.add(`${named(one)} is small: ${width.toFixed(0)} × ${height.toFixed(0)}`);
        if (box.left < -SLACK || box.right > innerWidth + SLACK) found.add(`${named(one)} lies beside the page`);
      }
      shown.forEach((first, at) => {
        for (const second of shown.slice(at + 1)) {
          if (first.one.contains(second.one) || (first.one.matches(LOOSE) && second.one.matches(LOOSE))) continue;
          const across = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
          const along = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
          if (across > SLACK && along > SLACK) found.add(`${named(first.one)} and ${named(second.one)} overlap`);
        }
      });
    }

    /** Only cards to choose from may lie over the board, and only where there is room for both. */
    function boardIsFree(): void {
      const board = document.querySelector("main.board")?.getBoundingClientRect();
      for (const ask of document.querySelectorAll("[data-over]")) {
        const box = ask.getBoundingClientRect();
        const over = board && Math.min(box.right, board.right) - Math.max(box.left, board.left) > SLACK && Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top) > SLACK;
        if (over && (innerWidth <= 1000 || !ask.querySelector(".tray"))) found.add(`the question lies over the board: “${words(ask)}”`);
      }
    }

    if (document.documentElement.scrollWidth > innerWidth) found.add("the page scrolls sideways");
    boardIsFree();
    textsFit();
    controlsFit();
    return [...found];
  }, finger);
}
