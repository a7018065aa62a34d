/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface ObjOptions {
  readonly seed: number;
  readonly rooms?: number;
  readonly up?: 'y' | 'z';
  /** Units in a metre. */
  readonly perMetre?: number;
  readonly eol?: '\n' | '\r\n' | '\r';
  readonly negative?: boolean;
  readonly mirrored?: boolean;
  readonly exponents?: boolean;
  readonly normals?: boolean;
  readonly keyword?: 'o' | 'g';
  readonly name?: (room: number) => string;
}

export interface WrittenObj {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly names: readonly string[];
  /** Square metres that each room covers. */
  readonly areas: readonly number[];
  readonly vertices: number;
  readonly faces: number;
  readonly triangles: number;
  /** Square metres of all faces. */
  readonly surface: number;
}

type Ring = readonly (readonly [x: number, y: number])[];

const ringArea = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * y, 0) /
  2;

/** A room as seen from above, counter-clockwise with y away from the viewer: a rectangle, an L, a U or a round one. */
function footprint(random: () => number, x: number, y: number): Ring {
  const width = 3 + random() * 4;
  const depth = 3 + random() * 3;
  const kind = Math.floor(random() * 4);
  const at = (points: [number, number][]): Ring => points.map(([px, py]) => [x + px * width, y + py * depth] as const);
  if (kind === 0)
    return at([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
  if (kind === 1)
    return at([
      [0, 0],
      [1, 0],
      [1, 0.4],
      [0.5, 0.4],
      [0.5, 1],
      [0, 1],
    ]);
  if (kind === 2)
    return at([
      [0, 0],
      [1, 0],
      [1, 0.25],
      [0.25, 0.25],
      [0.25, 0.75],
      [1, 0.75],
      [1, 1],
      [0, 1],
    ]);
  const corners = 12 + Math.floor(random() * 20);
  return at(
    Array.from({ length: corners }, (_, i): [number, number] => {
      const angle = (i / corners) * 2 * Math.PI;
      return [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2];
    }),
  );
}

/** A floor of rooms three metres high on a grid: each an extruded n-gon with floor, ceiling and walls, turned outward. */
export function writeObj(options: ObjOptions): WrittenObj {
  const { seed, rooms = 12, up = 'y', perMetre = 1, eol = '\n', negative = false, mirrored = false } = options;
  const random = seeded(seed);
  const lines: string[] = ['# floor', 'mtllib floor.mtl'];
  const names: string[] = [];
  const areas: number[] = [];
  let vertices = 0;
  let faces = 0;
  let triangles = 0;
  let surface = 0;
  const write = (value: number) =>
    options.exponents ? (value * perMetre).toExponential(8) : String(Number((value * perMetre).toFixed(4)));
  for (let room = 0; room < rooms; room++) {
    const ring = footprint(random, (room % 10) * 8, Math.floor(room / 10) * 7);
    const name = options.name?.(room) ?? `room-${room}`;
    names.push(name);
    areas.push(ringArea(ring));
    lines.push(`${options.keyword ?? 'o'} ${name}`, `usemtl m${room % 3}`);
    const base = vertices;
    for (const height of [0, 3]) {
      for (const [x, away] of ring) {
        const right = mirrored ? -x : x;
        lines.push(
          up === 'y'
            ? `v ${write(right)} ${write(height)} ${write(-away)}`
            : `v ${write(right)} ${write(away)} ${write(height)}`,
        );
        vertices++;
      }
    }
    if (options.normals) lines.push('vn 0 1 0', 'vt 0.5 0.25');
    const index = (vertex: number) => {
      const number = negative ? vertex - vertices : vertex + 1;
      return options.normals ? `${number}/-1/-1` : String(number);
    };
    const face = (corners: number[], area: number) => {
      lines.push(`f ${corners.map(index).join(' ')}`);
      faces++;
      triangles += corners.length - 2;
      surface += area;
    };
    const count = ring.length;
    face(
      ring.map((_, i) => base + count + i),
      areas[room]!,
    );
    face(
      ring.map((_, i) => base + count - 1 - i),
      areas[room]!,
    );
    for (let i = 0; i < count; i++) {
      const next = (i + 1) % count;
      const side = Math.hypot(ring[next]![0] - ring[i]![0], ring[next]![1] - ring[i]![1]);
      face([base + i, base + next, base + count + next, base + count + i], side * 3);
    }
  }
  const text = lines.join(eol) + eol;
  return { text, bytes: new TextEncoder().encode(text), names, areas, vertices, faces, triangles, surface };
}
