import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { FACILITY, FLOOR, ROOM, SERVICE } from '@/model/floorPlan/kinds/meshKind';

export interface PreviewRoom {
  readonly mesh: number;
  readonly path: string;
  /** The name of its destination, where its letters fit; null for a room without one. */
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
}

export interface PreviewDrawing {
  readonly viewBox: string;
  /** The floors themselves. */
  readonly ground: string;
  /** Those with a name first. */
  readonly rooms: readonly PreviewRoom[];
  /** Height of the letters in metres. */
  readonly letters: number;
}

/** Share of the width of the floor that the preview shows, so that names can be read. */
const SHOWN = 0.4;
const LETTERS = 1 / 62;
/** Width of a letter as a share of its height. */
const LETTER_WIDTH = 0.55;

/** A lively part of a floor plan as SVG paths in metres, with the names of destinations by mesh. */
export function previewRooms(floor: DrawnFloor, names: ReadonlyMap<string, string>): PreviewDrawing {
  const { floorPlan, kinds, index } = floor;
  const { minX, minY, maxX, maxY } = index.box;
  const width = (maxX - minX) * SHOWN;
  const height = (maxY - minY) * SHOWN;
  const letters = Math.max(width, height) * LETTERS;
  const ground: string[] = [];
  const rooms: PreviewRoom[] = [];
  for (const [mesh, objectName] of floorPlan.names.entries()) {
    const kind = kinds[mesh];
    if (kind === FLOOR) ground.push(pathOf(floor, mesh));
    if (kind !== ROOM && kind !== SERVICE && kind !== FACILITY) continue;
    const name = names.get(objectName);
    const room = 2 * floorPlan.anchors[3 * mesh + 2]!;
    const fits = name !== undefined && name.length * letters * LETTER_WIDTH < room * 1.4;
    rooms.push({
      mesh,
      path: pathOf(floor, mesh),
      name: fits ? name : null,
      x: floorPlan.anchors[3 * mesh]!,
      y: floorPlan.anchors[3 * mesh + 1]!,
    });
  }
  const middle = busiest(rooms, width) ?? { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const isNear = ({ x, y }: PreviewRoom) => Math.hypot(x - middle.x, y - middle.y);
  return {
    viewBox: [middle.x - width / 2, middle.y - height / 2, width, height].map((side) => side.toFixed(2)).join(' '),
    ground: ground.join(''),
    rooms: rooms.sort(
      (one, other) => Number(one.name === null) - Number(other.name === null) || isNear(one) - isNear(other),
    ),
    letters,
  };
}

/** The named room that has the most named rooms around it; null where no room has a name. */
function busiest(rooms: readonly PreviewRoom[], width: number): PreviewRoom | null {
  const named = rooms.filter(({ name }) => name !== null);
  const near = (one: PreviewRoom) => named.filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < width / 2).length;
  return named.reduce<{ room: PreviewRoom | null; count: number }>(
    (best, room) => {
      const count = near(room);
      return count > best.count ? { room, count } : best;
    },
    { room: null, count: 0 },
  ).room;
}

function pathOf({ floorPlan: { ringStart, pointStart, points } }: DrawnFloor, mesh: number): string {
  const rings: string[] = [];
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const corners: string[] = [];
    for (let at = pointStart[ring]!; at < pointStart[ring + 1]!; at++)
      corners.push(`${points[2 * at]!.toFixed(2)} ${points[2 * at + 1]!.toFixed(2)}`);
    if (corners.length > 2) rings.push(`M${corners.join('L')}Z`);
  }
  return rings.join('');
}
