import { describe, expect, it } from 'vitest';
import { deltaBetween } from '@/model/plan/delta';
import { deleteJoints } from '@/model/plan/edits/deleteJoints';
import { jointId, nodeId, type Plan } from '@/model/plan/plan';
import { createRouteJobs, type RouteQuestion } from '@/workers/routeJobs';
import { below, randomEdit, seeded } from '../model/plan/randomEdits';
import { samplePlan } from '../model/plan/samplePlan';
import { randomPlan, TYPES } from '../model/routing/randomPlan';

const NO_DELAYS = new Map<number, number>();

const question = (from: number, to: number, stepFree = false): RouteQuestion => ({
  from: { nodes: [nodeId(from)] },
  to: { nodes: [nodeId(to)] },
  stepFree,
  travel: null,
});

function openedWith(plan: Plan) {
  const jobs = createRouteJobs();
  jobs.open(plan, TYPES, NO_DELAYS);
  return jobs;
}

describe('the jobs of the route worker', () => {
  it.each([11, 12, 13])('[RO7] answer after changes as if the plan had just come, seed %i', (seed) => {
    const random = seeded(seed);
    let plan = randomPlan(seed, 5);
    const jobs = openedWith(plan);
    const kinds = new Set<string>();
    for (let round = 0; round < 60; round++) {
      const next = randomEdit(plan, random)(plan);
      jobs.change(deltaBetween(plan, next));
      plan = next;
      if (round < 5) continue; // changes before the first question
      const ids = [...plan.nodes.keys()];
      const asked = question(ids[below(random, ids.length)]!, ids[below(random, ids.length)]!, round % 3 === 0);
      const answer = jobs.ask(asked);
      expect(answer).toEqual(openedWith(plan).ask(asked));
      kinds.add(answer.kind);
    }
    expect(kinds).toContain('route');
  });

  it('[RO11] tell why there is no way in the plan as it is now', () => {
    const plan = samplePlan();
    const jobs = openedWith(plan);
    expect(jobs.ask(question(1, 2)).kind).toBe('route');
    const cut = deleteJoints([...plan.joints.keys()].map((id) => jointId(id)))(plan);
    jobs.change(deltaBetween(plan, cut));
    const answer = jobs.ask(question(1, 2));
    expect(answer).toMatchObject({ kind: 'none' });
    expect(answer).toEqual(openedWith(cut).ask(question(1, 2)));
  });
});
