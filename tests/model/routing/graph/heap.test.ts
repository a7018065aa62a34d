import { describe, expect, it } from 'vitest';
import { Heap } from '@/model/routing/graph/heap';
import { below, seeded } from '../../network/randomEdits';

describe('heap', () => {
  it.each([1, 2, 3])('[RO5] gives vertices by rising cost, past its first room, seed %i', (seed) => {
    const random = seeded(seed);
    const heap = new Heap();
    const keys = Array.from({ length: 3000 }, () => below(random, 500));
    for (const [vertex, key] of keys.entries()) heap.push(vertex, key);
    const taken: number[] = [];
    while (heap.size > 0) {
      const { least } = heap;
      const vertex = heap.pop();
      expect(keys[vertex]).toBe(least);
      taken.push(vertex);
    }
    expect(taken.map((vertex) => keys[vertex])).toEqual([...keys].sort((one, other) => one - other));
    expect(new Set(taken).size).toBe(3000);
    expect(heap.least).toBe(Number.POSITIVE_INFINITY);
  });
});
