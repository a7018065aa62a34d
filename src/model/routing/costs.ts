import type { Edge, MapNode, TransitGroup } from '@/model/network/network';

/** No way costs less than this share of its length, so that costs stay positive whatever the weight. */
const LEAST_SHARE = 0.01;

type Place = Pick<MapNode, 'x' | 'y' | 'z'>;

/** Metres between two places, in space. */
export const lengthBetween = (one: Place, other: Place): number => {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const dz = other.z - one.z;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
};

/** Length, its vertical part times multiplierZ, times multiplier, plus weight; at least a hundredth of the length. */
export const edgeCost = (from: Place, to: Place, edge: Edge): number =>
  costOver(to.x - from.x, to.y - from.y, to.z - from.z, edge);

/** The same, over these distances along the axes. */
export function costOver(dx: number, dy: number, dz: number, edge: Edge): number {
  const flat = dx * dx + dy * dy;
  const rise = dz * edge.multiplierZ;
  const cost = Math.sqrt(flat + rise * rise) * edge.multiplier + edge.weight;
  return Math.max(cost, LEAST_SHARE * Math.sqrt(flat + dz * dz));
}

/** What it costs to get into a group: its weight, once a ride. */
export const boardingCost = (group: TransitGroup): number => Math.max(0, group.weight);

/**
 * What it costs to ride between two stops: the length over the speed multiplier. A negative weight is earned in
 * proportion to the length, so that the whole way earns all of it and no ride more than that.
 * @param whole metres from the lowest to the highest stop, stop by stop
 */
export function rideCost(from: Place, to: Place, group: TransitGroup, whole: number): number {
  const length = lengthBetween(from, to);
  const bonus = group.weight < 0 && whole > 0 ? (group.weight * length) / whole : 0;
  return Math.max(length / group.multiplier + bonus, LEAST_SHARE * length);
}
