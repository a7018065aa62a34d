import { expect, it } from 'vitest';
import { createNetwork, floorId, nodeId } from '@/model/network/network';
import { automaticStops, automaticTransitGroup } from '@/model/network/operations/automaticTransitGroup';
import { group, node } from '../sampleNetwork';

const FLOORS = ['deep', 'low', 'ground', 'upper', 'top'].map(floorId);
const on = (floor: string, id: number, x: number, y = 0) => node(id, x, y, { floor: floorId(floor) });
const stops = (nodes: Parameters<typeof createNetwork>[0], groups: Parameters<typeof createNetwork>[2] = []) =>
  automaticStops(createNetwork(nodes, [], groups), nodeId(1), FLOORS);

it('[PP36] takes the nearest node of each floor above and below, from the lowest floor to the highest', () => {
  const floors = [on('upper', 2, 3), on('upper', 3, 1), on('low', 4, 2), on('top', 5, -4), on('deep', 6, 0)];
  expect(stops([node(1, 0, 0), node(7, 1, 0), ...floors])).toEqual([6, 4, 1, 3, 5]);
});

it('[PP36] passes over nodes of other groups, and ends before a floor without a node within 10 m', () => {
  const nodes = [
    node(1, 0, 0),
    on('upper', 2, 1),
    on('upper', 3, 2),
    on('top', 5, 0),
    on('low', 6, 11),
    on('deep', 7, 0),
  ];
  expect(stops(nodes, [group(21, [2])])).toEqual([1, 3, 5]);
  expect(stops(nodes, [group(21, [2, 3])])).toEqual([1]);
});

it('[PP36] does not reach into another building', () => {
  expect(stops([node(1, 0, 0), on('elsewhere', 2, 0)])).toEqual([1]);
  expect(automaticStops(createNetwork([on('elsewhere', 1, 0), on('upper', 2, 0)]), nodeId(1), FLOORS)).toEqual([1]);
});

it('[PP36] is blocked where no node is near, and for a node that is a stop already', () => {
  const alone = createNetwork([node(1, 0, 0)]);
  expect(automaticTransitGroup(alone, nodeId(1), FLOORS).blockedBy).toBe('no-node-near');
  const taken = createNetwork([node(1, 0, 0), on('upper', 2, 0)], [], [group(21, [1])]);
  expect(automaticTransitGroup(taken, nodeId(1), FLOORS).blockedBy).toBe('in-a-group');
  expect(automaticTransitGroup(alone, nodeId(9), FLOORS).blockedBy).toBe('node-not-found');
});

it('[PP35] a new group is called New Transit Group, goes both ways, with weight 0 and speed 1', () => {
  const network = createNetwork([node(1, 0, 0), on('upper', 2, 0)]);
  const made = automaticTransitGroup(network, nodeId(1), FLOORS, { travel: 'lift' }).edit(network);
  expect([...made.groups.values()]).toEqual([
    { id: -1, name: 'New Transit Group', travel: 'lift', type: 'BI', weight: 0, multiplier: 1, nodes: [1, 2] },
  ]);
});
