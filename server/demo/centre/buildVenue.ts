import type { Spot } from './areas';
import { layoutVenue } from './layout';
import { type DraftNode, floorNetwork } from './network';
import type { Door, FloorLayout, VenueSpec } from './venue';

export interface DraftGroup {
  readonly name: string;
  readonly travel: 'lift' | 'stairs' | 'escalator';
  readonly type: 'BI' | 'TO' | 'FROM';
  /** Indices of nodes, from the lowest floor up. */
  readonly nodes: readonly number[];
}

/** A building with its network, before it has ids of the database. */
export interface Venue {
  readonly spec: VenueSpec;
  readonly floors: readonly FloorLayout[];
  readonly nodes: readonly DraftNode[];
  readonly edges: readonly (readonly [number, number])[];
  readonly groups: readonly DraftGroup[];
}

export interface VenueOptions {
  /** Rooms (`object_name`) whose door is not connected to the network yet. */
  readonly withoutEntrance?: readonly string[];
  /** Nodes without any path. */
  readonly loose?: readonly { readonly floor: number; readonly at: Spot }[];
}

/** Builds a venue: the same spec gives the same rooms, nodes and paths. */
export function buildVenue(spec: VenueSpec, { withoutEntrance = [], loose = [] }: VenueOptions = {}): Venue {
  const floors = layoutVenue(spec);
  const hasStops = floors.length > 1;
  const nodes: DraftNode[] = [];
  const edges: [number, number][] = [];
  const stops = new Map<string, number[]>();
  for (const [index, floor] of floors.entries()) {
    const doors = [
      ...floor.doors
        .filter(({ room }) => !withoutEntrance.includes(room.name) && (hasStops || !isStop(room.kind)))
        .map((door) => named(door, spec)),
      ...(hasStops ? escalatorDoors(floor, spec) : []),
    ];
    const network = floorNetwork(floor, index, doors);
    const offset = nodes.length;
    nodes.push(...network.nodes);
    edges.push(...network.edges.map(([from, to]): [number, number] => [from + offset, to + offset]));
    for (const { room } of doors) {
      const inside = network.insides.get(room.name);
      if (inside === undefined || !isStop(room.kind)) continue;
      const stop = stopName(room.name);
      stops.set(stop, [...(stops.get(stop) ?? []), inside + offset]);
    }
    for (const { floor: on, at } of loose) if (on === index) nodes.push({ floor: on, ...at, name: '', mesh: null });
  }
  return { spec, floors, nodes, edges, groups: hasStops ? groupsOf(spec, stops) : [] };
}

const isStop = (kind: string) => kind === 'lift' || kind === 'stairs' || kind === 'escalator';
/** `G-LIFT-02` is the stop `LIFT-02` of its floor. */
const stopName = (room: string) => room.slice(room.indexOf('-') + 1);

/** Cores in the order in which their rooms are numbered. */
const coresInOrder = ({ cores }: VenueSpec) =>
  (['north', 'south'] as const).flatMap((side) =>
    cores.filter((core) => core.side === side).toSorted((one, other) => one.x - other.x),
  );

/** A lift and a staircase lead into no mesh of a destination; their nodes have names instead. */
function named(door: Door, spec: VenueSpec): Door {
  const { kind, name } = door.room;
  if (kind !== 'lift' && kind !== 'stairs') return door;
  const core = coresInOrder(spec)[Number(name.slice(-2)) - 1]?.name ?? '';
  return { ...door, mesh: null, name: `${kind === 'lift' ? 'Lift' : 'Stairs'} ${core}` };
}

const ESCALATORS = [
  { name: 'West escalator up', type: 'TO' },
  { name: 'West escalator down', type: 'FROM' },
  { name: 'East escalator up', type: 'TO' },
  { name: 'East escalator down', type: 'FROM' },
] as const;

/** One steps onto an escalator at its outer end, on the ring around the void. */
function escalatorDoors(floor: FloorLayout, { atrium }: VenueSpec): Door[] {
  if (!atrium) return [];
  return floor.rooms
    .filter(({ kind }) => kind === 'escalator')
    .map((room, index) => {
      const ring = room.area[0]?.[0] ?? [];
      const [left, right] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
      const isWest = right < atrium.x;
      const x = isWest ? left - 0.6 : right + 0.6;
      const y = (Math.min(...ring.map(([, at]) => at)) + Math.max(...ring.map(([, at]) => at))) / 2;
      return { room, inside: { x, y }, outside: { x, y }, mesh: null, name: ESCALATORS[index]?.name ?? 'Escalator' };
    });
}

function groupsOf(spec: VenueSpec, stops: ReadonlyMap<string, readonly number[]>): DraftGroup[] {
  const number = (index: number) => String(index + 1).padStart(2, '0');
  const groups = coresInOrder(spec).flatMap(({ name }, index): DraftGroup[] => [
    { name: `Lift ${name}`, travel: 'lift', type: 'BI', nodes: stops.get(`LIFT-${number(index)}`) ?? [] },
    { name: `Stairs ${name}`, travel: 'stairs', type: 'BI', nodes: stops.get(`STAIR-${number(index)}`) ?? [] },
  ]);
  if (spec.atrium)
    for (const [index, { name, type }] of ESCALATORS.entries())
      groups.push({ name, travel: 'escalator', type, nodes: stops.get(`ESC-${number(index)}`) ?? [] });
  return groups;
}
