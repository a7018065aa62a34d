import { expect, it } from 'vitest';
import { isPlace, measuredPlace, misplacedOf, pairedPlace } from '@/model/underlay/placedPoints';
import type { Underlay } from '@/model/underlay/underlay';

const UNDERLAY: Underlay = { picture: '/scan', ratio: 1, x: 0, y: 0, width: 10, turn: 0, opacity: 1, shown: true };
const [A, B] = [
  { x: 0, y: 0 },
  { x: 5, y: 0 },
];

it('[UL3] a picture has a place once all four points were clicked, and none where they are too close', () => {
  const clicked = { underlay: UNDERLAY, points: [A, A, B] };
  expect(pairedPlace(clicked, { x: 10, y: 0 })).toMatchObject({ x: 0, y: 0, width: 20 });
  expect(pairedPlace({ ...clicked, points: [A, A] }, B)).toBeNull();
  expect(pairedPlace({ ...clicked, underlay: null }, B)).toBeNull();
  const tooClose = pairedPlace({ ...clicked, points: [A, A, A] }, B);
  expect([isPlace(tooClose), misplacedOf(tooClose)]).toEqual([false, expect.any(String)]);
});

it('[UL4] a picture has a place by a length once both of its ends were clicked', () => {
  const place = measuredPlace({ underlay: UNDERLAY, points: [A, B] }, 10);
  expect([isPlace(place), misplacedOf(place)]).toEqual([true, null]);
  expect(place).toMatchObject({ width: 20 });
  expect(measuredPlace({ underlay: UNDERLAY, points: [A] }, 10)).toBeNull();
});
