import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersOf, type IconPlace, type LabelPlace, placeLabels } from '@/components/mapCanvas/labels/labelPlaces';
import type { NodePlaces } from '@/components/mapCanvas/labels/nodePlaces';
import { type Corners, createOccupied } from '@/components/mapCanvas/labels/occupied';
import type { MeshLabel } from '@/components/mapCanvas/painting/floorPlanPainter';
import { type DrawnFloor, drawnFloor } from '@/model/floorPlan/drawnFloor';
import { type FloorPlan, NO_COLOUR } from '@/model/floorPlan/floorPlan';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A floor of rectangular rooms with the anchor in the middle of each. */
function floorOf(rooms: readonly Room[], names?: readonly string[]): DrawnFloor {
  const flat = (numbersOf: (room: Room) => readonly number[]) => new Float32Array(rooms.flatMap(numbersOf));
  const floorPlan: FloorPlan = {
    names: names ?? rooms.map((_, at) => `room-${at}`),
    colours: new Uint32Array(rooms.length).fill(NO_COLOUR),
    boxes: flat(({ x, y, width, height }) => [x, y, x + width, y + height]),
    heights: flat(() => [0, 3]),
    anchors: flat(({ x, y, width, height }) => [x + width / 2, y + height / 2, height / 2]),
    ringStart: Uint32Array.from([0, ...rooms.map((_, at) => at + 1)]),
    pointStart: Uint32Array.from([0, ...rooms.map((_, at) => 4 * (at + 1))]),
    holes: new Uint8Array(rooms.length),
    points: flat(({ x, y, width, height }) => [x, y, x + width, y, x + width, y + height, x, y + height]),
  };
  return drawnFloor(floorPlan);
}

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length * 0.5;
const label = (text: string, more: Partial<MeshLabel> = {}): MeshLabel => ({
  text,
  colour: null,
  isFlagship: false,
  isDestination: true,
  ...more,
});

function placed(rooms: readonly Room[], labels: readonly MeshLabel[], px = 1, names?: readonly string[]) {
  const floor = floorOf(rooms, names);
  const byMesh = new Map(labels.map((one, mesh) => [mesh, one]));
  const places = placeLabels({ floor, rooms: rooms.map((_, mesh) => mesh), labels: byMesh, px, measure });
  return [...places].filter((one) => one !== null);
}

const textsOf = (places: ReturnType<typeof placed>): string[] =>
  places.map((place) => {
    if ('facility' in place) return `icon ${place.facility}`;
    return 'logo' in place ? 'logo' : place.lines.join(' ');
  });

/** Half the width and half the height of a text or a picture in drawn pixels. */
function halvesOf(place: Exclude<ReturnType<typeof placed>[number], IconPlace>): readonly [number, number] {
  if ('logo' in place) return [place.width / 2, place.height / 2];
  const sides = [place.width / 2, (place.lines.length * place.size) / 2] as const;
  return place.isUpright ? [sides[1], sides[0]] : sides;
}

const LOGO = { image: {} as CanvasImageSource, width: 200, height: 100 };

describe('labels', () => {
  it('[CV20] stand in the middle of their rooms', () => {
    const room = { x: 100, y: 50, width: 100, height: 40 };
    expect(placed([room], [label('Bakery')])[0]).toMatchObject({ lines: ['Bakery'], x: 150, y: 70 });
    expect(placed([room], [label('Bakery')], 0.1)[0]).toMatchObject({ lines: ['Bakery'], x: 150, y: 70 });
  });

  it('[CV20] give way to flagships, destinations, other rooms and then service rooms, the larger ones first', () => {
    // Five rooms that lie over each other, so that only one has a place.
    const rooms = [0, 1, 2, 3].map((at) => ({ x: 0, y: 0, width: 60 + at, height: 20 }));
    const first = (...labels: MeshLabel[]) => textsOf(placed(rooms, labels, 1, ['a', 'b', 'c', 'storage']));
    const plain = { isDestination: false };
    expect(
      first(label('One', { isFlagship: true }), label('Two'), label('Three', plain), label('Four', plain)),
    ).toEqual(['One']);
    expect(first(label('One'), label('Two'), label('Three', plain), label('Four', plain))).toEqual(['Two']);
    expect(first(label('One', plain), label('Two', plain), label('Three', plain), label('Four', plain))).toEqual([
      'Three',
    ]);
  });

  it('[CV20] [CV21] never touch each other and never leave their room', () => {
    const room = fc.record({
      x: fc.integer({ min: -400, max: 400 }),
      y: fc.integer({ min: -400, max: 400 }),
      width: fc.integer({ min: 5, max: 300 }),
      height: fc.integer({ min: 5, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 60 }), fc.constantFrom(0.2, 1, 3), (rooms, px) => {
        const names = rooms.map((_, at) => (at % 7 === 0 ? `toilet_${at}` : `room_${at}`));
        const labels = rooms.map((_, at) =>
          label(`Room number ${at}`, { isDestination: at % 7 !== 0, logo: at % 3 === 0 ? LOGO : undefined }),
        );
        const boxes = placed(rooms, labels, px, names).map((place) => {
          const [x, y] = [place.x / px, place.y / px];
          if ('facility' in place) return [x - 11, y - 11, x + 11, y + 11] as const;
          const [halfWidth, halfHeight] = halvesOf(place);
          const { x: left, y: top, width, height } = rooms[place.mesh]!;
          expect(place.x - halfWidth * px).toBeGreaterThanOrEqual(left - 0.001);
          expect(place.x + halfWidth * px).toBeLessThanOrEqual(left + width + 0.001);
          expect(place.y - halfHeight * px).toBeGreaterThanOrEqual(top - 0.001);
          expect(place.y + halfHeight * px).toBeLessThanOrEqual(top + height + 0.001);
          return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight] as const;
        });
        for (const [at, [left, top, right, bottom]] of boxes.entries())
          for (const [otherLeft, otherTop, otherRight, otherBottom] of boxes.slice(at + 1))
            expect(left >= otherRight || otherLeft >= right || top >= otherBottom || otherTop >= bottom).toBe(true);
      }),
    );
  });

  it('[CV21] are left out where the text names nothing', () => {
    const room = { x: 0, y: 0, width: 100, height: 40 };
    expect(placed([room], [label('-')])).toEqual([]);
  });

  it('[CV22] grow from 10 to 15 pixels with their room', () => {
    const sizeIn = (side: number) => {
      const [place] = placed([{ x: 0, y: 0, width: side, height: side }], [label('Bar')]);
      return place && 'size' in place ? place.size : null;
    };
    expect([30, 48, 100, 200, 900].map(sizeIn)).toEqual([10, 10, 12, 15, 15]);
  });

  it('[CV26] icons take as many pixels at every zoom, whatever version the location runs', () => {
    for (const px of [0.05, 0.1, 1]) {
      const side = 16 * px;
      // Two facilities side by side: both have a place from 22 pixels between their middles on, and one below.
      const rooms = (apart: number) => [0, apart * px].map((x) => ({ x, y: 0, width: side, height: side }));
      expect(placed(rooms(23), [], px, ['wc_1', 'wc_2'])).toHaveLength(2);
      expect(placed(rooms(21), [], px, ['wc_1', 'wc_2'])).toHaveLength(1);
    }
  });

  it('[CV23] are icons in facilities, but for destinations with a name of their own', () => {
    const rooms = [0, 1, 2].map((at) => ({ x: 120 * at, y: 0, width: 100, height: 40 }));
    const labels = [label('Toilets'), label('Gents', { isDestination: false }), label('Tea Kiosk')];
    expect(textsOf(placed(rooms, labels, 1, ['wc_1', 'wc_2', 'wc_3']))).toEqual([
      'icon toilet',
      'icon toilet',
      'Tea Kiosk',
    ]);
    const speck = { x: 0, y: 0, width: 11, height: 11 };
    expect(placed([speck], [], 1, ['lift_1'])).toEqual([]);
  });

  it('[CV25] the picture of a label stands in place of its text, as large as its room allows', () => {
    const room = (width: number, height: number) => ({ x: 0, y: 0, width, height });
    const logo = (size: Room) => placed([size], [label('Bakery', { logo: LOGO, isFlagship: true })])[0];
    expect(logo(room(300, 200))).toMatchObject({ logo: LOGO, width: 96, height: 48, x: 150, y: 100 });
    expect(logo(room(70, 40))).toMatchObject({ logo: LOGO, width: 64, height: 32 });
    // Too small for a legible picture: the name is shown as far as it fits.
    expect(logo(room(60, 20))).toMatchObject({ lines: ['Bakery'] });
    expect(logo(room(300, 200))).not.toHaveProperty('lines');
  });

  it('[CV25] [CV20] a picture gives way like a text, and icons stay', () => {
    const rooms = [0, 1].map((at) => ({ x: 0, y: 0, width: 200 + at, height: 100 }));
    const flagship = { isFlagship: true };
    expect(textsOf(placed(rooms, [label('One', { ...flagship, logo: LOGO }), label('Two', { logo: LOGO })]))).toEqual([
      'logo',
    ]);
    expect(textsOf(placed(rooms, [label('One', { logo: LOGO }), label('Two', flagship)]))).toEqual(['Two']);
  });
});

describe('labels and nodes', () => {
  const room = { x: 0, y: 0, width: 120, height: 80 };
  const options = (nodes: NodePlaces) => ({
    floor: floorOf([room]),
    rooms: [0],
    labels: new Map([[0, label('Game Burrow')]]),
    px: 1,
    measure,
    nodes,
  });
  const NONE: ReadonlySet<number> = new Set();
  const placeWith = (places: readonly Corners[], hideNames = false) =>
    [...placeLabels(options({ places: createOccupied(places), hideNames, stopRooms: NONE }))].find(
      (one) => one !== null,
    );

  it('[CV29] a label is moved above or below a node in its middle, whole and as large as before', () => {
    const free = placeWith([]);
    const beside = placeWith([[54, 34, 66, 46]]);
    expect(free).toMatchObject({ y: 40, lines: ['Game Burrow'] });
    expect(beside).toMatchObject({ lines: ['Game Burrow'] });
    expect(beside && cornersOf(beside as LabelPlace, 1)[3]).toBeLessThanOrEqual(34);
  });

  it('[CV29] a label that nodes leave no room for stays in its place', () => {
    expect(placeWith([[0, 0, 120, 80]])).toMatchObject({ y: 40 });
  });

  it('[CV29] a label that is nowhere clear of the symbol of an amenity is left out, and moved where it can be', () => {
    expect(placeWith([[0, 0, 120, 80]], true)).toBeUndefined();
    expect(placeWith([[54, 34, 66, 46]], true)).toMatchObject({ lines: ['Game Burrow'] });
  });

  it('[CV23] the icon of a facility is left out where a stop of the network shows its symbol', () => {
    const lift = floorOf([room], ['elevator']);
    const of = (stopRooms: ReadonlySet<number>) =>
      [
        ...placeLabels({
          floor: lift,
          rooms: [0],
          labels: new Map(),
          px: 1,
          measure,
          nodes: { places: createOccupied(), hideNames: false, stopRooms },
        }),
      ].filter((one) => one !== null);
    expect(of(NONE)).toHaveLength(1);
    expect(of(new Set([0]))).toEqual([]);
  });
});
