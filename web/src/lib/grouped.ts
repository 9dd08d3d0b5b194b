/** Things alike together, in the order in which the first of each comes. */
export function groupedBy<Thing, Key>(things: readonly Thing[], key: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return groups;
}
