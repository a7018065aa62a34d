import { expect, it } from 'vitest';
import { createNetwork, floorId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { rowTyped, treeStep } from '@/screens/editor/panels/tree/treeKeys';
import { floorKey, rowName, treeRows } from '@/screens/editor/panels/tree/treeRows';
import { edge, node } from '../../../../model/network/sampleNetwork';

const network = createNetwork(
  [node(1, 0, 0), node(2, 5, 0, { name: 'Gate', mesh: 'shop' }), node(12, 9, 0)],
  [edge(7, 1, 2)],
);
const { nodes, edges: paths } = buildNetworkIndex(network, floorId('ground'));
const content = {
  floors: [
    { uuid: 'ground', name: 'Ground' },
    { uuid: 'upper', name: 'Upper' },
  ],
  shown: 'ground',
  places: [{ key: 'shop', name: 'Toys', note: 'shop', at: { x: 0, y: 0 } }],
  others: [],
  nameOf: (mesh: string) => (mesh === 'shop' ? 'Toys' : mesh),
  nodes,
  paths,
};
const rows = (...open: string[]) => treeRows(content, new Set([floorKey('ground'), ...open]));
const all = rows('places', 'nodes', 'paths');

it('[AX15] the tree has floors, sections and their objects, with level, position and number of siblings', () => {
  expect(rows().map(rowName)).toEqual(['Ground', 'Places (1)', 'Nodes (3)', 'Paths (1)', 'Upper']);
  expect(all.map((row) => [rowName(row), row.level, row.position, row.siblings, row.isOpen])).toEqual([
    ['Ground', 1, 1, 2, true],
    ['Places (1)', 2, 1, 3, true],
    ['Toys, shop', 3, 1, 1, null],
    ['Nodes (3)', 2, 2, 3, true],
    ['Node 1', 3, 1, 3, null],
    ['Gate, entrance of Toys', 3, 2, 3, null],
    ['Node 12', 3, 3, 3, null],
    ['Paths (1)', 2, 3, 3, true],
    ['Node 1 to Gate', 3, 1, 1, null],
    ['Upper', 1, 2, 2, false],
  ]);
});

it('[AX16] arrows move, open and close; Left goes to the parent; Home and End go to the ends', () => {
  expect(treeStep(all, 4, 'ArrowDown')).toEqual({ kind: 'focus', at: 5 });
  expect(treeStep(all, 0, 'ArrowUp')).toEqual({ kind: 'focus', at: 0 });
  expect(treeStep(all, 6, 'ArrowLeft')).toEqual({ kind: 'focus', at: 3 });
  expect(treeStep(all, 3, 'ArrowLeft')).toEqual({ kind: 'toggle', key: 'nodes' });
  expect(treeStep(all, 3, 'ArrowRight')).toEqual({ kind: 'focus', at: 4 });
  expect(treeStep(all, 9, 'ArrowRight')).toEqual({ kind: 'toggle', key: 'floor upper' });
  expect(treeStep(all, 4, 'Home')).toEqual({ kind: 'focus', at: 0 });
  expect(treeStep(all, 4, 'End')).toEqual({ kind: 'focus', at: 9 });
  expect(treeStep(all, 4, 'F2')).toBeNull();
});

it('[AX16] typed letters go to the next row that begins with them, around the end', () => {
  expect(rowTyped(all, 0, 'n')).toBe(3);
  expect(rowTyped(all, 3, 'n')).toBe(4);
  expect(rowTyped(all, 4, 'node 12')).toBe(6);
  expect(rowTyped(all, 9, 'g')).toBe(0);
  expect(rowTyped(all, 0, 'zz')).toBeNull();
});
