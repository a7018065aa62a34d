import { catalogue } from '@/contract/texts/catalogue';
import type { MapNode } from '@/model/network/network';
import { nodeName, type ObjectName } from '@/model/network/objectName';

const text = catalogue({ node: 'node {id}', newNode: 'new node', both: '{one} and {other}' });

/** The name of an object, within a sentence. */
export function objectWords(name: ObjectName): string {
  if (typeof name === 'string') return name;
  if ('node' in name) return name.node < 0 ? text('newNode') : text('node', { id: name.node });
  return text('both', { one: objectWords(name[0]), other: objectWords(name[1]) });
}

/** The name of a node, within a sentence. */
export const nodeWords = (node: Pick<MapNode, 'id' | 'name'>): string => objectWords(nodeName(node));
