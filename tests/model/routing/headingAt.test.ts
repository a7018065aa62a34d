import { expect, it } from 'vitest';
import { headingAt } from '@/model/routing/headingAt';

const LINE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 4, y: 10 },
];

it.each([
  ['the start', { x: 0, y: 0 }, 0],
  ['between two corners', { x: 4, y: 0 }, 0],
  ['a corner, in the direction after it', { x: 10, y: 0 }, Math.PI / 2],
  ['the last corner', { x: 10, y: 10 }, Math.PI],
  ['the end', { x: 4, y: 10 }, null],
  ['a place beside the line', { x: 5, y: 5 }, null],
])('[PV47] the heading at %s', (_name, at, heading) => {
  expect(headingAt(LINE, at)).toEqual(heading);
});

it('[PV47] a line of one point leads nowhere', () => {
  expect(headingAt([{ x: 0, y: 0 }], { x: 0, y: 0 })).toBeNull();
});
