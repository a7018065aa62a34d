import { catalogue } from '@/contract/texts/catalogue';
import type { MapNode } from '@/model/network/network';
import { nodeName, type ObjectName } from '@/model/network/objectName';

const text = catalogue({ node: 'node {id}', newNode: 'new node', both: '{one} and {other}' });

/** The name of an object, within a sentence. */
export function objectLabel(name: ObjectName): string {
  if (typeof name === 'string') return name;
  if ('node' in name) return name.node < 0 ? text('newNode') : text('node', { id: name.node });
  return text('both', { one: objectLabel(name[0]), other: objectLabel(name[1]) });
}

/** The name of a node, within a sentence. */
export const nodeLabel = (node: Pick<MapNode, 'id' | 'name'>): string => objectLabel(nodeName(node));
