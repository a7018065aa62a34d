import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { floorPlanQuery } from '@/api/buildings/floors';
import { projectDataQuery } from '@/api/network/editor';
import { fetchGeneratedNetworks, sendGeneratedNetwork } from '@/api/network/generatedNetworks';
import { notifyError } from '@/components/feedback/notifyError';
import { type NetworkGenerationMachine, networkGenerationMachine } from '@/machines/editor/networkGeneration.machine';
import { isFromSource } from '@/model/floorPlan/sources/planNetwork';
import { generatedState } from '@/model/network/generating/generatedState';
import type { GeneratedNetwork } from '@/model/network/generating/generateNetwork';
import type { GenerateRequest } from '@/workers/generateJobs';

/** Generates the network of floors; cancelled by its signal. */
export type GenerateNetwork = (request: GenerateRequest, signal: AbortSignal) => Promise<GeneratedNetwork>;

/** The machine that generates networks, with the floor plans of the service and a worker behind it. */
export const provideNetworkGeneration = (client: QueryClient, generate: GenerateNetwork): NetworkGenerationMachine =>
  networkGenerationMachine.provide({
    actions: {
      keepGenerated: (_, generated) => {
        for (const floor of generated?.floors ?? [])
          sendGeneratedNetwork(floor.uuid, generatedState(floor)).catch(notifyError);
      },
    },
    actors: {
      generate: fromPromise(async ({ input: { project, floors }, signal }) => {
        const { location, labels, meshes } = await client.ensureQueryData(projectDataQuery(project));
        const chosen = location.buildings.flatMap((building) =>
          building.floors.flatMap(({ uuid, plan, elevation }) =>
            plan !== null && floors.includes(uuid)
              ? [{ uuid, plan, building: building.uuid, elevation: elevation ?? 0 }]
              : [],
          ),
        );
        const read = await Promise.all(
          chosen.map(async ({ plan, ...floor }) => ({
            ...floor,
            floorPlan: await client.fetchQuery(floorPlanQuery(floor.uuid, plan)),
          })),
        );
        const network = await generate({ floors: read, data: { labels, meshes } }, signal);
        const kept = await Promise.all(network.floors.map(({ uuid }) => fetchGeneratedNetworks(uuid, signal)));
        return {
          ...network,
          floors: network.floors.map((floor, at) => ({
            ...floor,
            applied: kept[at]?.filter((one) => !isFromSource(one)) ?? [],
          })),
        };
      }),
    },
  });
