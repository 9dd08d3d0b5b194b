/** The six domains, and what the view says of them. */
import type { View, Zone } from "../../lib/model.ts";

export const DOMAINS = ["military", "religion", "economy", "science", "culture", "utopia"] as const;
export type DomainName = (typeof DOMAINS)[number];

export const ICONS: Record<DomainName, string> = {
  military: "crossed-swords",
  religion: "greek-temple",
  economy: "two-coins",
  science: "telescope",
  culture: "lyre",
  utopia: "sunrise",
};

const EFFECTS: Record<DomainName, string[]> = {
  military: ["assassination", "purge", "attack"],
  religion: ["scripture", "divine-right", "inquisition"],
  economy: ["development", "monopoly", "embargo"],
  science: ["experiment", "research", "breakthrough"],
  culture: ["inspiration"],
  utopia: ["oligarchy", "republic", "democracy"],
};

/** The domain that a term is about: a suit, `civ-domain-science`, `civ-effect-purge`, `civ-choice-copy-purge`. */
export function domainOf(term: string): DomainName | undefined {
  const word = term.replace(/^civ-(domain|effect|choice)-/, "");
  if (word.startsWith("copy-")) return "culture";
  return DOMAINS.find((domain) => domain === word || EFFECTS[domain].includes(word));
}

/** A domain of somebody's area. */
export interface Domain {
  name: DomainName;
  zone: Zone;
  /** Cards that hegemony needs here. */
  needed: number;
  level: 0 | 1 | 2;
  /** More cards here than anybody else, or as many. */
  leads: boolean;
  /** How many cards others have laid face down here. */
  embargoes: number;
  hidden: number;
}

export interface Thresholds {
  first: number;
  second: number;
  hegemony: number;
}

export function thresholds(view: View): Thresholds {
  const of = (key: string): number => view.counters.find((counter) => counter.key === key)?.value ?? 0;
  return { first: of("level-1"), second: of("level-2"), hegemony: of("hegemony") };
}

export function areaOf(view: View, seat: number): Domain[] {
  const { first, second, hegemony } = thresholds(view);
  const zones = new Map(view.zones.map((zone) => [zone.key, zone]));
  const counters = new Map(view.counters.map((counter) => [counter.key, counter.value]));
  return DOMAINS.flatMap((name): Domain[] => {
    const zone = zones.get(`area:${seat}:${name}`);
    if (!zone) return [];
    const most = Math.max(...view.zones.filter((one) => one.name === zone.name).map((one) => one.count));
    return [
      {
        name,
        zone,
        needed: counters.get(`needed:${seat}:${name}`) ?? hegemony,
        level: zone.count >= second ? 2 : zone.count >= first ? 1 : 0,
        leads: zone.count > 0 && zone.count === most,
        embargoes: zones.get(`embargo:${seat}:${name}`)?.count ?? 0,
        hidden: zones.get(`hidden:${seat}:${name}`)?.count ?? 0,
      },
    ];
  });
}
