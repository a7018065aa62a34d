import { expect, it } from 'vitest';
import { fixOperation } from '@/model/network/checks/fixOperation';
import type { FixStep } from '@/model/network/checks/fixStep';
import { createNetwork, edgeId, floorId, groupId, nodeId } from '@/model/network/network';
import { edge, group, node, upstairs } from '../sampleNetwork';

const GONE = 999;
const network = createNetwork(
  [node(1, 0, 0), node(2, 10, 0), upstairs(3, 0, 0)],
  [edge(11, 1, 2)],
  [group(21, [1, 3])],
);
const entrance = { floor: floorId('ground'), x: 1, y: 1, z: 0, mesh: 'bank' };
const join = { x: 1, y: 0, end: null };
const steps: readonly (readonly [FixStep, string])[] = [
  [{ type: 'connectToPath', node: nodeId(GONE), path: edgeId(11), join }, 'node-not-found'],
  [{ type: 'connectToPath', node: nodeId(1), path: edgeId(GONE), join }, 'path-not-found'],
  [{ type: 'joinPaths', one: edgeId(11), other: edgeId(GONE), at: { x: 1, y: 0 } }, 'path-not-found'],
  [{ type: 'drawPath', from: nodeId(1), to: nodeId(GONE) }, 'node-not-found'],
  [{ type: 'removeSelection', selection: { type: 'node', ids: [nodeId(GONE)] } }, 'node-not-found'],
  [{ type: 'removeSelection', selection: { type: 'edge', ids: [edgeId(GONE)] } }, 'path-not-found'],
  [{ type: 'removeSelection', selection: { type: 'group', ids: [groupId(GONE)] } }, 'group-not-found'],
  [{ type: 'setEntrance', node: nodeId(GONE), mesh: 'bank' }, 'node-not-found'],
  [{ type: 'addEntrance', entrance, path: edgeId(GONE), join, label: 'City Bank' }, 'path-not-found'],
  [{ type: 'uniteNodes', nodes: [nodeId(1), nodeId(GONE)] }, 'node-not-found'],
  [{ type: 'openBothWays', path: edgeId(GONE) }, 'path-not-found'],
  [{ type: 'allowTravel', path: edgeId(GONE), travel: 'walk' }, 'path-not-found'],
];

it.each(steps)('[PL95] a step whose object was deleted meanwhile is blocked: %j', (step, why) => {
  expect(fixOperation(network, step).blockedBy).toBe(why);
});

it('[PL95] a step that still fits is the command of its name', () => {
  const operation = fixOperation(network, { type: 'drawPath', from: nodeId(2), to: nodeId(1) });
  expect(operation.note).toEqual({ kind: 'drawPath' });
  const removal = fixOperation(network, { type: 'removeSelection', selection: { type: 'group', ids: [groupId(21)] } });
  expect([removal.blockedBy, removal.edit(network).groups.size]).toEqual([null, 0]);
});
