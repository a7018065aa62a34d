import type { WireRouteCase } from '@/contract/network/routeCases';

interface SavedNodes {
  readonly nodes: { readonly new: readonly { readonly record: { readonly id: number } }[] };
}

/** A case from the first node of a saved network to a room of the second floor. */
export const routeCaseOf = (
  network: SavedNodes,
  floors: readonly [string, string],
): Omit<WireRouteCase, 'id' | 'revision'> => ({
  name: 'Entrance to Radiology',
  from: { node_id: network.nodes.new[0]?.record.id ?? 0 },
  to: { floor_id: floors[1], object_name: 'room-1' },
  step_free: true,
  max_metres: 180,
  max_seconds: 300,
});
