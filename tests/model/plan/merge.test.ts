import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adoptInPlan } from '@/model/plan/adoptIds';
import { deltaBetween } from '@/model/plan/delta';
import { deleteNodes } from '@/model/plan/edits/deleteNodes';
import { joinGroup } from '@/model/plan/edits/joinGroup';
import { joinNodes } from '@/model/plan/edits/joinNodes';
import { leaveGroup } from '@/model/plan/edits/leaveGroup';
import { moveNodes } from '@/model/plan/edits/moveNodes';
import { setGroup } from '@/model/plan/edits/setGroup';
import { setJoints } from '@/model/plan/edits/setJoints';
import { setNode } from '@/model/plan/edits/setNode';
import { conflictKey, mergePlans, resolveMerge, type Side } from '@/model/plan/merge';
import { groupId, jointId, nodeId, type Plan } from '@/model/plan/plan';
import { randomEdit, seeded } from './randomEdits';
import { isWhole, node, records, samplePlan } from './samplePlan';

const n1 = nodeId(1);

/** Saved records of the other side have numbers of the service, so the new ones of both never meet. */
function asSaved(plan: Plan): Plan {
  const given = <Id extends number>(ids: Iterable<Id>) =>
    new Map([...ids].filter((id) => id < 0).map((id) => [id, (5000 - id) as Id]));
  return adoptInPlan(plan, {
    nodes: given(plan.nodes.keys()),
    joints: given(plan.joints.keys()),
    groups: given(plan.groups.keys()),
  });
}

function edited(seed: number, steps: number): Plan {
  const random = seeded(seed);
  let plan = samplePlan();
  for (let step = 0; step < steps; step++) plan = randomEdit(plan, random)(plan);
  return plan;
}

describe('merge', () => {
  it('[PL50] joins changes of different objects and of different fields of one', () => {
    const base = samplePlan();
    const mine = moveNodes(new Map([[n1, { x: 5, y: 5 }]]))(setJoints([jointId(11)], { weight: 50 })(base));
    const theirs = setNode(n1, { name: 'Hall', open: false })(setJoints([jointId(11)], { multiplier: 2 })(base));
    const merge = mergePlans(base, mine, theirs);
    expect(merge.conflicts).toEqual([]);
    const plan = resolveMerge(merge);
    expect(plan.nodes.get(n1)).toEqual(node(1, 5, 5, { name: 'Hall', open: false }));
    expect(plan.joints.get(jointId(11))).toMatchObject({ weight: 50, multiplier: 2 });
  });

  it('[PL51] asks about one field changed in two ways', () => {
    const base = samplePlan();
    const mine = setNode(n1, { name: 'Mine' })(base);
    const theirs = setNode(n1, { name: 'Theirs', open: false })(base);
    const merge = mergePlans(base, mine, theirs);
    expect(merge.conflicts).toEqual([{ kind: 'node', id: 1, field: 'name', base: '', mine: 'Mine', theirs: 'Theirs' }]);
    expect(() => resolveMerge(merge)).toThrow('node 1 name');
    const chosen = (side: Side) => resolveMerge(merge, new Map([['node 1 name', side]])).nodes.get(n1);
    expect(chosen('mine')).toEqual(node(1, 0, 0, { name: 'Mine', open: false }));
    expect(chosen('theirs')).toEqual(node(1, 0, 0, { name: 'Theirs', open: false }));
  });

  it('[PL51] asks about a place as a whole', () => {
    const base = samplePlan();
    const merge = mergePlans(
      base,
      moveNodes(new Map([[n1, { x: 5, y: 0 }]]))(base),
      moveNodes(new Map([[n1, { x: 0, y: 5 }]]))(base),
    );
    expect(merge.conflicts).toEqual([
      {
        kind: 'node',
        id: 1,
        field: 'place',
        base: { x: 0, y: 0, z: 0 },
        mine: { x: 5, y: 0, z: 0 },
        theirs: { x: 0, y: 5, z: 0 },
      },
    ]);
  });

  it('[PL51] asks about deleted against changed', () => {
    const base = samplePlan();
    const merge = mergePlans(base, deleteNodes([nodeId(5)])(base), setNode(nodeId(5), { name: 'Hall' })(base));
    expect(merge.conflicts.map(conflictKey)).toEqual(['node 5 record']);
    expect(resolveMerge(merge, new Map([['node 5 record', 'mine']])).nodes.has(nodeId(5))).toBe(false);
    expect(resolveMerge(merge, new Map([['node 5 record', 'theirs']])).nodes.get(nodeId(5))?.name).toBe('Hall');
  });

  it('[PL53] asks about a node that one deleted and the other built on', () => {
    const base = samplePlan();
    const mine = joinNodes(n1, nodeId(3))(base);
    const merge = mergePlans(base, mine, deleteNodes([nodeId(3)])(base));
    expect(merge.conflicts.map(conflictKey)).toEqual(['node 3 record']);
    const without = resolveMerge(merge, new Map([['node 3 record', 'theirs']]));
    expect([without.joints.has(jointId(-1)), isWhole(without)]).toEqual([false, true]);
    const kept = resolveMerge(merge, new Map([['node 3 record', 'mine']]));
    expect([kept.joints.has(jointId(-1)), isWhole(kept)]).toEqual([true, true]);
  });

  it('[PL54] merges the stops of a group as a set', () => {
    const base = samplePlan();
    const id = groupId(21);
    const mine = leaveGroup(id, nodeId(3))(joinGroup(id, n1)(base));
    const theirs = setGroup(id, { weight: 50 })(joinGroup(id, nodeId(5))(base));
    const merge = mergePlans(base, mine, theirs);
    expect(merge.conflicts).toEqual([]);
    expect(resolveMerge(merge).groups.get(id)).toMatchObject({ weight: 50, nodes: [4, 5, 1] });
  });

  it('[PL54] makes one path of one that both drew', () => {
    const base = samplePlan();
    const mine = joinNodes(n1, nodeId(3), { direction: 1 })(base);
    const theirs = asSaved(joinNodes(nodeId(3), n1, { direction: -1 })(base));
    const merge = mergePlans(base, mine, theirs);
    expect(merge.conflicts).toEqual([]);
    expect(resolveMerge(merge).joints.size).toBe(4);
    const other = asSaved(joinNodes(nodeId(3), n1, { direction: 1 })(base));
    expect(mergePlans(base, mine, other).conflicts.map(({ field }) => field)).toEqual(['course']);
  });

  it('[PL52] overwrites nothing silently, whatever the interleaving', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.boolean(),
        (seed, other, mySteps, theirSteps, preferMine) => {
          const base = samplePlan();
          const mine = edited(seed, mySteps);
          const theirs = asSaved(edited(other, theirSteps));
          const merge = mergePlans(base, mine, theirs);
          const side: Side = preferMine ? 'mine' : 'theirs';
          const plan = resolveMerge(merge, new Map(merge.conflicts.map((one) => [conflictKey(one), side])));
          expect(isWhole(plan)).toBe(true);
          const asked = new Set(merge.conflicts.map(({ kind, id }) => `${kind} ${id}`));
          for (const [who, before] of [
            ['mine', mine],
            ['theirs', theirs],
          ] as const) {
            const change = deltaBetween(base, before);
            for (const [id, { before: old, after }] of change.nodes) {
              if (asked.has(`node ${id}`)) continue;
              const result = plan.nodes.get(id);
              if (after === undefined) {
                expect(result, `${who} deleted node ${id}`).toBeUndefined();
                continue;
              }
              for (const field of ['x', 'y', 'name', 'open', 'mesh'] as const)
                if (old?.[field] !== after[field]) expect(result?.[field], `${who} set ${field}`).toBe(after[field]);
            }
            for (const [id, { before: old, after }] of change.joints) {
              if (after === undefined || asked.has(`joint ${id}`)) continue;
              const result = plan.joints.get(id);
              // a path may go with a node that was asked about, or be one with the path that the other drew
              if (!result) {
                const ends = [after.from, after.to];
                const doubled = [...plan.joints.values()].some(
                  (one) => ends.includes(one.from) && ends.includes(one.to),
                );
                expect(doubled || ends.some((end) => asked.has(`node ${end}`))).toBe(true);
                continue;
              }
              for (const field of ['direction', 'weight', 'multiplier', 'from', 'to'] as const)
                if (old && old[field] !== after[field]) expect(result[field], `${who} set ${field}`).toBe(after[field]);
            }
          }
        },
      ),
      { numRuns: 300, seed: 20261121 },
    );
  });

  it('[PL50] with one side unchanged gives the other', () => {
    for (const seed of [41, 42, 43]) {
      const base = samplePlan();
      const changed = asSaved(edited(seed, 15));
      expect(records(resolveMerge(mergePlans(base, base, changed)))).toEqual(records(changed));
      expect(records(resolveMerge(mergePlans(base, changed, base)))).toEqual(records(changed));
      expect(mergePlans(base, changed, changed).conflicts).toEqual([]);
    }
  });
});
