import type { Point } from '@/model/geometry/points';
import { isTransit } from '@/model/network/generating/joinedStops';
import type { PlanFloor, PlanSpace } from '../buildingPlan';
import type { PlanNetwork, PlanTransit } from '../planNetwork';
import { type AddedNode, PlanNetworkBuilder } from '../planNetworkBuilder';
import { meshOf, spaceAt } from '../spaceAt';
import type { GmlFeatures, GmlState, GmlTransition } from './gmlFeatures';
import type { GmlPoint } from './gmlGeometry';

/** A floor with the height of its ground, in metres of the file. */
export type FloorAtHeight = PlanFloor & { readonly base: number };

/** Metres below the ground of a floor at which a state is still on it. */
const BELOW = 0.5;
/** Metres between a state and the end of a line that is its place. */
const SAME = 0.05;

interface Placed extends AddedNode {
  readonly place: Point;
  readonly space: PlanSpace | undefined;
}

/**
 * The network of the states and transitions of a file: a state is a node in the space that is its dual, a transition a path
 * over the positions of its line, or a shaft where it leads to another floor. Weights are not kept: lengths count.
 */
export function stateNetwork(
  { states, transitions }: Pick<GmlFeatures, 'states' | 'transitions'>,
  floors: readonly FloorAtHeight[],
  pointOf: (position: GmlPoint) => Point,
): PlanNetwork | null {
  const builder = new PlanNetworkBuilder(floors.length);
  const placed = new Map<string, Placed>();
  for (const state of states) {
    if (!state.position) {
      builder.problem('no-place', state.id);
      continue;
    }
    const place = pointOf(state.position);
    const { floor, space } = floorOf(state, state.position, place, floors);
    if (!space) builder.problem('outside-floor', state.id, floor, place);
    placed.set(state.id, { ...builder.node(floor, state.id, place, meshOf(space)), place, space });
  }
  for (const transition of transitions) {
    const [from, to] = transition.ends.map((end) => placed.get(end));
    if (!from || !to) {
      const known = from ?? to;
      const [first] = transition.points;
      const place = known?.place ?? (first ? pointOf(first) : null);
      builder.problem('end-nowhere', transition.id, known?.floor ?? null, place);
      continue;
    }
    let last: AddedNode = from;
    const between = from.floor === to.floor ? pointsBetween(transition, from.place, to.place, pointOf) : [];
    for (const [at, point] of between.entries()) {
      const next = builder.node(from.floor, `${transition.id} ${at + 1}`, point);
      builder.join(last, next, transitOf(from, to));
      last = next;
    }
    builder.join(last, to, transitOf(from, to));
  }
  return builder.network();
}

function floorOf(
  { cell }: GmlState,
  [, , z]: GmlPoint,
  place: Point,
  floors: readonly FloorAtHeight[],
): { floor: number; space: PlanSpace | undefined } {
  const dual = floors.flatMap(({ spaces, base }, floor) => {
    const space = spaces.find(({ id }) => id === cell);
    return space ? [{ floor, space, off: Math.abs(z - base) }] : [];
  });
  const [nearest] = dual.sort((one, other) => one.off - other.off);
  if (nearest) return nearest;
  const floor = Math.max(
    0,
    floors.findLastIndex(({ base }) => z >= base - BELOW),
  );
  return { floor, space: spaceAt(floors[floor]?.spaces ?? [], place) };
}

/** The positions of a transition between those of its ends, from the first end on. */
export function pointsBetween(
  { points }: Pick<GmlTransition, 'points'>,
  from: Point,
  to: Point,
  pointOf: (position: GmlPoint) => Point,
): Point[] {
  const line = points.map(pointOf);
  const off = (one: Point | undefined, other: Point) => (one ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
  const isReversed = off(line[0], from) > off(line[0], to);
  if (isReversed) line.reverse();
  const start = off(line[0], from) <= SAME ? 1 : 0;
  const end = off(line.at(-1), to) <= SAME ? -1 : line.length;
  return line.slice(start, end);
}

/** The kind and the name of a way to another floor: those of the spaces that it joins; stairs where these say nothing. */
function transitOf({ space: one }: Placed, { space: other }: Placed): Pick<PlanTransit, 'facility' | 'label'> {
  const facilities = [one?.facility ?? null, other?.facility ?? null].filter(isTransit);
  const label = one?.label === other?.label ? (one?.label ?? '') : '';
  return { facility: facilities[0] ?? 'stairs', label };
}
