import type { MeshKind } from '@/model/floorPlan/kinds/meshKind';
import { text } from './texts';

const NAMES: Readonly<Record<MeshKind, string>> = {
  floor: text('kindFloor'),
  corridor: text('kindCorridor'),
  room: text('kindRoom'),
  service: text('kindService'),
  facility: text('kindFacility'),
  furniture: text('kindFurniture'),
  wall: text('kindWall'),
  door: text('kindDoor'),
};

/** The name of a kind of mesh. */
export const kindText = (kind: MeshKind): string => NAMES[kind];
