import { label, rectangle, writeDxf } from './dxfWriter';
import { IfcFile, rectangle as outline } from './ifcFile';
import { boxFloorZip } from './smallFloor';

/** Names of the rooms of two floors, which have the same outlines. */
export interface FloorNames {
  readonly rooms: readonly [string, string, string];
}

export const TWO_FLOORS = {
  ground: { rooms: ['Harbour Books', 'Pier Cafe', 'Ferry Hall'] },
  first: { rooms: ['Sky Lounge', 'Roof Cinema', 'Gallery'] },
} as const satisfies Readonly<Record<string, FloorNames>>;

/** Rooms of 4 x 6 m along a corridor 3 m wide, at whose end the stairs are; metres. */
const ROOM = { width: 4, depth: 6 };
const CORRIDOR = { y: 6.2, width: 12.4, depth: 3 };
const xOf = (at: number): number => at * (ROOM.width + 0.2);

/** Two storeys with rooms, a door each in the wall to the corridor, and stairs from one to the other; millimetres. */
export function twoFloorIfc(): Uint8Array<ArrayBuffer> {
  const file = new IfcFile({ unit: 'millimetre', building: 'Pier House' });
  for (const [level, [name, { rooms }]] of Object.entries(TWO_FLOORS).entries()) {
    const storey = file.storey(name, level === 0 ? 'Ground floor' : 'First floor', 3.2 * level);
    file.space(
      storey,
      { id: `${name}hall`, outline: outline(0, CORRIDOR.y, CORRIDOR.width, CORRIDOR.depth) },
      { number: `${level}00`, longName: 'Corridor' },
    );
    const wall = file.wall(storey, { id: `${name}wall`, outline: outline(0, ROOM.depth, CORRIDOR.width, 0.2) });
    for (const [at, longName] of rooms.entries()) {
      const id = `${name}r${at}`;
      file.space(
        storey,
        { id, outline: outline(xOf(at), 0, ROOM.width, ROOM.depth) },
        { number: `${level}0${at + 1}`, longName },
      );
      const middle = xOf(at) + ROOM.width / 2;
      const door = file.door(storey, { id: `${id}d`, outline: outline(-0.45, -0.05, 0.9, 0.1), height: 2 }, 0.9, {
        at: [middle, ROOM.depth + 0.1],
        along: [1, 0],
      });
      file.opening(wall, door, { id: `${id}o`, outline: outline(middle - 0.5, ROOM.depth, 1, 0.2) }, storey);
    }
    if (level === 0)
      file.product(
        storey,
        'IFCSTAIR',
        { id: 'stair', outline: outline(9.5, CORRIDOR.y + 0.5, 2.5, 2), height: 3.2 },
        ',$',
      );
  }
  return file.bytes();
}

/** A drawing in metres whose template says millimetres, with doors and stairs. */
export function floorDrawing({ rooms }: FloorNames): string {
  return writeDxf({
    unit: 4,
    entities: [
      ...rooms.flatMap((name, at) => [
        rectangle('RAUM', xOf(at), 0, ROOM.width, ROOM.depth),
        label('RAUMTEXT', xOf(at) + 2, 3, name),
        rectangle('TUER', xOf(at) + 1.5, ROOM.depth, 0.9, 0.2),
      ]),
      rectangle('FLUR', 0, CORRIDOR.y, CORRIDOR.width, CORRIDOR.depth),
      rectangle('TREPPE', CORRIDOR.width + 0.2, CORRIDOR.y, 3, CORRIDOR.depth),
      rectangle('TUER', CORRIDOR.width, CORRIDOR.y + 1, 0.2, 1),
    ],
  });
}

/** A floor of extruded rooms around a corridor with a lift, without any door, and the labels of its rooms. */
export function floorModel({ rooms }: FloorNames): { readonly zip: Uint8Array<ArrayBuffer>; readonly labels: string } {
  const zip = boxFloorZip({
    'room-a': { x: 0, y: 0, width: 12, depth: 8 },
    'room-b': { x: 12.2, y: 0, width: 12, depth: 8 },
    'room-c': { x: 24.4, y: 0, width: 12, depth: 8 },
    corridor: { x: 0, y: 8.2, width: 36.4, depth: 4 },
    lift: { x: 36.6, y: 8.2, width: 3, depth: 4 },
  });
  return { zip, labels: rooms.map((name, at) => `room-${'abc'[at]}\t${name}\n`).join('') };
}
