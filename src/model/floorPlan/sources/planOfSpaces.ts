import { withMeshes } from '../corrections/withMeshes';
import { type FloorPlan, NO_COLOUR, type PlanPlace } from '../floorPlan';
import type { PlanSpace } from './buildingPlan';

const EMPTY: FloorPlan = {
  names: [],
  colours: new Uint32Array(0),
  boxes: new Float32Array(0),
  heights: new Float32Array(0),
  anchors: new Float32Array(0),
  ringStart: new Uint32Array(1),
  pointStart: new Uint32Array(1),
  holes: new Uint8Array(0),
  points: new Float32Array(0),
};

/** The floor plan of spaces, each a mesh with its description. */
export const planOfSpaces = (spaces: readonly PlanSpace[], place?: PlanPlace): FloorPlan => ({
  ...withMeshes(EMPTY, { changed: new Map(), added: spaces.map((space) => ({ ...space, colour: NO_COLOUR })) }),
  described: spaces.map(({ name, kind, facility, id, category }) => ({
    name,
    kind,
    facility,
    id,
    ...(category !== undefined && { category }),
  })),
  ...(place && { place }),
});
