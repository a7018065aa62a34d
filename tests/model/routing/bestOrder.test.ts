import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestOrder } from '@/model/routing/bestOrder';

type Costs = (number | null)[][];

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]));

/** The cost of an order; infinite where a route is missing. */
const costOf = (costs: Costs, order: readonly number[]): number =>
  order.slice(1).reduce((sum, to, at) => sum + (costs[order[at] ?? 0]?.[to] ?? Number.POSITIVE_INFINITY), 0);

const tours: fc.Arbitrary<{ costs: Costs; end: number | null }> = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.record({
    costs: fc.array(
      fc.array(fc.option(fc.integer({ min: 0, max: 50 }), { freq: 6 }), { minLength: count, maxLength: count }),
      { minLength: count, maxLength: count },
    ),
    end: count === 1 ? fc.constant(null) : fc.option(fc.integer({ min: 1, max: count - 1 })),
  }),
);

it('[PV46] the order is the cheapest of all, by trying each', () => {
  fc.assert(
    fc.property(tours, ({ costs, end }) => {
      const others = costs.map((_, at) => at).slice(1);
      const all = permutations(others)
        .map((order) => [0, ...order])
        .filter((order) => end === null || order.at(-1) === end);
      const least = Math.min(...all.map((order) => costOf(costs, order)));
      const order = bestOrder(costs, 0, end);
      if (!Number.isFinite(least)) {
        expect(order).toBeNull();
        return;
      }
      expect([...(order ?? [])].sort()).toEqual(costs.map((_, at) => at));
      expect(order?.[0]).toBe(0);
      if (end !== null) expect(order?.at(-1)).toBe(end);
      expect(costOf(costs, order ?? [])).toBe(least);
    }),
    { numRuns: 400 },
  );
});

it('[PV46] eight stops on a line are visited one after the other', () => {
  const at = [0, 8, 3, 1, 6, 2, 7, 4, 5];
  const costs = at.map((from) => at.map((to) => Math.abs(from - to)));
  expect(bestOrder(costs, 0, null)?.map((stop) => at[stop])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(bestOrder(costs, 0, 3)?.map((stop) => at[stop])).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 1]);
});
