import { expect, it } from 'vitest';
import { closeOutlines } from '@/model/floorPlan/sources/dxf/closeOutlines';
import { ringArea } from '@/model/geometry/outline/ring';

const lines = (...all: readonly (readonly number[])[]) => all.map((points, at) => ({ handle: `L${at}`, points }));
const areas = (given: ReturnType<typeof closeOutlines>) =>
  given.rings.map(({ points }) => Math.round(ringArea(points) * 1000) / 1000).sort((one, other) => one - other);

it('[BP26] lines whose ends meet enclose an area, in whatever order and direction they are drawn', () => {
  const found = closeOutlines(lines([0, 0, 4, 0], [4, 3, 4, 0], [0, 3, 4, 3], [0, 3, 0, 0]));
  expect(areas(found)).toEqual([12]);
  expect([found.open, found.gaps]).toEqual([[], []]);
  expect(found.rings[0]?.handle).toBe('L0');
});

it('[BP26] areas that share a line are two, and what lies around them is none', () => {
  const found = closeOutlines(
    lines([0, 0, 4, 0, 4, 3], [4, 3, 0, 3, 0, 0], [4, 0, 9, 0, 9, 3, 4, 3], [20, 20, 22, 20, 20, 22, 20, 20]),
  );
  expect(areas(found)).toEqual([2, 12, 15]);
});

it('[BP26] a line that ends on another one divides its area', () => {
  const found = closeOutlines(lines([0, 0, 6, 0, 6, 3, 0, 3, 0, 0], [2, 0, 2, 3]));
  expect(areas(found)).toEqual([6, 12]);
});

it('[BP26] gaps of up to 30 cm between loose ends are closed and counted; wider ones stay open', () => {
  const room = (gap: number) => lines([0, 0, 4, 0], [4, 0, 4, 3], [4, 3, 0, 3], [0, 3, 0, gap]);
  const closed = closeOutlines(room(0.29));
  expect(areas(closed)).toEqual([12]);
  expect(closed.gaps).toEqual([expect.closeTo(0.29)]);
  const open = closeOutlines(room(0.31));
  expect([open.rings, open.gaps]).toEqual([[], []]);
  expect(open.open).toEqual(['L0', 'L1', 'L2', 'L3']);
});

it('[BP26] lines that lead into a room or out of it are left out alone', () => {
  const found = closeOutlines(
    lines([0, 0, 4, 0], [4, 0, 4, 3], [4, 3, 0, 3], [0, 3, 0, 0], [4, 3, 7, 7], [7, 7, 9, 9]),
  );
  expect(areas(found)).toEqual([12]);
  expect(found.open).toEqual(['L4', 'L5']);
});

it('[BP26] forty thousand loose lines are looked through, and one that ends on another still cuts it', () => {
  const loose = Array.from({ length: 40_000 }, (_, at) => ({
    handle: `L${at}`,
    points: [10 * (at % 200), 10 * Math.floor(at / 200), 10 * (at % 200) + 4, 10 * Math.floor(at / 200) + 4],
  }));
  const box = { handle: 'box', points: [-10, -10, -4, -10, -4, -4, -10, -4, -10, -10] };
  const across = { handle: 'across', points: [-7, -10, -7, -4] };
  const { rings, open } = closeOutlines([...loose, box, across]);
  expect(open).toHaveLength(40_000);
  expect(rings.map(({ points }) => Math.abs(ringArea(points))).sort()).toEqual([18, 18]);
});
