import type { Edge, MapNode, TransitGroup } from '@/model/network/network';

/** Every link costs at least this share of its length, so that costs stay positive despite negative weights. */
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

/** Cost of boarding a group: its weight, once per ride. */
export const boardingCost = (group: TransitGroup): number => Math.max(0, group.weight);

/**
 * Cost of a ride between two stops: the length divided by the speed multiplier. A negative weight is credited in
 * proportion to the length, so that only the whole ride gets all of it.
 * @param whole metres from the lowest to the highest stop, stop by stop
 */
export function rideCost(from: Place, to: Place, group: TransitGroup, whole: number): number {
  const length = lengthBetween(from, to);
  const bonus = group.weight < 0 && whole > 0 ? (group.weight * length) / whole : 0;
  return Math.max(length / group.multiplier + bonus, LEAST_SHARE * length);
}
