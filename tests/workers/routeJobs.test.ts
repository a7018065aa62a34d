import { describe, expect, it } from 'vitest';
import { deltaBetween } from '@/model/network/delta';
import { deleteEdges } from '@/model/network/edits/deleteEdges';
import { edgeId, type Network, nodeId } from '@/model/network/network';
import type { RouteRequest } from '@/model/routing/routeRequest';
import { createRouteJobs } from '@/workers/routeJobs';
import { below, randomEdit, seeded } from '../model/network/randomEdits';
import { sampleNetwork } from '../model/network/sampleNetwork';
import { randomNetwork, TYPES } from '../model/routing/randomNetwork';

const NO_DELAYS = new Map<number, number>();

const question = (from: number, to: number, stepFree = false): RouteRequest => ({
  from: { nodes: [nodeId(from)] },
  to: { nodes: [nodeId(to)] },
  stepFree,
  travel: null,
});

function openedWith(network: Network) {
  const jobs = createRouteJobs();
  jobs.open(network, TYPES, NO_DELAYS);
  return jobs;
}

describe('the jobs of the route worker', () => {
  it.each([11, 12, 13])('[RO7] answer after changes as if the plan had just come, seed %i', (seed) => {
    const random = seeded(seed);
    let network = randomNetwork(seed, 5);
    const jobs = openedWith(network);
    const kinds = new Set<string>();
    for (let round = 0; round < 60; round++) {
      const next = randomEdit(network, random)(network);
      jobs.change(deltaBetween(network, next));
      network = next;
      if (round < 5) continue; // changes before the first question
      const ids = [...network.nodes.keys()];
      const asked = question(ids[below(random, ids.length)]!, ids[below(random, ids.length)]!, round % 3 === 0);
      const answer = jobs.ask(asked);
      expect(answer).toEqual(openedWith(network).ask(asked));
      kinds.add(answer.kind);
    }
    expect(kinds).toContain('route');
  });

  it('[RO11] tell why there is no way in the plan as it is now', () => {
    const network = sampleNetwork();
    const jobs = openedWith(network);
    expect(jobs.ask(question(1, 2)).kind).toBe('route');
    const cut = deleteEdges([...network.edges.keys()].map((id) => edgeId(id)))(network);
    jobs.change(deltaBetween(network, cut));
    const answer = jobs.ask(question(1, 2));
    expect(answer).toMatchObject({ kind: 'none' });
    expect(answer).toEqual(openedWith(cut).ask(question(1, 2)));
  });
});
