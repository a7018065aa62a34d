import type { Ring } from 'polygon-clipping';
import { cutAtHoles, signedSize } from './areas';
import type { FloorLayout, Room, RoomKind } from './venue';

/** Height of the foot and of the top in metres. */
const HEIGHTS: Readonly<Record<RoomKind, readonly [number, number]>> = {
  slab: [-0.1, 0],
  corridor: [0, 0.02],
  seating: [0, 0.4],
  wall: [0, 4.2],
  anchor: [0, 4],
  unit: [0, 3.4],
  stand: [0, 1.2],
  staff: [0, 3.2],
  toilets: [0, 3.2],
  lift: [0, 4],
  stairs: [0, 3.6],
  escalator: [0, 1],
};

/** Red, green and blue of the material of each kind, 0 to 1. */
const COLOURS: Readonly<Record<RoomKind, readonly [number, number, number]>> = {
  slab: [0.91, 0.92, 0.93],
  corridor: [0.98, 0.98, 0.97],
  seating: [0.8, 0.88, 0.8],
  wall: [0.45, 0.48, 0.52],
  anchor: [0.79, 0.82, 0.88],
  unit: [0.86, 0.88, 0.92],
  stand: [0.88, 0.84, 0.78],
  staff: [0.8, 0.81, 0.82],
  toilets: [0.76, 0.85, 0.9],
  lift: [0.7, 0.76, 0.8],
  stairs: [0.76, 0.78, 0.8],
  escalator: [0.66, 0.72, 0.76],
};

/** The materials of every floor as an MTL file. */
export const writeMtl = (): string =>
  Object.entries(COLOURS)
    .map(([kind, colour]) => `newmtl ${kind}\nKd ${colour.map((part) => part.toFixed(3)).join(' ')}\nd 1\n`)
    .join('\n');

/** A floor as an OBJ file: y up, metres, one object a room, each a closed body with its faces turned outward. */
export function writeObj({ rooms, spec }: FloorLayout): string {
  const lines = [`# ${spec.name}`, 'mtllib floor.mtl', 'vn 0 1 0', 'vn 0 -1 0'];
  const used = { vertices: 0, corners: 0, normals: 2 };
  for (const room of rooms) writeRoom(lines, room, used);
  return `${lines.join('\n')}\n`;
}

function writeRoom(lines: string[], room: Room, used: { vertices: number; corners: number; normals: number }): void {
  const [foot, top] = HEIGHTS[room.kind];
  lines.push(`o ${room.name}`, `usemtl ${room.kind}`);
  for (const ring of cutAtHoles(room.area)) {
    const corners = anticlockwise(ring);
    const count = corners.length;
    for (const height of [foot, top])
      for (const [x, y] of corners) lines.push(`v ${x.toFixed(3)} ${height.toFixed(3)} ${y.toFixed(3)}`);
    for (const [x, y] of corners) lines.push(`vt ${(x / 10).toFixed(4)} ${(y / 10).toFixed(4)}`);
    const corner = (index: number, level: 0 | 1, normal: number) =>
      `${used.vertices + 1 + level * count + index}/${used.corners + 1 + index}/${normal}`;
    const indices = corners.map((_, index) => index);
    lines.push(`f ${indices.map((index) => corner(index, 1, 1)).join(' ')}`);
    lines.push(
      `f ${indices
        .toReversed()
        .map((index) => corner(index, 0, 2))
        .join(' ')}`,
    );
    for (const index of indices) {
      const next = (index + 1) % count;
      const [fromX, fromY] = corners[index]!;
      const [toX, toY] = corners[next]!;
      const length = Math.hypot(toX - fromX, toY - fromY);
      const normal = ++used.normals;
      lines.push(`vn ${((fromY - toY) / length).toFixed(4)} 0 ${((toX - fromX) / length).toFixed(4)}`);
      lines.push(
        `f ${[corner(index, 0, normal), corner(next, 0, normal), corner(next, 1, normal), corner(index, 1, normal)].join(' ')}`,
      );
    }
    used.vertices += 2 * count;
    used.corners += count;
  }
}

/** The corners without the closing one, counter-clockwise as seen from above. */
function anticlockwise(ring: Ring): Ring {
  const corners = ring.slice(0, -1);
  return signedSize(ring) > 0 ? corners.reverse() : corners;
}
