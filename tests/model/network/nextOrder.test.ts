import { expect, it } from 'vitest';
import { nextOrder } from '@/model/network/nextOrder';

it.each([
  ['the first is the ground', [], 0],
  ['above the highest', [0, 1], 2],
  ['above the highest, whatever is between', [-1, 5], 6],
  ['above floors that are all below the ground', [-3, -2], -1],
])('[BU6] a new floor stands above all others: %s', (_what, orders, next) => {
  expect(nextOrder(orders.map((order) => ({ order })))).toBe(next);
});
