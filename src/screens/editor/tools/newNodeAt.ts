import type { Floor } from '@/contract/buildings/buildings';
import type { Point } from '@/model/geometry/points';
import type { NewNode } from '@/model/network/edits/addNode';
import { floorId } from '@/model/network/network';
import { placementUnder } from '../placements/placementUnder';
import type { ToolWorld } from '../session/useToolWorld';

/** A node at this position of the floor, at the floor's height: an entrance of the destination of the room that it is in. */
export function newNodeAt(
  { drawn, data }: Pick<ToolWorld, 'drawn' | 'data'>,
  { uuid, elevation }: Floor,
  { x, y }: Point,
): NewNode {
  const mesh = drawn ? (placementUnder(drawn, data.destinations, uuid, { x, y })?.object_name ?? null) : null;
  return { floor: floorId(uuid), x, y, z: elevation ?? 0, mesh };
}
