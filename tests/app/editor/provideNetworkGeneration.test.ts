import { expect, it, vi } from 'vitest';
import { floorPlanQuery } from '@/api/buildings/floors';
import { projectDataKey } from '@/api/network/keys';
import { type GenerateNetwork, provideNetworkGeneration } from '@/app/editor/provideNetworkGeneration';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import type { GeneratedNetwork } from '@/model/network/generating/generateNetwork';
import type { GenerateRequest } from '@/workers/generateJobs';
import { planned, rectangle } from '../../support/plannedFloor';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();
const plan = planOfSpaces([planned('shop', 'room', rectangle(0, 0, 5, 5))]);
const NETWORK: GeneratedNetwork = { floors: [], transits: [] };

/** The machine with a worker that the test holds. */
function opened() {
  const requests: { readonly request: GenerateRequest; readonly signal: AbortSignal }[] = [];
  let answer: (network: GeneratedNetwork) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const generate: GenerateNetwork = (request, signal) => {
    requests.push({ request, signal });
    return new Promise((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  };
  const floors = [
    { uuid: 'upper', name: 'Upper', plan: 'plan-1', elevation: 4 },
    { uuid: 'ground', name: 'Ground', plan: 'plan-2', elevation: null },
    { uuid: 'roof', name: 'Roof', plan: null, elevation: 8 },
  ];
  service.client.setQueryDefaults([], { staleTime: Number.POSITIVE_INFINITY });
  service.client.setQueryData(projectDataKey(UUID.project), {
    location: { buildings: [{ uuid: 'house', floors }] },
    labels: [{ floor_id: 'ground', object_name: 'shop', text: 'Books' }],
    meshes: [],
  });
  for (const floor of floors)
    if (floor.plan) service.client.setQueryData(floorPlanQuery(floor.uuid, floor.plan).queryKey, plan);
  const actor = service.run(provideNetworkGeneration(service.client, generate), {
    project: UUID.project,
    floors: floors.map(({ uuid, name }) => ({ uuid, name, nodes: 0, paths: 0 })),
    shown: 'ground',
  });
  return {
    actor,
    requests,
    answer: (network: GeneratedNetwork) => answer(network),
    refuse: (error: Error) => refuse(error),
  };
}

it('[AN11] the worker gets the floor plans of the floors that are ticked, with labels and kinds', async () => {
  const { actor, requests, answer } = opened();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  actor.send({ type: 'back' });
  actor.send({ type: 'toggle', floor: 'upper' });
  actor.send({ type: 'generate' });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.request).toEqual({
    floors: [{ uuid: 'ground', building: 'house', elevation: 0, floorPlan: plan }],
    data: { labels: [{ floor_id: 'ground', object_name: 'shop', text: 'Books' }], meshes: [] },
  });
  answer(NETWORK);
  await vi.waitFor(() => expect(actor.getSnapshot().context.generated).toEqual(NETWORK));
});

const part = (uuid: string, x: number): GeneratedNetwork['floors'][number] => ({
  uuid,
  elevation: 0,
  applied: [],
  nodes: [
    { key: 'door a', role: 'door', x, y: 1.00049, mesh: null, space: null },
    { key: 'middle b', role: 'middle', x: 2, y: 2, mesh: 'b', space: 0 },
  ],
  links: [[0, 1]],
  portals: [],
  closed: [],
});
const KEPT = {
  nodes: [
    { key: 'door a', x: 1, y: 1, mesh: null },
    { key: 'middle b', x: 2, y: 2, mesh: 'b' },
  ],
  links: [['door a', 'middle b']],
};

it('[BP38] [AN15] what was applied before is asked for, and what is applied now is kept', async () => {
  const { actor, requests, answer } = opened();
  actor.send({ type: 'generate' });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  answer({ floors: [part('ground', 1)], transits: [] });
  // The network of a file is no base of a generated one.
  const ofFile = { nodes: [{ key: 'source R1', x: 1, y: 2, mesh: null }], links: [] };
  (await service.next('GET floors/ground/generated-networks')).answer({ generations: [ofFile, KEPT] });
  await vi.waitFor(() => expect(actor.getSnapshot().context.generated?.floors[0]?.applied).toEqual([KEPT]));
  actor.send({ type: 'apply' });
  const call = await service.next('POST floors/ground/generated-networks');
  expect(call.body).toEqual(KEPT);
  call.answer(null);
});

it('[AN11] Back ends the worker', async () => {
  const { actor, requests } = opened();
  actor.send({ type: 'generate' });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.request.floors.map(({ uuid }) => uuid)).toEqual(['upper', 'ground']);
  actor.send({ type: 'back' });
  expect(requests[0]?.signal.aborted).toBe(true);
});

it('[AN11] a worker that fails is reported, and can be asked again', async () => {
  const { actor, requests, refuse } = opened();
  actor.send({ type: 'generate' });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  refuse(new Error('It has stopped.'));
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe('It has stopped.'));
  actor.send({ type: 'generate' });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(actor.getSnapshot().context.error).toBeNull();
});
