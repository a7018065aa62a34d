import type { Network, NodeId } from '../../network';

/** The entrances of each room, by its floor and its mesh. */
export function entrancesOf(network: Network): ReadonlyMap<string, readonly NodeId[]> {
  const entrances = new Map<string, NodeId[]>();
  for (const { id, floor, mesh } of network.nodes.values()) {
    if (mesh === null) continue;
    const list = entrances.get(`${floor} ${mesh}`);
    if (list) list.push(id);
    else entrances.set(`${floor} ${mesh}`, [id]);
  }
  return entrances;
}
