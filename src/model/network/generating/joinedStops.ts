import polygonClipping, { type Pair, type Polygon } from 'polygon-clipping';
import type { Facility } from '@/model/floorPlan/kinds/meshKind';
import { ringArea } from '@/model/geometry/outline/ring';
import type { FloorSpace } from './floorSpace';

/** A kind of place that leads to other floors. */
export type TransitFacility = Extract<Facility, 'lift' | 'stairs' | 'escalator'>;

/** A lift, staircase or escalator on one floor. */
export interface FloorStop {
  readonly facility: TransitFacility;
  /** Index of its node on the floor. */
  readonly node: number;
  /** The name for people; empty where it has none. */
  readonly label: string;
  readonly rings: FloorSpace['rings'];
}

/** Stops of one lift, staircase or escalator, from the lowest floor up: index of the floor, and of its node there. */
export interface GeneratedTransit {
  readonly facility: TransitFacility;
  readonly label: string;
  readonly stops: readonly { readonly floor: number; readonly node: number }[];
}

const TRANSIT: ReadonlySet<Facility> = new Set<Facility>(['lift', 'stairs', 'escalator']);

export const isTransit = (facility: Facility | null): facility is TransitFacility =>
  facility !== null && TRANSIT.has(facility);

/** Share of the smaller outline that two stops of one shaft have in common. */
const SAME_SHAFT = 0.6;

/**
 * Joins the stops of neighbouring floors: of the same name, where each floor has one of it, else where they lie above each
 * other.
 * @param floors the stops of each floor, from the lowest floor up
 */
export function joinedStops(floors: readonly (readonly FloorStop[])[]): GeneratedTransit[] {
  const open = new Map<FloorStop, { stops: { floor: number; node: number }[]; first: FloorStop }>();
  const all: { stops: { floor: number; node: number }[]; first: FloorStop }[] = [];
  for (const [floor, stops] of floors.entries()) {
    const below = floors[floor - 1] ?? [];
    const taken = new Set<FloorStop>();
    for (const stop of stops) {
      const free = below.filter((one) => one.facility === stop.facility && !taken.has(one));
      const under = stopBelow(stop, free, stops);
      const transit = under && open.get(under);
      if (under && transit) {
        taken.add(under);
        transit.stops.push({ floor, node: stop.node });
        open.set(stop, transit);
      } else {
        const begun = { stops: [{ floor, node: stop.node }], first: stop };
        all.push(begun);
        open.set(stop, begun);
      }
    }
  }
  return all
    .filter(({ stops }) => stops.length > 1)
    .map(({ stops, first: { facility, label } }) => ({ facility, label, stops }));
}

function stopBelow(stop: FloorStop, below: readonly FloorStop[], beside: readonly FloorStop[]): FloorStop | null {
  const isNamed = (one: FloorStop) => one.facility === stop.facility && one.label === stop.label;
  const named = below.filter(isNamed);
  const [only] = named;
  if (stop.label !== '' && only && named.length === 1 && beside.filter(isNamed).length === 1) return only;
  let best: FloorStop | null = null;
  let most = SAME_SHAFT;
  for (const one of below) {
    const share = commonShare(one.rings, stop.rings);
    if (share < most) continue;
    most = share;
    best = one;
  }
  return best;
}

/** The share of the smaller of two areas that lies in the other one. */
function commonShare(one: FloorStop['rings'], other: FloorStop['rings']): number {
  const [first, second] = [polygonOf(one), polygonOf(other)];
  const least = Math.min(areaOf(one), areaOf(other));
  if (least <= 0) return 0;
  const common = polygonClipping
    .intersection(first, second)
    .reduce((sum, [outer]) => sum + (outer ? Math.abs(ringArea(outer.slice(0, -1).flat())) : 0), 0);
  return common / least;
}

const areaOf = ([outer]: FloorStop['rings']): number => (outer ? Math.abs(ringArea(outer)) : 0);

/** The first outline alone: shafts have no holes. */
function polygonOf([outer]: FloorStop['rings']): Polygon {
  if (!outer) return [];
  return [Array.from({ length: outer.length / 2 }, (_, at): Pair => [outer[2 * at]!, outer[2 * at + 1]!])];
}
