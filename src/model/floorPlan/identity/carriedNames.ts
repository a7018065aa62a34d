import type { ConfirmedMatch } from './roomMatch';

interface CarryOptions {
  /** Rooms that are not named keep their name. */
  readonly matches: readonly ConfirmedMatch[];
  /** Whether a room of the new floor plan has this name. */
  readonly isRoom: (name: string) => boolean;
}

interface Places {
  /** Names that a record has. */
  readonly used: Set<string>;
  /** The name before, by the name after. */
  readonly origins: ReadonlyMap<string, string>;
  readonly isRoom: (name: string) => boolean;
}

/**
 * The new names of records that a room may have once, such as its destination, by the names before; names that stay are
 * left out. Where several rooms become one, the first that is named gives its record. A record that follows no room, but
 * whose name is that of another room now, gets a name that no room has: nothing is lost, and nothing is in a wrong room.
 */
export function carriedNames(names: readonly string[], { matches, isRoom }: CarryOptions): ReadonlyMap<string, string> {
  const present = new Set(names);
  const targets = new Map(matches.map(({ from, to }) => [from, to]));
  const isStaying = (name: string) => !targets.has(name) || targets.get(name) === name;
  const used = new Set(names.filter(isStaying));
  const carried = new Map<string, string>();
  for (const { from, to } of matches) {
    if (to === null || to === from || !present.has(from) || used.has(to)) continue;
    used.add(to);
    carried.set(from, to);
  }
  const origins = new Map([...carried].map(([from, to]) => [to, from]));
  for (const name of names) {
    if (isStaying(name) || carried.has(name)) continue;
    const free = freeName(name, { used, origins, isRoom });
    used.add(free);
    if (free !== name) carried.set(name, free);
  }
  return carried;
}

/** Characters of an `object_name`. */
const MOST = 256;

/** The name, or else the first one back along the matches, that no record and no room has, or else one that is made up. */
function freeName(name: string, { used, origins, isRoom }: Places): string {
  const visited = new Set<string>();
  for (let at: string | undefined = name; at !== undefined && !visited.has(at); at = origins.get(at)) {
    if (!used.has(at) && !isRoom(at)) return at;
    visited.add(at);
  }
  for (let count = 1; ; count++) {
    const mark = count === 1 ? ' (former)' : ` (former ${count})`;
    const made = name.slice(0, MOST - mark.length) + mark;
    if (!used.has(made) && !isRoom(made)) return made;
  }
}
