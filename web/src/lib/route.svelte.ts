/** Which page the address names. Pages are few, so their patterns are read by hand. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "join" | "watch" | "carry" | "carry-campaign"; token: string }
  | { page: "campaigns" }
  | { page: "campaign"; id: string }
  | { page: "solo" }
  | { page: "replay"; id: string }
  | { page: "new"; game: string }
  | { page: "rules"; book: string }
  | { page: "credits" }
  | { page: "missing" };

export function parse(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: "missing" };
  if (!first) return { page: "home" };
  if (first === "credits" || first === "campaigns" || first === "solo") return { page: second ? "missing" : first };
  if (!second) return { page: "missing" };
  if (first === "table" || first === "replay" || first === "campaign") return { page: first, id: second };
  if (first === "join" || first === "watch" || first === "carry" || first === "carry-campaign") return { page: first, token: second };
  if (first === "new") return { page: "new", game: second };
  if (first === "rules") return { page: "rules", book: second };
  return { page: "missing" };
}

class Router {
  path = $state(location.pathname);
  current = $derived(parse(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: stay in the page where a plain click asks for one of our own addresses. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const own = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  if (!own || link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
