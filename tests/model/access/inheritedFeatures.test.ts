import { expect, it } from 'vitest';
import { inheritedFeatures } from '@/model/access/inheritedFeatures';

it('[CR8] a new organisation has the features of its parent that its creator holds', () => {
  expect(inheritedFeatures([{ id: 1 }, { id: 4 }, { id: 6 }], [6, 1, 9])).toEqual([1, 6]);
  expect(inheritedFeatures([], [1])).toEqual([]);
});
