import { describe, expect, it } from 'vitest';
import { matchRooms } from '@/model/floorPlan/identity/matchRooms';
import type { MatchKind } from '@/model/floorPlan/identity/roomMatch';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { seeded } from '../../../support/objWriter';

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];
type Rooms = Readonly<Record<string, Rect>>;

/** Rows of rooms of differing widths along corridors. */
function rowsOfRooms(random: () => number, count: number): [string, Rect][] {
  const rooms: [string, Rect][] = [];
  const perRow = Math.ceil(Math.sqrt(count));
  let [x, y] = [0, 0];
  for (let at = 0; at < count; at++) {
    if (at % perRow === 0) [x, y] = [random(), y + 12];
    const [width, depth] = [4 + random() * 6, 5 + random() * 4];
    rooms.push([`room-${at}`, [x, y, x + width, y + depth]]);
    x += width + 0.2;
  }
  return rooms;
}

const shifted = ([x0, y0, x1, y1]: Rect, dx: number, dy: number): Rect => [x0 + dx, y0 + dy, x1 + dx, y1 + dy];
const kindsOf = (before: Rooms, after: Rooms) =>
  Object.fromEntries(
    matchRooms(floorPlanOf(before), floorPlanOf(after)).rooms.map(({ from, kind, to }) => [from, [kind, ...to]]),
  );

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed + 1);

describe('generated floor plans', () => {
  it.each(SEEDS)('[PI1] [PI2] renamed rooms of a shifted floor plan are all found, and no others (seed %i)', (seed) => {
    const random = seeded(seed);
    const [dx, dy] = [(random() - 0.5) * 80, (random() - 0.5) * 80];
    const before = rowsOfRooms(random, 50 + Math.floor(random() * 100));
    const expected: [string, MatchKind, string[]][] = [];
    const after = before.map(([name, rect], at): [string, Rect] => {
      const isRenamed = random() < 0.3;
      const to = isRenamed ? `shop-${at}` : name;
      expected.push([name, isRenamed ? 'renamed' : 'same', [to]]);
      return [to, shifted(rect, dx, dy)];
    });
    const found = matchRooms(floorPlanOf(Object.fromEntries(before)), floorPlanOf(Object.fromEntries(after.reverse())));
    expect(found.rooms.map(({ from, kind, to }) => [from, kind, to])).toEqual(expected);
    expect(found.added).toEqual([]);
    expect(Math.hypot(found.offset.x - dx, found.offset.y - dy)).toBeLessThan(0.05);
  });

  it.each(SEEDS)('[PI3] [PI4] [PI5] split, merged, new and gone rooms are distinguished (seed %i)', (seed) => {
    const random = seeded(seed);
    const [dx, dy] = [(random() - 0.5) * 20, (random() - 0.5) * 20];
    const before = rowsOfRooms(random, 80);
    const perRow = Math.ceil(Math.sqrt(80));
    const expected: Record<string, unknown[]> = {};
    const after: [string, Rect][] = [];
    const added: string[] = [];
    for (let at = 0; at < before.length; at++) {
      const [name, [x0, y0, x1, y1]] = before[at]!;
      const next = before[at + 1];
      const chance = random();
      if (chance < 0.1) {
        const middle = x0 + (x1 - x0) * (0.45 + random() * 0.02);
        after.push([`left-${at}`, [x0, y0, middle, y1]], [`right-${at}`, [middle, y0, x1, y1]]);
        expected[name] = ['split', `right-${at}`, `left-${at}`];
      } else if (chance < 0.2 && next && (at + 1) % perRow !== 0) {
        after.push([`both-${at}`, [x0, Math.min(y0, next[1][1]), next[1][2], Math.max(y1, next[1][3])]]);
        expected[name] = expected[next[0]] = ['merged', `both-${at}`];
        at += 1;
      } else if (chance < 0.25) expected[name] = ['gone'];
      else {
        after.push([name, [x0, y0, x1, y1]]);
        expected[name] = ['same', name];
      }
    }
    for (let at = 0; at < 3; at++) {
      after.push([`annex-${at}`, [200 + 10 * at, 0, 200.5 + 10 * at, 30 + at]]);
      added.push(`annex-${at}`);
    }
    const moved = after.map(([name, rect]) => [name, shifted(rect, dx, dy)] as const);
    const found = matchRooms(floorPlanOf(Object.fromEntries(before)), floorPlanOf(Object.fromEntries(moved)));
    expect(Object.fromEntries(found.rooms.map(({ from, kind, to }) => [from, [kind, ...to]]))).toEqual(expected);
    expect(found.added).toEqual(added);
  });

  it('[PI1] matches five thousand rooms, the same way each time', () => {
    const before = rowsOfRooms(seeded(7), 5000);
    const after = before.map(([name, rect], at): [string, Rect] => [
      at % 3 === 0 ? `new-${at}` : name,
      shifted(rect, 3, -2),
    ]);
    const [one, other] = [floorPlanOf(Object.fromEntries(before)), floorPlanOf(Object.fromEntries(after))];
    const found = matchRooms(one, other);
    expect(found.rooms.filter(({ kind }) => kind === 'renamed')).toHaveLength(1667);
    expect(found.rooms.filter(({ kind }) => kind === 'same')).toHaveLength(3333);
    expect(matchRooms(one, other)).toEqual(found);
  });
});

describe('single rooms', () => {
  const ROW: Rooms = { a: [0, 0, 5, 6], b: [5, 0, 11, 6], c: [11, 0, 18, 6], d: [18, 0, 26, 6], e: [0, 8, 26, 20] };

  it('[PI2] a room that keeps its name elsewhere is moved, in its size or in another one', () => {
    expect(kindsOf(ROW, { ...ROW, a: [0, 30, 5, 36] }).a).toEqual(['moved', 'a']);
    expect(kindsOf(ROW, { ...ROW, a: [0, 30, 9, 36] }).a).toEqual(['moved', 'a']);
  });

  it('[PI2] rooms that exchange their names keep what is in their shape', () => {
    const { a, b, ...others } = ROW;
    expect(kindsOf(ROW, { ...others, a: b!, b: a! })).toMatchObject({ a: ['renamed', 'b'], b: ['renamed', 'a'] });
  });

  it('[PI3] a room with another name is moved to the nearest room of its size', () => {
    const { a: _, ...others } = ROW;
    expect(kindsOf(ROW, { ...others, shop: [0, 21, 5, 27], far: [90, 22, 95, 28] }).a).toEqual(['moved', 'shop']);
  });

  it('[PI4] the part of a split room that keeps its name is the first, however small', () => {
    expect(kindsOf(ROW, { ...ROW, e: [0, 8, 6, 20], hall: [6, 8, 26, 20] }).e).toEqual(['split', 'e', 'hall']);
  });

  it('[PI5] a room that takes in its neighbour and keeps its name is merged with it', () => {
    const { b: _, ...others } = ROW;
    const found = kindsOf(ROW, { ...others, a: [0, 0, 11, 6] });
    expect([found.a, found.b]).toEqual([
      ['merged', 'a'],
      ['merged', 'a'],
    ]);
  });

  it('[PI4] furniture and a floor below the rooms split and merge nothing', () => {
    const withSlab = { slab: [-1, -1, 27, 21] as const, ...ROW };
    expect(kindsOf(withSlab, { ...withSlab, desk: [1, 1, 2, 2], chair: [3, 3, 3.5, 3.5] })).toEqual(
      Object.fromEntries(Object.keys(withSlab).map((name) => [name, ['same', name]])),
    );
  });

  it('[PI1] floor plans without rooms are compared without an error', () => {
    expect(kindsOf({}, ROW)).toEqual({});
    expect(kindsOf(ROW, {}).a).toEqual(['gone']);
  });
});
