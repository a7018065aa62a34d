import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Point } from '@/model/geometry/points';
import type { GeneratedState } from './generateAgain';
import { type GeneratedFloor, generateFloor } from './generateFloor';
import { type FloorStop, type GeneratedTransit, isTransit, joinedStops } from './joinedStops';

/** A floor whose network is to be generated. */
export interface FloorToGenerate {
  /** Its uuid, and that of its building. */
  readonly uuid: string;
  readonly building: string;
  /** Metres of its ground in the building. */
  readonly elevation: number;
  readonly drawn: DrawnFloor;
  /** Names of rooms for people, by `object_name`. */
  readonly labels: ReadonlyMap<string, string>;
}

/** The network of a floor that its plan gives. Plain data. */
export interface GeneratedPart extends Pick<GeneratedFloor, 'nodes' | 'links' | 'portals'> {
  /** Of the floor. */
  readonly uuid: string;
  readonly elevation: number;
  /** Generations of the floor that were applied before, the newest first. */
  readonly applied: readonly GeneratedState[];
  /** The rooms that no door, opening or border leads into, by `object_name`, and where they are. */
  readonly closed: readonly (Point & { readonly name: string })[];
}

export interface GeneratedNetwork {
  readonly floors: readonly GeneratedPart[];
  readonly transits: readonly GeneratedTransit[];
}

/**
 * The network of floors, from their rooms and doors alone: the same plans give the same network. Lifts and stairs join
 * the floors of a building.
 */
export function generateNetwork(floors: readonly FloorToGenerate[]): GeneratedNetwork {
  const upwards = [...floors].sort((one, other) => one.elevation - other.elevation);
  const generated = upwards.map((floor) => ({ ...floor, ...generateFloor(floor.drawn) }));
  const stops = generated.map(({ nodes, spaces, labels }): FloorStop[] =>
    spaces.flatMap(({ name, facility, rings }, space) => {
      if (!isTransit(facility)) return [];
      const node = nodes.findIndex((one) => one.role === 'middle' && one.space === space);
      return node < 0 ? [] : [{ facility, node, label: labels.get(name) ?? '', rings }];
    }),
  );
  const transits = [...new Set(upwards.map(({ building }) => building))].flatMap((building) => {
    const own = upwards.flatMap((floor, at) => (floor.building === building ? [at] : []));
    return joinedStops(own.map((at) => stops[at]!)).map((transit) => ({
      ...transit,
      stops: transit.stops.map(({ floor, node }) => ({ floor: own[floor]!, node })),
    }));
  });
  return {
    floors: generated.map(({ uuid, elevation, nodes, links, portals, spaces }) => {
      const joined = new Set(portals.flatMap((portal) => portal.spaces));
      const closed = spaces.flatMap(({ name, middle, isService }, at) =>
        joined.has(at) || isService ? [] : [{ name, x: middle.x, y: middle.y }],
      );
      return { uuid, elevation, applied: [], nodes, links, portals, closed };
    }),
    transits,
  };
}
