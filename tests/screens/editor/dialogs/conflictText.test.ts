import { describe, expect, it } from 'vitest';
import type { Placement } from '@/contract/destinations/destinations';
import { mergeNetworks } from '@/model/network/merge';
import { createNetwork, floorId, type Network, nodeId } from '@/model/network/network';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { conflictText } from '@/screens/editor/dialogs/conflictText';
import { edge, group, node } from '../../../model/network/sampleNetwork';
import { GROUND, housed, UPPER } from '../../../support/dom/testEditor';

const CAFE = { object_name: 'room_3', floor_id: 'ground', location_name: 'Café' } as unknown as Placement;
const named = { data: { location: housed([GROUND, UPPER]), destinations: [CAFE] }, types: TRAVEL_TYPES };
const nodes = [node(1, 0, 0, { name: 'North door' }), node(2, 10, 0)];
const base = createNetwork(nodes, [edge(5, 1, 2)]);

function words(mine: Network, theirs: Network) {
  const merge = mergeNetworks(base, mine, theirs);
  return merge.conflicts.map((conflict) => conflictText(conflict, merge, named));
}

describe('[PP14] a conflict', () => {
  it('of a position has the name of its node and metres', () => {
    const moved = (x: number) =>
      createNetwork([node(1, x, 2.456, { name: 'North door' }), node(2, 10, 0)], [edge(5, 1, 2)]);
    expect(words(moved(-25.01649662154061), moved(3))).toEqual([
      {
        title: 'North door on Ground: position',
        before: '0.0 m, 0.0 m, height 0.0 m',
        mine: '-25.0 m, 2.5 m, height 0.0 m',
        theirs: '3.0 m, 2.5 m, height 0.0 m',
        at: expect.objectContaining({ id: nodeId(1), floor: 'ground' }),
      },
    ]);
  });

  it('of an entrance names destinations', () => {
    const entrance = (mesh: string) => createNetwork([node(1, 0, 0, { mesh }), node(2, 10, 0)], [edge(5, 1, 2)]);
    expect(words(entrance('room_3'), entrance('room_9'))).toMatchObject([{ mine: 'Café', theirs: 'room_9' }]);
  });

  it('of a path names its ends, its direction and its travel types', () => {
    const course = words(
      createNetwork(nodes, [{ ...edge(5, 1, 2), direction: 1 }]),
      createNetwork(nodes, [{ ...edge(5, 1, 2), direction: -1 }]),
    );
    expect(course).toMatchObject([
      {
        title: 'Path from North door to node 2 on Ground: ends and direction',
        before: 'North door to node 2, both directions',
        mine: 'North door to node 2, one-way',
        theirs: 'node 2 to North door, one-way',
      },
    ]);
  });

  it('of a deleted record says so', () => {
    const without = createNetwork([node(2, 10, 0)], []);
    const renamed = createNetwork([node(1, 0, 0, { name: 'South door' }), node(2, 10, 0)], [edge(5, 1, 2)]);
    expect(words(without, renamed)[0]).toMatchObject({ mine: 'not there', theirs: 'kept' });
  });

  it('shows no JSON', () => {
    const moved = (x: number) => createNetwork([node(1, x, 0), node(2, 10, 0)], [edge(5, 1, 2)]);
    expect(JSON.stringify(words(moved(1), moved(2)).map(({ mine, theirs }) => [mine, theirs]))).not.toMatch(/[{}]/);
  });

  it('of every field has the name of the field and both values', () => {
    const stops = [node(1, 0, 0), node(2, 10, 0), node(3, 20, 0)];
    const lift = { ...group(9, [1]), name: 'Lift A' };
    const changed = (mine: boolean) =>
      createNetwork(
        [
          ...stops.slice(0, 2),
          {
            ...node(3, mine ? 1 : 2, 0, { name: mine ? 'East' : 'West', mesh: mine ? 'room_3' : 'room_9' }),
            floor: floorId(mine ? 'upper' : 'elsewhere'),
            dynamicRoute: mine ? 7 : 8,
          },
        ],
        [
          {
            ...edge(5, 1, 2),
            direction: mine ? 1 : -1,
            travel: mine ? [] : ['bicycle'],
            weight: mine ? 2 : 3,
            multiplier: mine ? 2 : 0.5,
            multiplierZ: mine ? 1.255 : 3,
          },
        ],
        [
          {
            ...lift,
            name: mine ? 'Lift B' : 'Lift C',
            travel: mine ? 'stairs' : 'escalator',
            type: mine ? 'FROM' : 'TO',
            weight: mine ? 5 : 6,
            multiplier: mine ? 3 : 4,
          },
        ],
      );
    const merge = mergeNetworks(createNetwork(stops, [edge(5, 1, 2)], [lift]), changed(true), changed(false));
    const texts = merge.conflicts.map((conflict) => {
      const { title, mine, theirs } = conflictText(conflict, merge, named);
      return [title.split(': ')[1], mine, theirs];
    });
    expect(texts).toEqual([
      ['floor', 'Upper', 'another floor'],
      ['position', '1.0 m, 0.0 m, height 0.0 m', '2.0 m, 0.0 m, height 0.0 m'],
      ['name', '“East”', '“West”'],
      ['entrance', 'room_3', 'room_9'],
      ['external time delay', 'delay 7', 'delay 8'],
      ['ends and direction', 'node 1 to node 2, one-way', 'node 2 to node 1, one-way'],
      ['travel types', 'none', 'bicycle'],
      ['weight', '2', '3'],
      ['multiplier', '2 times', '0.5 times'],
      ['elevation factor', '1.25 times', '3 times'],
      ['name', '“Lift B”', '“Lift C”'],
      ['travel types', 'Stairs', 'Escalator'],
      ['direction', 'downwards only', 'upwards only'],
      ['weight', '5', '6'],
      ['multiplier', '3 times', '4 times'],
    ]);
  });
});
