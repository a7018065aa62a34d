import type { ChangeSet } from '@/contract/network/network';

const node = (id: number, floor_id: string, x: number, z: number): ChangeSet['nodes']['new'][number] => ({
  id,
  floor_id,
  x,
  y: 1,
  z,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
});

const edge = (id: number, from: number, to: number): ChangeSet['joins']['new'][number] => ({
  id,
  from,
  to,
  travel: 'walk',
  direction: 0,
  weight: 0,
  multiplier: 1,
  multiplier_z: 1,
});

/** New nodes in a row on two floors, -1 to -3 and -4 to -6, joined in order, and a lift from -3 to -6. */
export const chain = ([lower, upper]: readonly [string, string], revision = 0): ChangeSet => ({
  revision,
  nodes: {
    new: [1, 2, 3, 4, 5, 6].map((at) => node(-at, at < 4 ? lower : upper, at % 4, at < 4 ? 0 : 5)),
    updated: [],
    deleted: [],
  },
  joins: { new: [edge(-1, -1, -2), edge(-2, -2, -3), edge(-3, -4, -5), edge(-4, -5, -6)], updated: [], deleted: [] },
  transitgroups: {
    new: [
      { id: -1, name: 'Lift', travel: 'lift', weight: 0, type: 'BI', multiplier: 1, nodes: [{ id: -3 }, { id: -6 }] },
    ],
    updated: [],
    deleted: [],
  },
});

/** Nothing but these changes of nodes. */
export const nodeChanges = (revision: number, nodes: Partial<ChangeSet['nodes']>): ChangeSet => ({
  revision,
  nodes: { new: [], updated: [], deleted: [], ...nodes },
  joins: { new: [], updated: [], deleted: [] },
  transitgroups: { new: [], updated: [], deleted: [] },
});

export const testNode = node;
export const testEdge = edge;
