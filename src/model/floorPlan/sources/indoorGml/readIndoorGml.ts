import type { Point } from '@/model/geometry/points';
import { isTransit } from '@/model/network/generating/joinedStops';
import { meshError } from '../../meshError';
import type { BuildingPlan, PlanSpace } from '../buildingPlan';
import { isNear, originOf, shifted } from '../ifc/ifcOrigin';
import type { SpaceKind } from '../imdf/unitKinds';
import { LeftOutLog } from '../leftOutLog';
import { doorOutline, type PlanOutline } from '../outlineOf';
import { heightsOf } from '../spaceHeights';
import { nameSpaces } from '../spaceNames';
import { doorOnLine } from './cellDoors';
import { cellFloors, type OnFloor } from './cellFloors';
import { kindOfCell } from './cellKind';
import { groundOutline, heightsOfFaces } from './cellOutline';
import { type GmlBoundary, type GmlCell, type GmlFeatures, readGmlFeatures } from './gmlFeatures';
import type { GmlPoint } from './gmlGeometry';
import { gmlPlane } from './gmlPlane';
import { type FloorAtHeight, pointsBetween, stateNetwork } from './stateNetwork';
import type { XmlOptions } from './xmlElements';

/** A space with its outline, before its floor gives it a name. */
interface FoundCell extends OnFloor, SpaceKind, PlanOutline {
  readonly id: string;
  readonly label: string;
}
type Door = PlanOutline & { readonly id: string; readonly cells: readonly FoundCell[] };

/**
 * The building of a file of IndoorGML: spaces become rooms on floors, transitions between them doors, states and
 * transitions the network.
 * @throws MeshError where the file is damaged, or none of its spaces has an outline
 */
export async function readIndoorGml(bytes: Uint8Array, options: XmlOptions = {}): Promise<BuildingPlan> {
  const features = await readGmlFeatures(bytes, options);
  const { toPlan, place } = gmlPlane(features);
  const leftOut = new LeftOutLog();
  const outlined = features.cells.flatMap((cell): FoundCell[] => {
    const outline = groundOutline(cell.faces, toPlan);
    if (!outline) leftOut.add('no-outline', cell.type, cell.id);
    return outline ? [foundCell(cell, outline)] : [];
  });
  const origin = originOf(outlined);
  for (const { id, label } of outlined.filter((cell) => !isNear(cell, origin))) leftOut.add('far-away', label, id);
  const cells = outlined.filter((cell) => isNear(cell, origin)).map((cell) => ({ ...cell, ...shifted(cell, origin) }));
  if (cells.length === 0) throw meshError('indoorgml-without-spaces');
  const pointOf = (position: GmlPoint): Point => {
    const [x, y] = toPlan(position);
    return { x: x - origin[0], y: y - origin[1] };
  };
  const doors = doorsOf(features, cells, pointOf, leftOut);
  const grouped = cellFloors(cells);
  const floors = grouped.map(({ storey, ordinal, base, cells: own }): FloorAtHeight => {
    const name = storey === '' ? `Level ${ordinal}` : storey;
    const onFloor = new Set(own);
    const spaces = [
      ...own.map((cell) => spaceOf(cell, base)),
      ...doors.filter((door) => door.cells.every((cell) => onFloor.has(cell))).map(doorSpace),
    ];
    const names = nameSpaces(spaces);
    return {
      id: name,
      name,
      shortname: storey === '' ? String(ordinal) : storey,
      ordinal,
      base,
      spaces: spaces.map(({ noun: _, ...space }, at) => ({ ...space, name: names[at]! })),
    };
  });
  const network = stateNetwork(features, floors, pointOf);
  return {
    name: '',
    floors: floors.map(({ base: _, ...floor }) => floor),
    place,
    leftOut: leftOut.groups(),
    ...(network && { network }),
  };
}

function foundCell(cell: GmlCell, outline: PlanOutline): FoundCell {
  const [low, high] = heightsOfFaces(cell.faces);
  const kind = kindOfCell(cell);
  return {
    id: cell.id,
    label: cell.name,
    storey: cell.storey,
    low,
    high,
    ...outline,
    ...kind,
    isTransit: isTransit(kind.facility),
  };
}

type Unnamed = Omit<PlanSpace, 'name'> & { readonly noun: string };

function spaceOf({ id, label, kind, facility, rings, holes, low, high }: FoundCell, base: number): Unnamed {
  const isFlat = kind === 'corridor' || !(high > low);
  const metres = (height: number) => Math.round(height * 1000) / 1000 + 0;
  const heights = isFlat ? heightsOf(kind) : ([metres(low - base), metres(high - base)] as const);
  return { id, noun: facility ?? kind, label, kind, facility, rings, holes, heights };
}

const doorSpace = ({ id, rings, holes }: Door): Unnamed => ({
  id,
  noun: 'door',
  label: '',
  kind: 'door',
  facility: null,
  rings,
  holes,
  heights: heightsOf('door'),
});

/** A door where a transition goes through a wall: along the border that is its dual, else across its line. */
function doorsOf(
  { states, transitions, boundaries }: GmlFeatures,
  cells: readonly FoundCell[],
  pointOf: (position: GmlPoint) => Point,
  leftOut: LeftOutLog,
): Door[] {
  const cellById = new Map(cells.map((cell) => [cell.id, cell]));
  const stateById = new Map(states.map((state) => [state.id, state]));
  const boundaryById = new Map(boundaries.map((boundary) => [boundary.id, boundary]));
  const doors = new Map<string, Door>();
  const used = new Set<string>();
  for (const transition of transitions) {
    const ends = transition.ends.flatMap((end) => stateById.get(end) ?? []);
    const sides = ends.flatMap(({ cell }) => cellById.get(cell ?? '') ?? []);
    const [from, to] = sides;
    if (transition.boundary !== null) used.add(transition.boundary);
    if (
      !from ||
      !to ||
      sides.some(({ kind }) => kind === 'door') ||
      Math.min(from.high, to.high) <= Math.max(from.low, to.low)
    )
      continue;
    const boundary = boundaryById.get(transition.boundary ?? '');
    const places = ends.flatMap(({ position }) => (position ? [pointOf(position)] : []));
    const [start, end] = places;
    const line =
      start && end ? [start, ...pointsBetween(transition, start, end, pointOf), end] : transition.points.map(pointOf);
    const along = boundary && borderOutline(boundary, pointOf);
    const outline =
      along ??
      doorOnLine(
        line.map(({ x, y }) => [x, y] as const),
        from,
        to,
      );
    if (!outline) continue;
    const id = along && boundary ? boundary.id : transition.id;
    // Many files have a transition for each direction.
    const [x, y] = middleOf(outline);
    const key = `${[from.id, to.id].sort().join(' ')} ${x.toFixed(1)} ${y.toFixed(1)}`;
    if (!doors.has(key)) doors.set(key, { id, cells: [from, to], ...outline });
  }
  for (const { id, type } of boundaries) if (!used.has(id)) leftOut.add('other-kind', type, id);
  return [...doors.values()];
}

function middleOf({ rings }: PlanOutline): readonly [x: number, y: number] {
  const ring = rings[0] ?? [];
  const mean = (axis: 0 | 1) =>
    ring.reduce((sum, value, at) => sum + (at % 2 === axis ? value : 0), 0) / Math.max(1, ring.length / 2);
  return [mean(0), mean(1)];
}

/** Metres of the widest border that is a door. */
const WIDEST = 10;

/** The door of a border: between those of its corners that are furthest apart; null where it is no upright face or line. */
function borderOutline({ faces, line }: GmlBoundary, pointOf: (position: GmlPoint) => Point): PlanOutline | null {
  const corners = (faces.length > 0 ? faces.flat(2) : line).map(pointOf);
  let [most, pair] = [0, null as readonly [Point, Point] | null];
  for (const [at, one] of corners.entries())
    for (const other of corners.slice(at + 1)) {
      const length = Math.hypot(one.x - other.x, one.y - other.y);
      if (length > most) [most, pair] = [length, [one, other]];
    }
  if (!pair || most > WIDEST) return null;
  return doorOutline([pair[0].x, pair[0].y], [pair[1].x, pair[1].y]);
}
