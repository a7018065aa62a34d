import type { Point } from '@/model/geometry/points';
import { edgeId, floorId, groupId, type Network, nodeId } from '@/model/network/network';
import { selectionOn } from '@/model/network/selecting/selectionOn';
import type { Selection } from '@/model/network/selection';

type FoundSelection =
  | { readonly kind: 'mesh'; readonly mesh: string }
  | { readonly kind: 'network'; readonly selection: Selection; readonly at: Point | null };

/** The selection that an address names, as `mesh:L-001` or `node:12`; null where there is no such object. */
export function readSelection(address: string, { nodes, edges, groups }: Network): FoundSelection | null {
  const [, kind, id = ''] = /^(mesh|node|edge|group):(.+)$/.exec(address) ?? [];
  if (kind === 'mesh') return { kind, mesh: id };
  const node = nodes.get(nodeId(Number(id)));
  if (kind === 'node' && node) return { kind: 'network', selection: { type: 'node', ids: [node.id] }, at: node };
  const edge = edges.get(edgeId(Number(id)));
  if (kind === 'edge' && edge) return { kind: 'network', selection: { type: 'edge', ids: [edge.id] }, at: null };
  const group = groups.get(groupId(Number(id)));
  if (kind === 'group' && group) return { kind: 'network', selection: { type: 'group', ids: [group.id] }, at: null };
  return null;
}

/** The floor that shows the selection: the shown one where part of it is there. */
export function floorWith(network: Network, selection: Selection, shown: string | null): string | null {
  if (shown !== null && selectionOn(network, floorId(shown), selection) !== null) return shown;
  const [id] = selection.ids;
  const node =
    selection.type === 'node'
      ? selection.ids[0]
      : selection.type === 'edge'
        ? network.edges.get(edgeId(Number(id)))?.from
        : network.groups.get(groupId(Number(id)))?.nodes[0];
  return (node !== undefined && network.nodes.get(node)?.floor) || shown;
}
