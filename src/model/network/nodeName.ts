import type { MapNode } from './network';

/** What people read for a node: its name, else its number, else that it has none yet. */
export const nodeName = ({ id, name }: Pick<MapNode, 'id' | 'name'>): string =>
  name || (id < 0 ? 'new node' : `node ${id}`);
