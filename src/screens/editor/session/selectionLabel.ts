import { capitalised } from '@/contract/texts/capitalised';
import { catalogue } from '@/contract/texts/catalogue';
import { edgeId, groupId, type Network } from '@/model/network/network';
import type { Selection } from '@/model/network/selection';
import { nodeLabel } from '@/screens/checks/objectLabel';

const text = catalogue({
  path: 'Path between {from} and {to}',
  selectedCount: '{selected} selected',
});

/** The name of the one object of a selection, as a title; the count of several. */
export function selectionLabel({ nodes, edges, groups }: Network, { type, ids }: Selection): string {
  const [id] = ids;
  if (ids.length === 1 && type === 'node') {
    const node = nodes.get(ids[0]!);
    if (node) return capitalised(nodeLabel(node));
  }
  if (ids.length === 1 && type === 'edge') {
    const edge = edges.get(edgeId(Number(id)));
    const [from, to] = edge ? [nodes.get(edge.from), nodes.get(edge.to)] : [];
    if (from && to) return text('path', { from: nodeLabel(from), to: nodeLabel(to) });
  }
  const group = ids.length === 1 && type === 'group' ? groups.get(groupId(Number(id))) : undefined;
  return group?.name || text('selectedCount', { selected: ids.length });
}
