import { describe, expect, it } from 'vitest';
import { HILBERT_SIDE, hilbertPlace } from '@/model/routing/graph/hilbert';
import { NodeIndex } from '@/model/routing/graph/nodeIndex';
import { nodeOrder } from '@/model/routing/graph/nodeOrder';
import { seeded } from '../../network/randomEdits';

describe('node order', () => {
  it('[RO5] the curve visits every cell once, from neighbour to neighbour', () => {
    const cells: [number, number][] = [];
    for (let column = 0; column < HILBERT_SIDE; column++)
      for (let row = 0; row < HILBERT_SIDE; row++) cells[hilbertPlace(column, row)] = [column, row];
    expect(cells.filter(Boolean)).toHaveLength(HILBERT_SIDE ** 2);
    for (let place = 1; place < cells.length; place++) {
      const [column, row] = cells[place]!;
      const [before, above] = cells[place - 1]!;
      expect(Math.abs(column - before) + Math.abs(row - above)).toBe(1);
    }
  });

  it('[RO5] holds every node once, floor by floor', () => {
    const random = seeded(1);
    const x = Float64Array.from({ length: 500 }, () => random() * 90);
    const y = Float64Array.from({ length: 500 }, () => random() * 9);
    const floors = Uint16Array.from({ length: 500 }, (_, i) => i % 3);
    const order = nodeOrder(x, y, floors);
    expect([...order].sort((one, other) => one - other)).toEqual([...order.keys()]);
    expect([...order].map((node) => floors[node]!)).toEqual([...floors].sort());
    expect(nodeOrder(x.slice(0, 0), y.slice(0, 0), floors.slice(0, 0))).toHaveLength(0);
  });

  it.each([
    ['close together', [5, 7, 6, -1]],
    ['far apart', [5, 9_000_000_000, -4, 123]],
  ])('[RO5] finds numbers that lie %s', (_, ids) => {
    const index = new NodeIndex(Float64Array.from(ids));
    expect(ids.map((id) => index.get(id))).toEqual([0, 1, 2, 3]);
    index.set(-77, 4);
    expect([index.get(-77), index.get(1), index.get(2)]).toEqual([4, -1, -1]);
  });
});
