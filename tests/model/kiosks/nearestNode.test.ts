import { expect, it } from 'vitest';
import { nearestNode } from '@/model/kiosks/nearestNode';

const nodes = [
  { id: 1, x: 0, y: 0 },
  { id: 2, x: 10, y: 0 },
];

it('[KI27] a click takes the nearest node within eight metres', () => {
  expect(nearestNode(nodes, { x: 6, y: 1 })?.id).toBe(2);
  expect(nearestNode(nodes, { x: 1, y: 7 })?.id).toBe(1);
  expect(nearestNode(nodes, { x: 5, y: 20 })).toBeNull();
  expect(nearestNode([], { x: 0, y: 0 })).toBeNull();
});
