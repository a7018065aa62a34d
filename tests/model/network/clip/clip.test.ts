import { describe, expect, it } from 'vitest';
import { clipOfSelection } from '@/model/network/clip/clip';
import { readClip } from '@/model/network/clip/readClip';
import { writeClip } from '@/model/network/clip/writeClip';
import { createNetwork, edgeId, floorId, groupId, nodeId } from '@/model/network/network';
import { pasteNodes } from '@/model/network/operations/pasteNodes';
import { edge, group, isWhole, node } from '../sampleNetwork';

const network = createNetwork(
  [node(1, 0, 0, { mesh: 'shop', name: 'Door', dynamicRoute: 7 }), node(2, 10, 0, { open: false }), node(3, 10, 10)],
  [edge(11, 1, 2, { travel: ['ramp', 'sled'], weight: 50, direction: 1 }), edge(12, 2, 3), edge(13, 3, 1)],
  [group(21, [1])],
);
const all = { type: 'node', ids: [nodeId(1), nodeId(2), nodeId(3)] } as const;
const upper = { floor: floorId('upper'), z: 4, by: { x: 1, y: 2 }, travel: ['walk', 'ramp'] };
const text = writeClip(clipOfSelection(network, all));
const read = () => {
  const clip = readClip(text);
  if (typeof clip === 'string') throw new Error(clip);
  return clip;
};

describe('copy and paste', () => {
  it('[PL83] a selection is read back as it was written', () => {
    expect(read()).toEqual(clipOfSelection(network, all));
  });

  it('[PL83] selected paths are copied with their ends, and no other path', () => {
    const clip = clipOfSelection(network, { type: 'edge', ids: [edgeId(11), edgeId(12)] });
    expect([clip.nodes.length, clip.paths.map(({ from, to }) => [from, to])]).toEqual([
      3,
      [
        [0, 1],
        [1, 2],
      ],
    ]);
    expect(clipOfSelection(network, { type: 'group', ids: [groupId(21)] }).nodes).toEqual([]);
    expect(clipOfSelection(network, null).nodes).toEqual([]);
  });

  it('[PL12] pasted nodes are at the height of their floor and belong to nothing', () => {
    const operation = pasteNodes(network, read(), upper, null);
    const after = operation.edit(network);
    expect([operation.note, operation.select]).toEqual([
      { kind: 'pasteNodes', count: 3, leftOut: 0 },
      { type: 'node', ids: [-1, -2, -3] },
    ]);
    const there = { floor: floorId('upper'), z: 4 };
    expect([-1, -2, -3].map((id) => after.nodes.get(nodeId(id)))).toEqual([
      node(-1, 1, 2, { ...there, name: 'Door' }),
      node(-2, 11, 2, { ...there, open: false }),
      node(-3, 11, 12, there),
    ]);
    expect(after.groups).toBe(network.groups);
    expect(isWhole(after)).toBe(true);
  });

  it('[PL12] a travel type that the location does not have is left out', () => {
    const after = pasteNodes(network, read(), upper, null).edit(network);
    expect(after.edges.get(edgeId(-4))).toEqual(edge(-4, -1, -2, { travel: ['ramp'], weight: 50, direction: 1 }));
    const walked = pasteNodes(network, read(), { ...upper, travel: [] }, null).edit(network);
    expect(walked.edges.get(edgeId(-4))?.travel).toEqual(['walk']);
  });

  it('[PL20] pasting outside of the floor plan is blocked', () => {
    const bounds = { minX: 0, minY: 0, maxX: 10, maxY: 20 };
    expect(pasteNodes(network, read(), upper, bounds).blockedBy).toBe('out-of-bounds');
    expect(pasteNodes(network, read(), { ...upper, by: { x: 0, y: 0 } }, bounds).blockedBy).toBeNull();
  });

  const damaged = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });
  const [first] = read().paths;
  it.each([
    ['', 'not-a-network'],
    ['Hello', 'not-a-network'],
    ['null', 'not-a-network'],
    ['[1, 2]', 'not-a-network'],
    ['{"atrium":"network"}', 'not-a-network'],
    [damaged({ atrium: 'rooms' }), 'not-a-network'],
    [damaged({ version: 2 }), 'newer-version'],
    [damaged({ nodes: [] }), 'not-a-network'],
    [damaged({ nodes: 'many' }), 'not-a-network'],
    [damaged({ nodes: [{ x: 1, y: null }] }), 'not-a-network'],
    [text.replace('"x":10', '"x":1e999'), 'not-a-network'],
    [damaged({ nodes: [{ x: 1, y: 1, name: 5 }] }), 'not-a-network'],
    [damaged({ paths: [{ ...first, to: 3 }] }), 'not-a-network'],
    [damaged({ paths: [{ ...first, to: 0 }] }), 'not-a-network'],
    [damaged({ paths: [{ ...first, direction: 2 }] }), 'not-a-network'],
    [damaged({ paths: [{ ...first, travel: [1] }] }), 'not-a-network'],
    [damaged({ paths: [{ ...first, weight: '5' }] }), 'not-a-network'],
    [damaged({ paths: [null] }), 'not-a-network'],
    [damaged({ nodes: Array(20_001).fill({ x: 0, y: 0 }) }), 'too-large'],
  ])('[PL83] other text is ignored with its reason: %.40s', (other, reason) => {
    expect(readClip(other)).toBe(reason);
  });

  it('[PL83] [PL5] settings of a pasted path stay within their limits', () => {
    const clip = readClip(damaged({ paths: [{ ...first, weight: 1e9, multiplier: 0, multiplierZ: -4 }] }));
    expect(typeof clip === 'string' ? clip : clip.paths).toEqual([
      { ...first, weight: 10_000, multiplier: 0.01, multiplierZ: 0.01 },
    ]);
  });
});
