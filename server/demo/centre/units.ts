import { type Area, areaOf, largestPart, rectangle, type Spot, sizeOf, united, within, without } from './areas';
import { type Front, frontOf, INSIDE } from './doors';
import { CORE } from './mall';
import type { Chance } from './random';
import type { RoomKind, Side, VenueSpec } from './venue';

/** A piece of ground before the mall is cut off it; `near` and `far` are metres from the outer wall of its side. */
interface Cell {
  readonly kind: RoomKind;
  readonly area: Area;
}

/** Width of the units that look onto a crossing. */
const BESIDE_CROSSING = 17;
/** How far from the outer wall those end, and those that look onto the mall begin. */
const CROSSING_ROWS = 0.27;
const LANE = 3;

/** The ground of one side of the mall, from the western unit to the eastern one, as cells that people may rent or use. */
export function cellsOf(spec: VenueSpec, side: Side, dice: Chance): Cell[] {
  const { depth, crossings, serviceDepth } = spec;
  const place = (left: number, right: number, far: number, near: number): Area =>
    side === 'north' ? rectangle(left, far, right, near) : rectangle(left, depth - near, right, depth - far);
  const middle = depth / 2;
  const back = serviceDepth > 0 ? serviceDepth + 1 + LANE : 1;
  const cells: Cell[] = [];

  for (const { x, halfWidth } of crossings)
    for (const [left, right] of [
      [x - halfWidth - BESIDE_CROSSING, x - halfWidth],
      [x + halfWidth, x + halfWidth + BESIDE_CROSSING],
    ] as const) {
      const end = depth * CROSSING_ROWS;
      const between = 1 + (end - 1) * dice.between(0.4, 0.6);
      cells.push({ kind: 'unit', area: place(left, right, 1, between) });
      cells.push({ kind: 'unit', area: place(left, right, between, end) });
      const split = left + BESIDE_CROSSING * dice.between(0.42, 0.58);
      cells.push({ kind: 'unit', area: place(left, split, end, middle) });
      cells.push({ kind: 'unit', area: place(split, right, end, middle) });
    }

  for (const [left, right] of zonesOf(spec)) {
    if (serviceDepth > 0) {
      for (const [from, to] of cut(left, right, [7, 15], dice))
        cells.push({ kind: 'staff', area: place(from, to, 1, 1 + serviceDepth) });
      cells.push({ kind: 'staff', area: place(left, right, 1 + serviceDepth, back) });
    }
    let at = left;
    const cores = spec.cores.filter((core) => core.side === side && core.x >= left && core.x < right);
    for (const { x } of cores.toSorted((one, other) => one.x - other.x)) {
      cells.push(...unitRow(at, x));
      cells.push(...coreCells(x));
      at = x + CORE.width;
    }
    cells.push(...unitRow(at, right));
  }
  return cells;

  function unitRow(left: number, right: number): Cell[] {
    const areas = cut(left, right, spec.units, dice).map(([from, to]) => place(from, to, back, middle));
    // Some shops reach round behind their neighbour.
    for (let i = 1; i < areas.length; i++) {
      if (!dice.happens(0.22)) continue;
      const box = areas[i]![0]![0]!;
      const from = Math.min(...box.map(([x]) => x));
      const to = Math.max(...box.map(([x]) => x));
      const bite = place(from, from + (to - from) * dice.between(0.35, 0.55), back, back + dice.between(6, 9));
      areas[i - 1] = united(areas[i - 1]!, bite);
      areas[i] = without(areas[i]!, bite);
      i++;
    }
    return areas.flatMap((area): Cell[] => {
      // A stock room behind some of them, so that not every shop is as deep as the building.
      if (middle - back < 24 || !dice.happens(0.6)) return [{ kind: 'unit', area }];
      const stock = within(area, place(left, right, back, back + dice.between(6, 15)));
      return [
        { kind: 'unit', area: without(area, stock) },
        { kind: 'staff', area: stock },
      ];
    });
  }

  function coreCells(x: number): Cell[] {
    const passage = x + CORE.side;
    const beyond = passage + CORE.passage;
    const front = middle - spec.mall.halfWidth;
    return [
      { kind: 'stairs', area: place(x, passage, front - 7, middle) },
      { kind: 'toilets', area: place(x, passage, front - CORE.length - 3, front - 7) },
      { kind: 'lift', area: place(beyond, x + CORE.width, front - 4, middle) },
      { kind: 'toilets', area: place(beyond, x + CORE.width, front - CORE.length - 3, front - 4) },
      { kind: 'staff', area: place(x, x + CORE.width, back, front - CORE.length - 3) },
    ];
  }
}

/** Stretches along the mall between its ends and the crossings. */
function zonesOf({ width, anchors, crossings }: VenueSpec): [number, number][] {
  const zones: [number, number][] = [];
  let at = anchors.west;
  for (const { x, halfWidth } of crossings) {
    zones.push([at, x - halfWidth - BESIDE_CROSSING]);
    at = x + halfWidth + BESIDE_CROSSING;
  }
  zones.push([at, width - anchors.east]);
  return zones.filter(([left, right]) => right - left > 1);
}

/** Cuts a stretch into pieces of uneven widths within the limits. */
function cut(left: number, right: number, [least, most]: readonly [number, number], dice: Chance): [number, number][] {
  const length = right - left;
  if (length < least / 2) return [];
  const count = Math.max(1, Math.round(length / ((least + most) / 2)));
  const shares = Array.from({ length: count }, () => dice.between(least, most));
  const sum = shares.reduce((total, share) => total + share, 0);
  let at = left;
  return shares.map((share, index) => {
    const to = index === count - 1 ? right : at + (length * share) / sum;
    const piece: [number, number] = [at, to];
    at = to;
    return piece;
  });
}

/** The units that close the mall at its ends. */
export function endCells(spec: VenueSpec, count: 1 | 2, dice: Chance): Area[] {
  const { width, depth, anchors } = spec;
  const areas: Area[] = [];
  for (const [left, right] of [
    [1, anchors.west],
    [width - anchors.east, width - 1],
  ] as const) {
    if (right - left < 3) continue;
    const border = count === 2 ? depth / 2 + dice.between(-3, 3) : 0;
    if (count === 2) areas.push(rectangle(left, 1, right, border), rectangle(left, border, right, depth - 1));
    else areas.push(rectangle(left, 1, right, depth - 1));
  }
  return areas;
}

export interface Shop {
  readonly area: Area;
  readonly front: Front;
}

/** The part of a cell outside of the mall; some are rounded or have a recessed entrance. Null for slivers. */
export function shopOf(cell: Area, walkable: Area, frame: Area, dice: Chance): Shop | null {
  let area = largestPart(within(without(cell, walkable), frame));
  if (sizeOf(area) < 12) return null;
  if (dice.happens(0.35)) area = roundedFront(area, walkable, dice.between(1.2, 2.4));
  const front = frontOf(area, walkable);
  if (!front || front.length < 1.6) return null;
  return front.length > 5 && dice.happens(0.4) ? recessed(area, front, dice.between(0.8, 1.4)) : { area, front };
}

/** Rounds the corners towards the mall, by cutting the corner off along an arc. */
function roundedFront(area: Area, walkable: Area, radius: number): Area {
  const front = frontOf(area, walkable);
  if (!front || front.length < radius * 3) return area;
  const { middle, along, inside } = front;
  const reach = front.length / 2;
  const inward = { x: (inside.x - middle.x) / INSIDE, y: (inside.y - middle.y) / INSIDE };
  const at = (sideways: number, deep: number): Spot => ({
    x: middle.x + along.x * sideways + inward.x * deep,
    y: middle.y + along.y * sideways + inward.y * deep,
  });
  const cuts = [-1, 1].map((turn) => {
    const arc = Array.from({ length: 6 }, (_, step) => {
      const angle = (step / 5) * (Math.PI / 2);
      return at(turn * (reach - radius + radius * Math.sin(angle)), radius - radius * Math.cos(angle));
    });
    return areaOf([
      ...arc,
      at(turn * (reach + 1), radius),
      at(turn * (reach + 1), -3),
      at(turn * (reach - radius), -3),
    ]);
  });
  const cutOff = largestPart(without(area, ...cuts));
  return sizeOf(cutOff) > sizeOf(area) * 0.85 ? cutOff : area;
}

/** Sets the entrance back from the front. */
function recessed(area: Area, front: Front, deep: number): Shop {
  const { middle, along, inside } = front;
  const at = (sideways: number, depth: number): Spot => ({
    x: middle.x + along.x * sideways + ((inside.x - middle.x) / INSIDE) * depth,
    y: middle.y + along.y * sideways + ((inside.y - middle.y) / INSIDE) * depth,
  });
  return {
    area: largestPart(without(area, areaOf([at(-1.3, -1), at(1.3, -1), at(0.9, deep), at(-0.9, deep)]))),
    front: { ...front, inside: at(0, deep + INSIDE) },
  };
}
