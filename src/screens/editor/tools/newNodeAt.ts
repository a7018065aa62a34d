import type { Floor } from '@/contract/buildings';
import type { Point } from '@/model/geometry/points';
import type { NewNode } from '@/model/network/edits/addNode';
import { floorId } from '@/model/network/network';

/** A node at this position of the floor, at the floor's height. */
export const newNodeAt = ({ uuid, elevation }: Floor, { x, y }: Point): NewNode => ({
  floor: floorId(uuid),
  x,
  y,
  z: elevation ?? 0,
});
