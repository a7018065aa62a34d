import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { LINE } from '../../../server/exports/fitName';
import { nameRooms } from '../../../server/exports/nameRooms';
import { floorPlanOf } from '../../support/boxFloorPlan';

/** Every letter is half as wide as high. */
const measure = (text: string) => [...text].length / 2;
const place = (mesh: string, name: string) => ({ mesh, name, category: null });

const names = (rooms: Parameters<typeof floorPlanOf>[0], places: ReturnType<typeof place>[], labels = new Map()) =>
  nameRooms(drawnFloor(floorPlanOf(rooms)), { places, labels, scale: 1, measure, canDraw: () => true });

it('[EX5] sets a name in one line, in more, upright, or by a number', () => {
  const { fitted, numbered } = names(
    { wide: [0, 0, 100, 20], square: [0, 30, 34, 64], narrow: [200, 0, 212, 100], tiny: [300, 0, 306, 6] },
    [
      place('wide', 'Book and Paper'),
      place('square', 'Book and Paper'),
      place('narrow', 'Books'),
      place('tiny', 'Books'),
    ],
  );
  expect(fitted.map(({ lines, isUpright }) => [lines.length, isUpright])).toEqual([
    [1, false],
    [3, false],
    [1, true],
  ]);
  expect(fitted.map(({ lines }) => lines.join(' '))).toEqual(['Book and Paper', 'Book and Paper', 'Books']);
  expect(numbered).toEqual([{ mesh: 3, number: 1, name: 'Books' }]);
});

it('[EX5] keeps every line of a name inside its room', () => {
  const rooms = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [
      `r${at}`,
      [at * 200, 0, at * 200 + 8 + (at % 40) * 3, 8 + (at % 23) * 3] as const,
    ]),
  );
  const wanted = Object.keys(rooms).map((mesh, at) =>
    place(mesh, ['Café', 'Book and Paper', 'The Long Name of a Shop'][at % 3]!),
  );
  const { fitted, numbered } = names(rooms, wanted);
  expect(fitted.length + numbered.length).toBe(200);
  expect(Math.min(fitted.length, numbered.length)).toBeGreaterThan(10);
  for (const { mesh, lines, size, isUpright, x, y } of fitted) {
    const [minX, minY, maxX, maxY] = rooms[`r${mesh}`]!;
    const long = Math.max(...lines.map(measure)) * size;
    const short = lines.length * size * LINE;
    const [width, height] = isUpright ? [short, long] : [long, short];
    expect(x - width / 2).toBeGreaterThanOrEqual(minX);
    expect(x + width / 2).toBeLessThanOrEqual(maxX);
    expect(y - height / 2).toBeGreaterThanOrEqual(minY);
    expect(y + height / 2).toBeLessThanOrEqual(maxY);
  }
});

it('[EX5] numbers go by name; a destination takes the place of a label, and one without its room is listed', () => {
  const tiny = (at: number) => [at * 10, 0, at * 10 + 5, 5] as const;
  const { numbered, withoutRoom } = names(
    { a: tiny(0), b: tiny(1), c: tiny(2) },
    [place('a', 'Room 10'), place('b', 'Room 9'), place('gone', 'Old Shop')],
    new Map([
      ['b', 'B12'],
      ['c', 'Area 1'],
      ['gone too', 'X'],
    ]),
  );
  expect(numbered.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Area 1'],
    [2, 'Room 9'],
    [3, 'Room 10'],
  ]);
  expect(withoutRoom).toEqual(['Old Shop']);
});
