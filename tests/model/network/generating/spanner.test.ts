import { describe, expect, it } from 'vitest';
import { cheapestWays, spanner } from '@/model/network/generating/spanner';
import { seeded } from '../../../support/objWriter';

/** Points that all see each other. */
function wholeGraph(seed: number, count: number): ReadonlyMap<number, number>[] {
  const random = seeded(seed);
  const points = Array.from({ length: count }, () => [20 * random(), 20 * random()] as const);
  return points.map(
    ([x, y], from) =>
      new Map(points.flatMap(([u, v], to) => (to === from ? [] : [[to, Math.hypot(u - x, v - y)] as const]))),
  );
}

describe('[AN4] the sparse part of a graph', () => {
  it.each([1, 2, 3, 4, 5])('has no way longer than it may be (%i)', (seed) => {
    const links = wholeGraph(seed, 24);
    const terminals = Array.from(links.keys());
    const sparse = spanner(links, terminals, 1.25, 1);
    for (const from of terminals) {
      const [best, found] = [cheapestWays(links, from).costs, cheapestWays(sparse, from).costs];
      for (const to of terminals) expect(found[to]).toBeLessThanOrEqual(1.25 * best[to]! + 1e-9);
    }
    const count = (of: readonly ReadonlyMap<number, number>[]) => of.reduce((sum, { size }) => sum + size, 0) / 2;
    expect(count(sparse)).toBeLessThan(count(links) / 4);
  });

  it('leads over nodes that are no terminals where the way does', () => {
    const links = [
      new Map([[1, 1]]),
      new Map([
        [0, 1],
        [2, 1],
      ]),
      new Map([[1, 1]]),
    ];
    expect(spanner(links, [0, 2], 1.25, 1).map((of) => [...of.keys()].sort())).toEqual([[1], [0, 2], [1]]);
  });

  it('leaves terminals alone that nothing joins', () => {
    expect(spanner([new Map(), new Map()], [0, 1], 1.25, 1)).toEqual([new Map(), new Map()]);
  });
});
