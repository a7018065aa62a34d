import { describe, expect, it } from 'vitest';
import { addNode } from '@/model/plan/edits/addNode';
import { createGroup } from '@/model/plan/edits/createGroup';
import { deleteNodes } from '@/model/plan/edits/deleteNodes';
import { duplicateNodes } from '@/model/plan/edits/duplicateNodes';
import { joinGroup } from '@/model/plan/edits/joinGroup';
import { joinNodes } from '@/model/plan/edits/joinNodes';
import { leaveGroup } from '@/model/plan/edits/leaveGroup';
import { mergeNodes } from '@/model/plan/edits/mergeNodes';
import { moveNodes } from '@/model/plan/edits/moveNodes';
import { reverseJoints } from '@/model/plan/edits/reverseJoints';
import { setJoints } from '@/model/plan/edits/setJoints';
import { setNode } from '@/model/plan/edits/setNode';
import { splitJoint } from '@/model/plan/edits/splitJoint';
import { floorId, groupId, jointId, makePlan, nodeId } from '@/model/plan/plan';
import { below, randomEdit, seeded } from '../randomEdits';
import { group, isWhole, joint, node, samplePlan } from '../samplePlan';

const ground = floorId('ground');

describe('edits', () => {
  it('[PL1] number new records downwards from -1', () => {
    const first = addNode({ floor: ground, x: 1, y: 2, z: 0 })(samplePlan());
    const second = addNode({ floor: ground, x: 3, y: 4, z: 0, name: 'Hall' })(first);
    expect(second.nodes.get(nodeId(-1))).toEqual(node(-1, 1, 2));
    expect(second.nodes.get(nodeId(-2))).toEqual(node(-2, 3, 4, { name: 'Hall' }));
    expect(makePlan(second.nodes.values()).nextId).toBe(-3);
  });

  it('[PL2] delete a node with its paths and stops', () => {
    const plan = deleteNodes([nodeId(3)])(samplePlan());
    expect([...plan.joints.keys()]).toEqual([11, 13]);
    expect(plan.groups.get(groupId(21))?.nodes).toEqual([4]);
  });

  it('[PL2] delete a group with its last node', () => {
    expect(deleteNodes([nodeId(3), nodeId(4)])(samplePlan()).groups.size).toBe(0);
  });

  it('[PL3] join two nodes of a floor once', () => {
    const before = samplePlan();
    const plan = joinNodes(nodeId(1), nodeId(3), { multiplier: 2.004 })(before);
    expect(plan.joints.get(jointId(-1))).toEqual(joint(-1, 1, 3, { travel: [], multiplier: 2 }));
    for (const [from, to] of [
      [3, 1],
      [1, 1],
      [3, 4],
      [1, 99],
    ] as const)
      expect(joinNodes(nodeId(from), nodeId(to))(plan)).toBe(plan);
  });

  it('[PL4] split a path and share its weight', () => {
    const before = makePlan(
      [node(1, 0, 0), node(2, 10, 0, { z: 2 })],
      [joint(11, 1, 2, { direction: 1, weight: 50, multiplier: 0.5, multiplierZ: 3, travel: ['ramp'] })],
    );
    const plan = splitJoint(jointId(11), { x: 3, y: 7 })(before);
    const kept = { direction: 1, multiplier: 0.5, multiplierZ: 3, travel: ['ramp'] } as const;
    expect(plan.nodes.get(nodeId(-1))).toMatchObject({ x: 3, y: 0, floor: ground });
    expect(plan.nodes.get(nodeId(-1))?.z).toBeCloseTo(0.6);
    expect([...plan.joints.values()]).toEqual([
      joint(11, 1, -1, { ...kept, weight: 15 }),
      joint(-2, -1, 2, { ...kept, weight: 35 }),
    ]);
  });

  it('[PL5] keep settings of a path in their limits', () => {
    const settings = { weight: 20_000, multiplier: 0.001, multiplierZ: -1 };
    const plan = setJoints([jointId(11)], settings)(samplePlan());
    expect(plan.joints.get(jointId(11))).toEqual(joint(11, 1, 2, { weight: 10_000, multiplier: 0.01, multiplierZ: 0 }));
    expect(setJoints([jointId(11)], { weight: -1e9, multiplier: Number.NaN })(plan).joints.get(jointId(11))).toEqual(
      joint(11, 1, 2, { weight: -10_000, multiplier: 1, multiplierZ: 0 }),
    );
  });

  it('[PL6] turn one-way paths round', () => {
    const plan = setJoints([jointId(11)], { direction: 1 })(samplePlan());
    const turned = reverseJoints([jointId(11), jointId(12)])(plan);
    expect(turned.joints.get(jointId(11))?.direction).toBe(-1);
    expect(turned.joints.get(jointId(12))).toBe(plan.joints.get(jointId(12)));
    expect(reverseJoints([jointId(12)])(plan)).toBe(plan);
  });

  it('[PL7] make, join and leave a transit group', () => {
    const made = createGroup([nodeId(1)])(samplePlan());
    const id = groupId(-1);
    expect(made.groups.get(id)).toEqual(group(-1, [1], { name: 'New Transit Group', travel: '' }));
    const joined = joinGroup(id, nodeId(5))(made);
    expect(joined.groups.get(id)?.nodes).toEqual([1, 5]);
    const left = leaveGroup(id, nodeId(1))(joined);
    expect(left.groups.get(id)?.nodes).toEqual([5]);
    expect(leaveGroup(id, nodeId(5))(left).groups.has(id)).toBe(false);
  });

  it('[PL8] copy nodes with the paths between them', () => {
    const before = setNode(nodeId(1), { mesh: 'shop', name: 'Shop' })(samplePlan());
    const plan = duplicateNodes([nodeId(1), nodeId(2)], { x: 5, y: 6 })(before);
    expect(plan.nodes.get(nodeId(-1))).toEqual(node(-1, 5, 6, { name: 'Shop' }));
    expect(plan.nodes.get(nodeId(-2))).toEqual(node(-2, 15, 6));
    expect(plan.joints.get(jointId(-3))).toEqual(joint(-3, -1, -2));
    expect(plan.joints.size).toBe(4);
  });

  it('[PL10] unite nodes', () => {
    const before = makePlan(
      [node(1, 0, 0), node(2, 0, 0, { mesh: 'shop' }), node(3, 9, 9)],
      [joint(11, 1, 2), joint(12, 2, 3), joint(13, 3, 1)],
      [group(21, [1, 2]), group(22, [2, 3])],
    );
    const plan = mergeNodes(nodeId(1), [nodeId(2)])(before);
    expect([...plan.nodes.values()]).toEqual([node(1, 0, 0, { mesh: 'shop' }), node(3, 9, 9)]);
    expect([...plan.joints.values()]).toEqual([joint(12, 1, 3)]);
    expect([...plan.groups.values()]).toEqual([group(21, [1]), group(22, [1, 3])]);
  });

  it('[PL11] move nodes and change what is said about them', () => {
    const before = samplePlan();
    const moved = moveNodes(new Map([[nodeId(1), { x: 7, y: 8 }]]))(before);
    expect(moved.nodes.get(nodeId(1))).toEqual(node(1, 7, 8));
    expect(setNode(nodeId(1), { open: false })(moved).nodes.get(nodeId(1))).toEqual(node(1, 7, 8, { open: false }));
    expect(moveNodes(new Map([[nodeId(1), { x: 0, y: 0 }]]))(before)).toBe(before);
    expect(setNode(nodeId(1), { name: '' })(before)).toBe(before);
  });

  it.each([1, 2, 3])('[PL9] leave the plan whole and the one before untouched, seed %i', (seed) => {
    const random = seeded(seed);
    let plan = samplePlan();
    for (let step = 0; step < 400; step++) {
      const before = structuredClone(plan);
      const next = randomEdit(plan, random)(plan);
      expect(plan).toEqual(before);
      expect(isWhole(next)).toBe(true);
      plan = plan.nodes.size > 40 ? deleteNodes([...next.nodes.keys()].slice(below(random, 9), 30))(next) : next;
    }
    expect(plan.nextId).toBeLessThan(-50);
  });
});
