import { describe, expect, it } from 'vitest';
import { type FloorStop, joinedStops } from '@/model/network/generating/joinedStops';
import { rectangle } from '../../../support/plannedFloor';

const stop = (node: number, x: number, { label = '', facility = 'lift' as FloorStop['facility'] } = {}): FloorStop => ({
  node,
  facility,
  label,
  rings: [rectangle(x, 0, 2, 2)],
});

describe('[AN8] stops of neighbouring floors', () => {
  it('are one lift where they lie above each other', () => {
    expect(joinedStops([[stop(1, 0), stop(2, 10)], [stop(3, 10.5), stop(4, 0)], [stop(5, 0.2)]])).toEqual([
      {
        facility: 'lift',
        label: '',
        stops: [
          { floor: 0, node: 1 },
          { floor: 1, node: 4 },
          { floor: 2, node: 5 },
        ],
      },
      {
        facility: 'lift',
        label: '',
        stops: [
          { floor: 0, node: 2 },
          { floor: 1, node: 3 },
        ],
      },
    ]);
  });

  it('are not, where less than 60 % of the smaller one does, or where they are of other kinds', () => {
    expect(joinedStops([[stop(1, 0)], [stop(2, 0.9)]])).toEqual([]);
    expect(joinedStops([[stop(1, 0)], [stop(2, 0, { facility: 'stairs' })]])).toEqual([]);
  });

  it('have the same name where each floor has one of it, wherever they are', () => {
    const named = (node: number, x: number) => stop(node, x, { label: 'Stair B', facility: 'stairs' });
    expect(joinedStops([[named(1, 0)], [named(2, 8)]])).toHaveLength(1);
    expect(joinedStops([[named(1, 0)], [named(2, 8), named(3, 16)]])).toEqual([]);
  });

  it('do not jump over a floor', () => {
    expect(joinedStops([[stop(1, 0)], [], [stop(2, 0)]])).toEqual([]);
  });

  it('are taken once', () => {
    expect(joinedStops([[stop(1, 0)], [stop(2, 0), stop(3, 0.1)]])).toHaveLength(1);
  });
});
