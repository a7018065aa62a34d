import { deltaBetween } from '@/model/network/delta';
import type { History } from '@/model/network/history';

/** Nodes, paths and transit groups that differ from the saved ones. */
export function countChanges({ loaded, present }: History): number {
  const { nodes, edges, groups } = deltaBetween(loaded, present);
  return nodes.size + edges.size + groups.size;
}
