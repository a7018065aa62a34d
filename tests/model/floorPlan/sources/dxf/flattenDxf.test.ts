import { describe, expect, it } from 'vitest';
import { ringArea } from '@/model/geometry/outline/ring';
import { type Entity, entity, insert, label, line, rectangle, writeDxf } from '../../../../support/dxfWriter';
import { openDxf } from '../../../../support/openDxf';

const flat = (...entities: readonly Entity[]) => openDxf(writeDxf({ entities }));
const inBlocks = (blocks: Readonly<Record<string, readonly Entity[]>>, ...entities: readonly Entity[]) =>
  openDxf(writeDxf({ blocks, entities }));
const rounded = (points: readonly number[] = []) => points.map((value) => Math.round(value * 1e6) / 1e6 + 0);
const UNIT_SQUARE = [rectangle('0', 0, 0, 2, 1)];

describe('lines', () => {
  it('[BP22] bulges of polylines become arcs, to the left where they are positive', async () => {
    const half = (bulge: number) =>
      entity(
        'LWPOLYLINE',
        'A',
        [90, 2],
        [70, 1],
        [10, 0],
        [20, 0],
        [91, 0],
        [42, bulge],
        [10, 2],
        [20, 0],
        [91, 0],
        [42, bulge],
      );
    const { lines } = await flat(half(1), half(-1));
    expect(lines.map(({ points }) => ringArea(points))).toEqual([
      expect.closeTo(Math.PI, 1),
      expect.closeTo(-Math.PI, 1),
    ]);
  });

  it('[BP22] polylines of before have their corners, without those of their frame', async () => {
    const corner = (x: number, y: number, flags = 0) => entity('VERTEX', 'A', [10, x], [20, y], [70, flags]);
    const { lines } = await flat(
      entity('POLYLINE', 'A', [66, 1], [70, 1], [10, 0], [20, 0]),
      ...[corner(0, 0), corner(9, 9, 16), corner(3, 0), corner(3, 2)],
      entity('SEQEND', 'A'),
      line('B', 0, 0, 1, 1),
    );
    expect(lines.map(({ points, isClosed }) => [points, isClosed])).toEqual([
      [[0, 0, 3, 0, 3, 2], true],
      [[0, 0, 1, 1], false],
    ]);
  });

  it('[BP22] arcs, circles, ellipses and splines are drawn out', async () => {
    const { lines, leftOut } = await flat(
      entity('ARC', 'A', [10, 1], [20, 1], [40, 2], [50, 270], [51, 0]),
      entity('CIRCLE', 'A', [10, 0], [20, 0], [40, 3]),
      entity('ELLIPSE', 'A', [10, 0], [20, 0], [11, 0], [21, 4], [40, 0.5], [41, 0], [42, 2 * Math.PI]),
      entity(
        'SPLINE',
        'A',
        [70, 8],
        [71, 2],
        ...[0, 0, 0, 1, 1, 1].map((knot) => [40, knot] as const),
        ...([
          [10, 0],
          [20, 0],
          [10, 1],
          [20, 2],
          [10, 2],
          [20, 0],
        ] as const),
      ),
      entity('SPLINE', 'A', [70, 8], [71, 3], [40, 0], [10, 0], [20, 0]),
    );
    const [arc, circle, ellipse, spline] = lines;
    expect(rounded(arc?.points.slice(0, 2))).toEqual([1, -1]);
    expect(rounded(arc?.points.slice(-2))).toEqual([3, 1]);
    expect(arc?.centre).toEqual([1, 1]);
    expect(ringArea(circle?.points ?? [])).toBeCloseTo(9 * Math.PI, 0);
    expect(ringArea(ellipse?.points ?? [])).toBeCloseTo(8 * Math.PI, 0);
    expect([circle?.isClosed, ellipse?.isClosed, spline?.isClosed]).toEqual([true, true, false]);
    // The middle of a parabola, halfway between its chord and its control point.
    expect(spline?.points.slice(8, 10)).toEqual([1, 1]);
    expect(leftOut).toEqual([
      { reason: 'damaged', kind: 'SPLINE', count: 1, examples: [expect.stringContaining('(A)')] },
    ]);
  });

  it('[BP22] fillings are areas with holes, by polylines and by edges of either direction', async () => {
    const ring = (flags: number, ...points: readonly number[]) => [
      ...([
        [92, flags],
        [72, 0],
        [73, 1],
        [93, points.length / 2],
      ] as const),
      ...points.map((value, at) => [at % 2 === 0 ? 10 : 20, value] as const),
      [97, 0] as const,
    ];
    const side = (...[x1, y1, x2, y2]: readonly number[]) =>
      [
        [72, 1],
        [10, x1 ?? 0],
        [20, y1 ?? 0],
        [11, x2 ?? 0],
        [21, y2 ?? 0],
      ] as const;
    const edges = [
      [92, 1],
      [93, 3],
      ...side(24, 0, 20, 0),
      ...side(24, 3, 24, 0),
      ...side(24, 3, 20, 0),
      [97, 0],
    ] as const;
    const { lines } = await flat(
      entity(
        'HATCH',
        'A',
        [10, 0],
        [20, 0],
        [2, 'SOLID'],
        [91, 2],
        ...ring(3, 0, 0, 8, 0, 8, 8, 0, 8),
        ...ring(2, 2, 2, 4, 2, 4, 4, 2, 4),
        [75, 0],
        [98, 1],
        [10, 1],
        [20, 1],
      ),
      entity('HATCH', 'A', [91, 1], ...edges, [75, 0]),
    );
    expect(lines.map(({ points, holes }) => [Math.abs(ringArea(points)), holes.length])).toEqual([
      [64, 1],
      [6, 0],
    ]);
    expect(ringArea(lines[0]?.holes[0] ?? [])).toBe(4);
  });
});

describe('blocks', () => {
  it('[BP23] are moved, turned, scaled and mirrored, from their base, with their layer where they are on layer 0', async () => {
    const { lines } = await inBlocks(
      { B: UNIT_SQUARE },
      entity('INSERT', 'Rooms', [2, 'B'], [10, 10], [20, 5], [41, -2], [42, 3], [50, 90]),
    );
    expect(lines[0]?.layer).toBe('Rooms');
    expect(rounded(lines[0]?.points)).toEqual([10, 5, 10, 1, 7, 1, 7, 5]);
  });

  it('[BP23] are taken apart in blocks, as arrays and from below, each part with its own handle', async () => {
    const { lines } = await inBlocks(
      { B: UNIT_SQUARE, OUTER: [insert('B', 1, 0, [70, 2], [71, 2], [44, 5], [45, 3])] },
      insert('OUTER', 100, 0, [41, 10], [42, 10]),
      insert('B', 3, 0, [230, -1]),
    );
    expect(lines.map(({ points }) => rounded(points.slice(0, 2)))).toEqual([
      [110, 0],
      [160, 0],
      [110, 30],
      [160, 30],
      [-3, 0],
    ]);
    expect(rounded(lines[4]?.points)).toEqual([-3, 0, -5, 0, -5, 1, -3, 1]);
    expect(new Set(lines.map(({ handle }) => handle)).size).toBe(5);
  });

  it('[BP23] that hold themselves, are missing or lie in another file are counted', async () => {
    const content = writeDxf({
      blocks: { LOOP: [insert('LOOP', 1, 1), ...UNIT_SQUARE], XREF: [] },
      entities: [insert('LOOP', 0, 0), insert('NONE', 0, 0), insert('XREF', 0, 0)],
    }).replace('XREF\n 70\n0', 'XREF\n 70\n4');
    const { lines, leftOut } = await openDxf(content);
    expect(lines).toHaveLength(1);
    expect(leftOut.map(({ reason, kind, count }) => [reason, kind, count])).toEqual([
      ['damaged', 'INSERT', 2],
      ['other-file', 'INSERT', 1],
    ]);
  });
});

describe('texts', () => {
  const texts = async (...entities: readonly Entity[]) => (await flat(line('A', 0, 0, 1, 1), ...entities)).texts;
  const paragraph = (text: string, ...more: Parameters<typeof entity>[2][]) =>
    entity('MTEXT', 'A', [10, 5], [20, 5], [40, 1], [71, 5], [1, text], ...more);

  it.each([
    [String.raw`{\fArial|b0|i0|c0|p34;Meeting} \H2.5x;room`, 'Meeting room'],
    [String.raw`Office\P\C1;12.4 m\S2^;`, 'Office\n12.4 m2/'],
    [String.raw`A\~B \{C\} \\D \U+00FC`, 'A B {C} \\D ü'],
    [String.raw`\A1;\LUnder\l \pxqc;centred`, 'Under centred'],
    ['%%c 200 %%d', 'Ø 200 °'],
  ])('[BP24] codes of %j are taken off', async (written, plain) => {
    expect((await texts(paragraph(written)))[0]?.text).toBe(plain);
  });

  it('[BP24] long texts are put together, and lines have their signs', async () => {
    const found = await texts(
      entity('MTEXT', 'A', [10, 0], [20, 0], [40, 1], [3, 'Conference '], [1, 'centre']),
      label('A', 0, 0, '%%uWest%%u 5%%d'),
    );
    expect(found.map(({ text }) => text)).toEqual(['Conference centre', 'West 5°']);
  });

  it('[BP24] lie where they are written, by their alignment and direction', async () => {
    const found = await texts(
      label('A', 7, 8, 'Middle'),
      entity('TEXT', 'A', [10, 0], [20, 0], [40, 1], [1, 'to the right'], [50, 90]),
      paragraph('centre', [11, 0], [21, 1]),
    );
    expect(found[0]?.middle).toEqual([7, 8]);
    expect(found[1]?.middle[0]).toBeLessThan(0);
    expect(found[1]?.middle[1]).toBeGreaterThan(2);
    expect(rounded(found[2]?.middle)).toEqual([5, 5]);
  });

  it('[BP24] attributes of blocks are texts at their own place; those that are not seen are none', async () => {
    const attribute = (text: string, flags: number) =>
      entity('ATTRIB', 'Names', [10, 50], [20, 60], [40, 1], [1, text], [70, flags]);
    const { texts: found } = await inBlocks(
      { B: [...UNIT_SQUARE, entity('ATTDEF', '0', [10, 0], [20, 0], [1, 'Room?'])] },
      insert('B', 40, 40, [66, 1], [41, 3], [42, 3]),
      ...[attribute('Studio', 0), attribute('secret', 1), entity('SEQEND', '0')],
    );
    expect(found.map(({ text, layer, anchor }) => [text, layer, anchor])).toEqual([['Studio', 'Names', [50, 60]]]);
  });
});

it('[BP25] whatever is not drawn is counted by reason, with handles and layers', async () => {
  const { lines, leftOut } = await flat(
    line('A', 0, 0, 1, 1),
    entity('LINE', 'Sheet', [67, 1], [10, 0], [20, 0], [11, 1], [21, 1]),
    entity('LINE', 'A', [60, 1], [10, 0], [20, 0], [11, 1], [21, 1]),
    entity('CIRCLE', 'A', [10, 0], [20, 0], [40, 1], [210, 1], [220, 0], [230, 0]),
    entity('LINE', 'A', [10, 0], [20, 0], [11, 'far']),
    entity('3DSOLID', 'A', [1, 'binary']),
    entity('3DSOLID', 'B', [1, 'binary']),
    entity('VIEWPORT', 'A'),
  );
  expect(lines).toHaveLength(1);
  expect(leftOut.map(({ reason, kind, count }) => [reason, kind, count])).toEqual([
    ['other-kind', '3DSOLID', 2],
    ['on-sheet', 'LINE', 1],
    ['hidden', 'LINE', 1],
    ['not-flat', 'CIRCLE', 1],
    ['damaged', 'LINE', 1],
  ]);
  expect(leftOut[1]?.examples[0]).toMatch(/^[0-9A-F]+ \(Sheet\)$/);
});
