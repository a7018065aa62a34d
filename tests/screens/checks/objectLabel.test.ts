import { expect, it } from 'vitest';
import { nodeName } from '@/model/network/objectName';
import { nodeLabel, objectLabel } from '@/screens/checks/objectLabel';
import { node } from '../../model/network/sampleNetwork';

it('[PL24] a node is called by its name, then by its number, and never by a number that is not saved', () => {
  expect([node(7, 0, 0), { ...node(7, 0, 0), name: 'Door' }, node(-3, 0, 0)].map(nodeLabel)).toEqual([
    'node 7',
    'Door',
    'new node',
  ]);
});

it('[PL24] two nodes are called by both names', () => {
  expect(objectLabel([nodeName({ ...node(7, 0, 0), name: 'Door' }), nodeName(node(8, 0, 0))])).toBe('Door and node 8');
});
