import type { QueryClient } from '@tanstack/react-query';
import { loadNetwork, projectDataQuery, saveNetworkChanges } from '@/api/network/editor';
import { fetchGeneratedNetworks, sendGeneratedNetwork } from '@/api/network/generatedNetworks';
import { toTravelType } from '@/contract/network/networkWire';
import type { BringNetworkRequest, BroughtNetwork } from '@/machines/buildings/floorsImportSetup';
import { isFromSource } from '@/model/floorPlan/sources/planNetwork';
import { applyGenerated } from '@/model/network/generating/generatedOperation';
import { generatedState } from '@/model/network/generating/generatedState';
import { networkOfSource } from '@/model/network/sources/networkOfSource';
import { transitName } from '@/screens/editor/generation/transitName';
import { text } from './texts';

/** Times that a save is tried while others save as well. */
const TRIES = 3;

/**
 * Saves the network of a file on the floors that came in. The last one that came in is the base, so that the same file adds
 * nothing twice and edits by hand stay; that which came in is the base of the next time.
 * @throws ApiError where the service refuses it
 * @throws Error in words where others keep saving the network meanwhile
 */
export async function bringNetwork(
  client: QueryClient,
  { project, network, floors }: BringNetworkRequest,
  signal: AbortSignal,
): Promise<BroughtNetwork> {
  const { location, transporttypes } = await client.fetchQuery({ ...projectDataQuery(project), staleTime: 0 });
  const elevations = new Map(
    location.buildings.flatMap((building) => building.floors.map(({ uuid, elevation }) => [uuid, elevation ?? 0])),
  );
  const targets = await Promise.all(
    floors.map(async (uuid) => {
      if (uuid === null) return null;
      const applied = (await fetchGeneratedNetworks(uuid, signal)).filter(isFromSource);
      return { uuid, elevation: elevations.get(uuid) ?? 0, applied };
    }),
  );
  const brought = networkOfSource(network, targets);
  const types = transporttypes.map(toTravelType);
  let base = await loadNetwork(project, signal);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = applyGenerated(base.network, brought, { mode: 'update', types, nameOf: transitName });
    if (result.network !== base.network) {
      const save = await saveNetworkChanges(project, base, result.network);
      if (save.kind === 'stale') {
        base = save.theirs;
        continue;
      }
    }
    for (const floor of brought.floors)
      if (floor.nodes.length > 0) await sendGeneratedNetwork(floor.uuid, generatedState(floor));
    const sum = (of: 'added' | 'moved' | 'removed') => result.floors.reduce((total, floor) => total + floor[of], 0);
    const conflicts = result.floors.reduce((total, floor) => total + floor.conflicts.length, 0);
    return { added: sum('added'), moved: sum('moved'), removed: sum('removed'), conflicts };
  }
  throw new Error(text('networkBusy'));
}
