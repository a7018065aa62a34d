import {
  type Area,
  ellipse,
  largestPart,
  rectangle,
  roundedRectangle,
  type Spot,
  united,
  within,
  without,
} from './areas';
import { frontOf } from './doors';
import { mallArea, mallLines, middleAt } from './mall';
import { type Chance, chance } from './random';
import { cellsOf, endCells, shopOf } from './units';
import type { Door, FloorLayout, FloorSpec, Room, RoomKind, VenueSpec } from './venue';

const WALL = 1;

/** Lays out every floor of a building; the same spec gives the same building. */
export function layoutVenue(spec: VenueSpec): FloorLayout[] {
  const mall = mallArea(spec);
  const lowest = Math.min(...spec.floors.map(({ order }) => order));
  return spec.floors.map((floor, index) =>
    layoutFloor(spec, floor, { mall, isLowest: floor.order === lowest, dice: chance(spec.seed * 101 + index) }),
  );
}

function layoutFloor(
  spec: VenueSpec,
  floor: FloorSpec,
  { mall, isLowest, dice }: { mall: Area; isLowest: boolean; dice: Chance },
): FloorLayout {
  const { width, depth, cornerRadius, atrium, crossings } = spec;
  const outline = roundedRectangle(0, 0, width, depth, cornerRadius);
  const frame = roundedRectangle(WALL, WALL, width - WALL, depth - WALL, Math.max(cornerRadius - WALL, 0.5));
  const open = atrium && !isLowest ? ellipse({ x: atrium.x, y: depth / 2 }, atrium.voidX, atrium.voidY) : null;
  const walkable = open ? without(mall, open) : mall;
  const rooms: Room[] = [];
  const doors: Door[] = [];
  const count = new Map<string, number>();
  const prefix = floor.shortname;
  const add = (kind: RoomKind, name: string, area: Area): Room => {
    const room = { name, kind, area };
    rooms.push(room);
    return room;
  };
  const numbered = (kind: RoomKind, letters: string, area: Area): Room => {
    const number = (count.get(letters) ?? 0) + 1;
    count.set(letters, number);
    return add(kind, letters === '' ? `${prefix}-${pad(number, 3)}` : `${prefix}-${letters}-${pad(number, 2)}`, area);
  };
  const addDoor = (room: Room) => {
    const front = frontOf(room.area, walkable);
    if (front) doors.push({ room, inside: front.inside, outside: front.outside });
  };

  add('slab', 'slab', open ? without(outline, open) : outline);
  add('corridor', 'corridor', within(walkable, frame));
  // Entrances are gaps in the outer wall where a crossing meets it; upper floors have none.
  const gaps = hasEntrances(floor)
    ? crossings.map(({ x, halfWidth }) => rectangle(x - halfWidth + 1, -1, x + halfWidth - 1, depth + 1))
    : [];
  add('wall', 'outer-wall', without(outline, frame, ...gaps));

  for (const cell of endCells(spec, floor.anchorsAtEnd, dice)) {
    const area = largestPart(within(without(cell, mall), frame));
    addDoor(numbered('anchor', '', area));
  }
  for (const side of ['north', 'south'] as const)
    for (const { kind, area: cell } of cellsOf(spec, side, dice)) {
      if (kind === 'unit') {
        const shop = shopOf(cell, mall, frame, dice);
        if (shop) doors.push({ room: numbered('unit', '', shop.area), ...shop.front });
        continue;
      }
      const area = largestPart(without(cell, mall));
      if (area.length === 0) continue;
      const room = numbered(kind, LETTERS[kind] ?? 'X', area);
      if (kind !== 'staff') addDoor(room);
    }
  for (const at of standSpots(spec, floor.stands))
    addDoor(numbered('stand', 'K', rectangle(at.x - 2, at.y - 1.1, at.x + 2, at.y + 1.1)));
  addAtrium(spec, { isLowest, add, numbered, hasLanding: spec.floors.length > 1 });

  return {
    spec: floor,
    rooms,
    walkable,
    lines: mallLines(spec),
    doors,
    entrances: hasEntrances(floor)
      ? crossings.flatMap(({ x, name }) => [
          { name: `${name} north entrance`, at: { x, y: 1 } },
          { name: `${name} south entrance`, at: { x, y: depth - 1 } },
        ])
      : [],
  };
}

const LETTERS: Partial<Record<RoomKind, string>> = { staff: 'BOH', toilets: 'WC', lift: 'LIFT', stairs: 'STAIR' };
const hasEntrances = ({ order }: FloorSpec) => order === 0;
const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

/** Stands keep to one side of the centre line, so that people pass. */
function standSpots(spec: VenueSpec, count: number): Spot[] {
  const { width, anchors, atrium, mall } = spec;
  const [west, east] = [anchors.west + 12, width - anchors.east - 12];
  return Array.from({ length: count }, (_, index) => {
    const x = west + ((east - west) * (index + 0.5)) / count;
    return { x, y: middleAt(spec, x) + (index % 2 === 0 ? 1 : -1) * (mall.halfWidth * 0.45) };
  }).filter(({ x }) => !atrium || Math.abs(x - atrium.x) > atrium.radiusX + 3);
}

/** Escalators are in the void; the lowest floor has seats under it. */
function addAtrium(
  { atrium, depth }: VenueSpec,
  {
    isLowest,
    hasLanding,
    add,
    numbered,
  }: {
    isLowest: boolean;
    hasLanding: boolean;
    add: (kind: RoomKind, name: string, area: Area) => Room;
    numbered: (kind: RoomKind, letters: string, area: Area) => Room;
  },
): void {
  if (!atrium) return;
  const middle = depth / 2;
  const escalators = hasLanding
    ? [-1, 1].flatMap((end) => {
        const from = atrium.x + end * (atrium.voidX + 0.5);
        const to = atrium.x + end * (atrium.voidX - 9);
        const [left, right] = [Math.min(from, to), Math.max(from, to)];
        return [rectangle(left, middle - 1.7, right, middle - 0.2), rectangle(left, middle + 0.2, right, middle + 1.7)];
      })
    : [];
  if (isLowest) {
    const garden = ellipse({ x: atrium.x, y: middle }, atrium.voidX, atrium.voidY);
    add(
      'seating',
      'atrium-seating',
      escalators.length > 0 ? largestPart(without(garden, united(escalators[0]!, ...escalators.slice(1)))) : garden,
    );
  }
  for (const area of escalators) numbered('escalator', 'ESC', area);
}
