import { describe, expect, it } from 'vitest';
import { applyDelta, deltaBetween, isEmptyDelta, type RecordChange } from '@/model/plan/delta';
import type { Plan } from '@/model/plan/plan';
import { sameRecord } from '@/model/plan/sameRecord';
import { randomPlan } from '../routing/randomPlan';
import { randomEdit, seeded } from './randomEdits';
import { records } from './samplePlan';

/** The difference by looking every record up. */
function plainly<Id, Value extends object>(before: ReadonlyMap<Id, Value>, after: ReadonlyMap<Id, Value>) {
  const changes = new Map<Id, RecordChange<Value>>();
  for (const id of new Set([...before.keys(), ...after.keys()]))
    if (!sameRecord(before.get(id), after.get(id))) changes.set(id, { before: before.get(id), after: after.get(id) });
  return changes;
}

const reversed = <Id, Value>(map: ReadonlyMap<Id, Value>) => new Map([...map].reverse());

function expectSame(before: Plan, after: Plan): void {
  const delta = deltaBetween(before, after);
  expect(delta.nodes).toEqual(plainly(before.nodes, after.nodes));
  expect(delta.joints).toEqual(plainly(before.joints, after.joints));
  expect(delta.groups).toEqual(plainly(before.groups, after.groups));
  expect(records(applyDelta(before, delta, 'forward'))).toEqual(records(after));
  expect(records(applyDelta(after, delta, 'back'))).toEqual(records(before));
}

describe('deltaBetween', () => {
  it.each([1, 2, 3])('[PL31] lists what is new, changed and gone, however far the plans are apart, seed %i', (seed) => {
    const random = seeded(seed);
    const plans = [randomPlan(seed, 4)];
    for (let edit = 0; edit < 120; edit++) plans.push(randomEdit(plans.at(-1)!, random)(plans.at(-1)!));
    for (let at = 1; at < plans.length; at++) {
      expectSame(plans[at - 1]!, plans[at]!);
      expectSame(plans[at]!, plans[at >> 1]!);
    }
  });

  it('[PL32] finds no difference in another order, nor in copies of the records', () => {
    const plan = randomPlan(5, 4);
    const turned = { ...plan, nodes: reversed(plan.nodes), joints: reversed(plan.joints) };
    expect(isEmptyDelta(deltaBetween(plan, turned))).toBe(true);
    expect(isEmptyDelta(deltaBetween(plan, structuredClone(plan)))).toBe(true);
  });

  it('[PL31] a plan compared with one and then with another gives each its own difference', () => {
    const random = seeded(9);
    const plan = randomPlan(9, 4);
    const others = Array.from({ length: 20 }, () => randomEdit(plan, random)(plan));
    for (const other of [...others, ...others]) expectSame(plan, other);
  });
});
