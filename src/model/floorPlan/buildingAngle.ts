import { toRadians } from '@/model/geometry/turns';
import type { DrawnFloor } from './drawnFloor';
import { FURNITURE } from './kinds/meshKind';

/** Directions of walls repeat at every right angle. */
const QUARTER = Math.PI / 2;
/** Parts of a right angle, of 0.1 degrees each. */
const BINS = 900;
/** Walls within half a degree are counted as of one direction, and those within a degree make its mean. */
const PEAK = 5;
const MEAN = 10;
/** Below this share of all lengths, a direction does not prevail: with none at all it would be about 2 %. */
const LEAST_SHARE = 0.1;
/** The turn that rounding of coordinates leaves in a straight plan. */
const STRAIGHT = toRadians(0.02);

interface Directions {
  /** Metres of outline in each bin. */
  readonly metres: Float64Array;
  /** Metres times the distance from the start of the bin, in bins. */
  readonly moments: Float64Array;
}

/**
 * How far a building is turned against the axes of its floor plan: the direction in which most metres of outline run,
 * in radians clockwise, between an eighth of a turn to either side. Null where no direction prevails.
 */
export function buildingAngle(floor: Pick<DrawnFloor, 'floorPlan' | 'kinds'>): number | null {
  const directions = directionsOf(floor);
  const { metres } = directions;
  const whole = metres.reduce((sum, one) => sum + one, 0);
  const peak = peakOf(metres);
  if (whole === 0 || sumAround(metres, peak, PEAK) < LEAST_SHARE * whole) return null;
  const angle = meanAround(directions, peak) * (QUARTER / BINS);
  const nearest = angle - QUARTER * Math.round(angle / QUARTER);
  return Math.abs(nearest) < STRAIGHT ? 0 : nearest;
}

function directionsOf({ floorPlan, kinds }: Pick<DrawnFloor, 'floorPlan' | 'kinds'>): Directions {
  const { names, ringStart, pointStart, points } = floorPlan;
  const metres = new Float64Array(BINS);
  const moments = new Float64Array(BINS);
  for (let mesh = 0; mesh < names.length; mesh++) {
    if (kinds[mesh] === FURNITURE) continue;
    for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
      const [first, end] = [pointStart[ring]!, pointStart[ring + 1]!];
      for (let to = first, from = end - 1; to < end; from = to++) {
        const dx = points[2 * to]! - points[2 * from]!;
        const dy = points[2 * to + 1]! - points[2 * from + 1]!;
        const length = Math.sqrt(dx * dx + dy * dy);
        if (length === 0) continue;
        const at = (Math.atan2(dy, dx) / QUARTER + 2) * BINS;
        const bin = Math.floor(at);
        metres[bin % BINS]! += length;
        moments[bin % BINS]! += length * (at - bin);
      }
    }
  }
  return { metres, moments };
}

/** The bin in the middle of the most metres. */
function peakOf(metres: Float64Array): number {
  let sum = sumAround(metres, 0, PEAK);
  let [best, most] = [0, sum];
  for (let bin = 1; bin < BINS; bin++) {
    sum += metres[(bin + PEAK) % BINS]! - metres[(bin - PEAK - 1 + BINS) % BINS]!;
    if (sum > most) [best, most] = [bin, sum];
  }
  return best;
}

function sumAround(metres: Float64Array, middle: number, reach: number): number {
  let sum = 0;
  for (let bin = middle - reach; bin <= middle + reach; bin++) sum += metres[(bin + BINS) % BINS]!;
  return sum;
}

/** The mean direction around a bin, in bins; around the true peak rather than the first of several equal sums. */
function meanAround(directions: Directions, peak: number): number {
  const first = mean(directions, peak, PEAK);
  return mean(directions, Math.floor(first), MEAN);
}

function mean({ metres, moments }: Directions, middle: number, reach: number): number {
  let [sum, moment] = [0, 0];
  for (let bin = middle - reach; bin <= middle + reach; bin++) {
    const at = (bin + 2 * BINS) % BINS;
    sum += metres[at]!;
    moment += metres[at]! * bin + moments[at]!;
  }
  return moment / sum;
}
