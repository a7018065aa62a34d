import type { Point } from '@/model/geometry/points';
import { edgeId, groupId, type Network, nodeId } from '@/model/network/network';
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
