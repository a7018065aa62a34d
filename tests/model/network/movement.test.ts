import { describe, expect, it } from 'vitest';
import { movementOf } from '@/model/network/movement';
import { createNetwork, nodeId } from '@/model/network/network';
import { node } from './sampleNetwork';

const ids = [nodeId(1), nodeId(2)];
const before = createNetwork([node(1, 10, 10), node(2, 20, 10)]);
const moved = (dx: number, dy: number) => createNetwork([node(1, 10 + dx, 10 + dy), node(2, 20 + dx, 10 + dy)]);

describe('[AX14] how far and where to nodes were moved', () => {
  it.each([
    [0, -0.5, 'north', 0.5],
    [3, -3, 'north-east', Math.hypot(3, 3)],
    [2, 0, 'east', 2],
    [1, 1, 'south-east', Math.hypot(1, 1)],
    [0, 4, 'south', 4],
    [-1, 1, 'south-west', Math.hypot(1, 1)],
    [-2, 0.1, 'west', Math.hypot(2, 0.1)],
    [-1, -1, 'north-west', Math.hypot(1, 1)],
  ] as const)('%d, %d is %s', (dx, dy, bearing, metres) => {
    const movement = movementOf(before, moved(dx, dy), ids);
    expect(movement?.bearing).toBe(bearing);
    expect(movement?.metres).toBeCloseTo(metres, 6);
  });

  it('is nothing where they stay, are gone, or move apart', () => {
    expect(movementOf(before, before, ids)).toBeNull();
    expect(movementOf(before, createNetwork([node(1, 0, 0)]), ids)).toBeNull();
    expect(movementOf(before, createNetwork([node(1, 11, 10), node(2, 20, 10)]), ids)).toBeNull();
    expect(movementOf(before, moved(1, 0), [])).toBeNull();
  });
});
