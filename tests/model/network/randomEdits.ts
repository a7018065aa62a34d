import { addNode } from '@/model/network/edits/addNode';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { createGroup } from '@/model/network/edits/createGroup';
import { deleteEdges } from '@/model/network/edits/deleteEdges';
import { deleteGroup } from '@/model/network/edits/deleteGroup';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { duplicateNodes } from '@/model/network/edits/duplicateNodes';
import { joinGroup } from '@/model/network/edits/joinGroup';
import { leaveGroup } from '@/model/network/edits/leaveGroup';
import { mergeNodes } from '@/model/network/edits/mergeNodes';
import { moveNodes } from '@/model/network/edits/moveNodes';
import type { NetworkEdit } from '@/model/network/edits/networkEdit';
import { reverseEdges } from '@/model/network/edits/reverseEdges';
import { setEdges } from '@/model/network/edits/setEdges';
import { setGroup } from '@/model/network/edits/setGroup';
import { type NodeChanges, setNodes } from '@/model/network/edits/setNodes';
import { splitEdge } from '@/model/network/edits/splitEdge';
import { type Direction, floorId, type Network } from '@/model/network/network';

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

/** Some edit that fits the network, on the ids of its two floors. */
export function randomEdit(
  network: Network,
  random: Random,
  [ground, upper]: readonly [string, string] = ['ground', 'upper'],
): NetworkEdit {
  const node = one(random, network.nodes.keys());
  const other = one(random, network.nodes.keys());
  const path = one(random, network.edges.keys());
  const group = one(random, network.groups.keys());
  const place = { x: below(random, 50), y: below(random, 50) };
  const floors = [floorId(ground), floorId(upper)] as const;
  const floor = random() < 0.5 ? 0 : 1;
  const add = addNode({ floor: floors[floor], ...place, z: 4 * floor });
  if (node === undefined || other === undefined) return add;
  const edits: NetworkEdit[] = [
    add,
    add,
    moveNodes(new Map([[node, place]])),
    setNodes([node], { name: `name ${below(random, 9)}` }),
    setNodes([node], randomState(random())),
    connectNodes(node, other, { weight: below(random, 5) * 50 }),
    connectNodes(node, other),
    connectNodes(other, node),
    createGroup([node, other], { type: random() < 0.5 ? 'BI' : 'TO', weight: below(random, 3) * 5 }),
    duplicateNodes([node, other], { x: 1, y: 2 }),
    deleteNodes([node]),
  ];
  // Nodes of two floors are never united: a path between floors would be left.
  if (network.nodes.get(node)?.floor === network.nodes.get(other)?.floor) edits.push(mergeNodes(node, [other]));
  if (path !== undefined)
    edits.push(
      splitEdge(path, place),
      deleteEdges([path]),
      reverseEdges([path]),
      setEdges([path], { direction: (below(random, 3) - 1) as Direction }),
      setEdges([path], { weight: below(random, 9) * 50 - 200 }),
      setEdges([path], { multiplier: random() * 2, multiplierZ: random() }),
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

/** Open, closed, or closed with a closure. */
const randomState = (drawn: number): NodeChanges =>
  drawn < 0.9
    ? { open: drawn < 0.8 }
    : {
        open: false,
        closure: { reason: `Works ${Math.floor(drawn * 1000)}`, from: null, until: '2030-01-01 08:00:00' },
      };
