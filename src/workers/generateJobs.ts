import { kindHints } from '@/model/content/rooms/kindHints';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { CheckedData } from '@/model/network/checks/checkLocation';
import {
  type FloorToGenerate,
  type GeneratedNetwork,
  generateNetwork,
} from '@/model/network/generating/generateNetwork';

/** The floors of a location whose network is to be generated. */
export interface GenerateRequest {
  readonly floors: readonly (Pick<FloorToGenerate, 'uuid' | 'building' | 'elevation'> & {
    readonly floorPlan: FloorPlan;
  })[];
  readonly data: Pick<CheckedData, 'labels' | 'meshes'>;
}

/** The job of the worker that generates networks. */
export interface GenerateJobs {
  generate(request: GenerateRequest): GeneratedNetwork;
}

export const generateJobs: GenerateJobs = {
  generate: ({ floors, data: { labels, meshes } }) =>
    generateNetwork(
      floors.map(({ floorPlan, ...floor }) => {
        const hints = kindHints(labels, meshes, floor.uuid);
        return { ...floor, drawn: drawnFloor(floorPlan, hints), labels: hints.labels ?? new Map() };
      }),
    ),
};
