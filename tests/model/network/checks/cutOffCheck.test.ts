import { expect, it } from 'vitest';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import { closureImpact } from '@/model/network/checks/closureImpact';
import type { DestinationMesh } from '@/model/network/checks/problem';
import { createNetwork, floorId, groupId, type MapNode, type Network, nodeId } from '@/model/network/network';
import { isGroupOpen, setGroupOpen } from '@/model/network/operations/setGroupOpen';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { edge, group, node, upstairs } from '../sampleNetwork';

const place = (id: number, name: string, floor: string): DestinationMesh => ({
  id,
  name,
  label: name,
  floor: floorId(floor),
  z: 0,
  hasCategory: true,
  hasDescription: true,
});
const PLACES = [place(1, 'Theatre 1', 'upper'), place(2, 'Ward 1H', 'upper'), place(3, 'Café', 'ground')];

/** A ground floor with a café, and a floor above with two places that a lift, and perhaps stairs, lead to. */
function hospital({ stairs = false, lift = true, ...rest }: { stairs?: boolean; lift?: boolean; café?: boolean } = {}) {
  const { café = true } = rest;
  return createNetwork(
    [
      node(1, 0, 0),
      node(2, 10, 0),
      node(3, 20, 0, { mesh: 'Café', open: café }),
      node(4, 30, 0),
      node(5, 0, 5, { open: lift }),
      node(6, 10, 5),
      upstairs(7, 0, 5, { open: lift }),
      upstairs(8, 5, 5, { mesh: 'Theatre 1' }),
      upstairs(9, 10, 5, { mesh: 'Ward 1H' }),
    ],
    [
      edge(101, 1, 2),
      edge(102, 2, 3),
      edge(103, 2, 4),
      edge(104, 1, 5),
      edge(105, 2, 6),
      edge(106, 7, 8),
      edge(107, 8, 9),
    ],
    [
      group(201, [5, 7], { name: 'Lift A' }),
      ...(stairs ? [group(202, [6, 9], { name: 'Main stairs', travel: 'stairs' })] : []),
    ],
  );
}
const cutOff = (network: Network, destinations = PLACES) =>
  checkNetwork({ network, travelTypes: TRAVEL_TYPES, destinations, floors: new Map() }).filter(
    ({ check }) => check === 'cut-off',
  );

it('[PL106] nothing is cut off while everything is open', () => {
  expect(cutOff(hospital())).toEqual([]);
  expect(cutOff(hospital({ stairs: true }))).toEqual([]);
});

it('[PL106] a closed lift is an error that names the lift and the places that nothing else leads to', () => {
  expect(cutOff(hospital({ lift: false }))).toMatchObject([
    {
      severity: 'error',
      message: 'cut-off',
      subject: { name: 'Lift A', count: 2 },
      detail: 'Theatre 1, Ward 1H',
      groups: [201],
    },
  ]);
});

it('[PL106] one closed stop is enough', () => {
  const network = hospital();
  const nodes = new Map<MapNode['id'], MapNode>(network.nodes);
  nodes.set(nodeId(7), upstairs(7, 0, 5, { open: false }));
  expect(cutOff({ ...network, nodes })).toMatchObject([{ subject: { name: 'Lift A', count: 2 } }]);
});

it('[PL106] where stairs still lead there, the places are not reached step-free, which is a warning', () => {
  expect(cutOff(hospital({ stairs: true, lift: false }))).toMatchObject([
    { severity: 'warning', message: 'cut-off-step-free', subject: { name: 'Lift A', count: 2 }, groups: [201] },
  ]);
});

it('[PL106] a closed node without a group is named by itself', () => {
  expect(cutOff(hospital({ café: false }))).toMatchObject([
    { severity: 'error', subject: { name: { node: 3 }, count: 1 }, detail: 'Café', nodes: [3], groups: [] },
  ]);
});

it('[PL106] a destination that another of its places reaches is not cut off', () => {
  const twice = [place(1, 'Theatre 1', 'upper'), place(1, 'Café', 'ground')];
  expect(cutOff(hospital({ lift: false }), twice)).toEqual([]);
});

it('[PL107] one switch closes and opens all stops of a transit group as one step', () => {
  const network = hospital({ stairs: true });
  const closing = setGroupOpen(network, groupId(201), false);
  const closed = closing.edit(network);
  expect([closing.blockedBy, closing.note]).toEqual([null, { kind: 'closeTransitGroup', name: 'Lift A' }]);
  expect([...closed.nodes.values()].filter(({ open }) => !open).map(({ id }) => id)).toEqual([5, 7]);
  expect([isGroupOpen(network, groupId(201)), isGroupOpen(closed, groupId(201))]).toEqual([true, false]);
  expect(setGroupOpen(closed, groupId(201), false).blockedBy).toBe('nothing-to-change');
  expect(setGroupOpen(closed, groupId(201), true).edit(closed).nodes).toEqual(network.nodes);
  expect(setGroupOpen(network, groupId(999), true).blockedBy).toBe('group-not-found');
});

it('[PL109] what closing a group would cut off is known before, and nothing that is cut off otherwise', () => {
  const placements = PLACES.map(({ id, name, label, floor }) => ({
    floor_id: floor as string,
    object_name: name,
    location_name: label,
    destination: { parent_id: id, categories: [], description: '' },
  }));
  const impact = (network: Network, id = 201) =>
    closureImpact({ network, types: TRAVEL_TYPES, placements }, groupId(id)).map(({ message, subject, detail }) => [
      message,
      subject.name,
      detail,
    ]);
  expect(impact(hospital())).toEqual([['cut-off', 'Lift A', 'Theatre 1, Ward 1H']]);
  expect(impact(hospital({ stairs: true }))).toEqual([['cut-off-step-free', 'Lift A', 'Theatre 1, Ward 1H']]);
  // The stop of the stairs is the entrance of the ward.
  expect(impact(hospital({ stairs: true }), 202)).toEqual([['cut-off', 'Main stairs', 'Ward 1H']]);
  expect(impact(hospital({ café: false }))).toEqual([['cut-off', 'Lift A', 'Theatre 1, Ward 1H']]);
});
