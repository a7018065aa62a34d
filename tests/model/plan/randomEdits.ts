import { addNode } from '@/model/plan/edits/addNode';
import { createGroup } from '@/model/plan/edits/createGroup';
import { deleteGroup } from '@/model/plan/edits/deleteGroup';
import { deleteJoints } from '@/model/plan/edits/deleteJoints';
import { deleteNodes } from '@/model/plan/edits/deleteNodes';
import { duplicateNodes } from '@/model/plan/edits/duplicateNodes';
import { joinGroup } from '@/model/plan/edits/joinGroup';
import { joinNodes } from '@/model/plan/edits/joinNodes';
import { leaveGroup } from '@/model/plan/edits/leaveGroup';
import { mergeNodes } from '@/model/plan/edits/mergeNodes';
import { moveNodes } from '@/model/plan/edits/moveNodes';
import type { PlanEdit } from '@/model/plan/edits/planEdit';
import { reverseJoints } from '@/model/plan/edits/reverseJoints';
import { setGroup } from '@/model/plan/edits/setGroup';
import { setJoints } from '@/model/plan/edits/setJoints';
import { setNode } from '@/model/plan/edits/setNode';
import { splitJoint } from '@/model/plan/edits/splitJoint';
import { type Direction, floorId, type Plan } from '@/model/plan/plan';

export type Random = () => number;

/** Numbers from 0 to 1 that the seed alone decides (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

const one = <Value>(random: Random, values: Iterable<Value>): Value | undefined => {
  const list = [...values];
  return list[below(random, list.length)];
};

/** Some edit that fits the plan; with a list of kinds, one of those. */
export function randomEdit(plan: Plan, random: Random): PlanEdit {
  const node = one(random, plan.nodes.keys());
  const other = one(random, plan.nodes.keys());
  const path = one(random, plan.joints.keys());
  const group = one(random, plan.groups.keys());
  const place = { x: below(random, 50), y: below(random, 50) };
  const floors = [floorId('ground'), floorId('upper')] as const;
  const floor = random() < 0.5 ? 0 : 1;
  const add = addNode({ floor: floors[floor], ...place, z: 4 * floor });
  if (node === undefined || other === undefined) return add;
  const edits: PlanEdit[] = [
    add,
    add,
    moveNodes(new Map([[node, place]])),
    setNode(node, { name: `name ${below(random, 9)}` }),
    setNode(node, { open: random() < 0.8 }),
    joinNodes(node, other, { weight: below(random, 5) * 50 }),
    joinNodes(node, other),
    joinNodes(other, node),
    createGroup([node, other], { type: random() < 0.5 ? 'BI' : 'TO', weight: below(random, 3) * 5 }),
    duplicateNodes([node, other], { x: 1, y: 2 }),
    deleteNodes([node]),
    mergeNodes(node, [other]),
  ];
  if (path !== undefined)
    edits.push(
      splitJoint(path, place),
      deleteJoints([path]),
      reverseJoints([path]),
      setJoints([path], { direction: (below(random, 3) - 1) as Direction }),
      setJoints([path], { weight: below(random, 9) * 50 - 200 }),
      setJoints([path], { multiplier: random() * 2, multiplierZ: random() }),
    );
  if (group !== undefined)
    edits.push(
      joinGroup(group, node),
      leaveGroup(group, node),
      setGroup(group, { weight: below(random, 4) * 50 - 50, multiplier: 0.5 + random() }),
      deleteGroup(group),
    );
  return edits[below(random, edits.length)]!;
}
