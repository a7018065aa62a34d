import type { MapNode, NodeId } from './network';

/**
 * The name of an object; the id of a node without one, negative until it is saved; the names of both of two objects.
 * The screen turns it into words.
 */
export type ObjectName = string | { readonly node: NodeId } | readonly [ObjectName, ObjectName];

export const nodeName = ({ id, name }: Pick<MapNode, 'id' | 'name'>): ObjectName => name || { node: id };
