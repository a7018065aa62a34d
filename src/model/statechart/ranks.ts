/** A connection of two items of a level, drawn downwards. */
export interface Downward {
  readonly upper: string;
  readonly lower: string;
}

export interface RankedItem {
  readonly id: string;
  /** Items at the border of the level: connections to other levels cross there. */
  readonly pin: 'top' | 'bottom' | null;
}

const PASSES = 4;

/**
 * The row of each item: below everything that leads down to it and, within that, close to what it is connected with.
 * The connections must have no cycle.
 */
export function ranksOf(items: readonly RankedItem[], connections: readonly Downward[]): ReadonlyMap<string, number> {
  const above = group(connections, 'lower', 'upper');
  const below = group(connections, 'upper', 'lower');
  const ranks = new Map<string, number>();
  const rank = (id: string) => ranks.get(id) ?? 0;
  const visit = (id: string): number => {
    const known = ranks.get(id);
    if (known !== undefined) return known;
    const own = Math.max(0, ...(above.get(id) ?? []).map((one) => visit(one) + 1));
    ranks.set(id, own);
    return own;
  };
  for (const { id } of items) visit(id);

  const byRank = [...items].sort((one, other) => rank(other.id) - rank(one.id));
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const { id } of byRank) {
      const [upper, lower] = [above.get(id) ?? [], below.get(id) ?? []];
      const lowest = Math.max(0, ...upper.map((one) => rank(one) + 1));
      const highest = Math.min(...lower.map((one) => rank(one) - 1));
      if (lower.length > upper.length && highest > lowest) ranks.set(id, highest);
      else if (lower.length < upper.length) ranks.set(id, lowest);
    }
  const last = Math.max(0, ...items.filter(({ pin }) => pin !== 'bottom').map(({ id }) => rank(id)));
  for (const { id, pin } of items) {
    if (pin === 'top') ranks.set(id, 0);
    if (pin === 'bottom') ranks.set(id, last + 1);
  }
  return ranks;
}

function group(connections: readonly Downward[], by: keyof Downward, of: keyof Downward): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const one of connections) groups.set(one[by], [...(groups.get(one[by]) ?? []), one[of]]);
  return groups;
}
