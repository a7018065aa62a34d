import { describe, expect, it } from 'vitest';
import { applyDifference, difference, isEmptyDifference } from '@/model/network/difference';
import { addNode } from '@/model/network/edits/addNode';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { floorId, nodeId } from '@/model/network/network';
import { randomEdit, seeded } from './randomEdits';
import { edge, group, node, records, sampleNetwork, upstairs } from './sampleNetwork';

const ground = floorId('ground');
const upper = floorId('upper');

describe('difference', () => {
  it('[PL40] lists what is new, updated and deleted, floor by floor', () => {
    const loaded = sampleNetwork();
    const added = addNode({ floor: upper, x: 1, y: 1, z: 4 })(loaded);
    const joined = connectNodes(nodeId(5), nodeId(-1))(added);
    const moved = moveNodes(new Map([[nodeId(1), { x: 2, y: 2 }]]))(joined);
    const present = deleteNodes([nodeId(3)])(moved);
    expect(difference(loaded, present)).toEqual({
      floors: new Map([
        [
          ground,
          {
            nodes: { new: [], updated: [node(1, 2, 2)], deleted: [3] },
            joins: { new: [], updated: [], deleted: [12] },
          },
        ],
        [
          upper,
          {
            nodes: { new: [upstairs(-1, 1, 1)], updated: [], deleted: [] },
            joins: { new: [edge(-2, 5, -1, { travel: [] })], updated: [], deleted: [] },
          },
        ],
      ]),
      groups: { new: [], updated: [group(21, [4])], deleted: [] },
    });
    expect(isEmptyDifference(difference(loaded, sampleNetwork()))).toBe(true);
  });

  it.each([31, 32, 33])('[PL40] applied to the loaded plan gives the present one, seed %i', (seed) => {
    const random = seeded(seed);
    const loaded = sampleNetwork();
    let present = loaded;
    for (let step = 0; step < 200; step++) {
      present = randomEdit(present, random)(present);
      const again = applyDifference(loaded, difference(loaded, present));
      expect(records(again)).toEqual(records(present));
      for (const id of [...again.nodes.keys(), ...again.edges.keys(), ...again.groups.keys()])
        expect(id).toBeGreaterThan(again.nextId);
    }
  });
});
