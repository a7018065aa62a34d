import type { MapNode } from './network';

/** Displayed name of a node: its name, else its id, else a text for an unsaved node. */
export const nodeName = ({ id, name }: Pick<MapNode, 'id' | 'name'>): string =>
  name || (id < 0 ? 'new node' : `node ${id}`);
