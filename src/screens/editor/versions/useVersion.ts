import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { floorPlanQuery } from '@/api/buildings/floors';
import { dynamicRoutesQuery } from '@/api/network/editor';
import { networkOfBuildQuery } from '@/api/network/networkVersions';
import type { Floor } from '@/contract/buildings/buildings';
import { type FloorId, floorId, type Network } from '@/model/network/network';
import type { RestoreInto } from '@/model/network/operations/restoreVersion';
import { useOpenedLocation } from '../session/openedLocation';

export interface LoadedVersion {
  readonly network: Network;
  /** The version before it; null where it is the earliest. */
  readonly before: Network | null;
  /** The location that would be restored, but for its saved network. */
  readonly into: Omit<RestoreInto, 'saved'>;
}

interface Version {
  /** Null until everything is loaded. */
  readonly loaded: LoadedVersion | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * A version with the data for restoring it: the delays of the location, and the rooms of floors where a node has one.
 */
export function useVersion(floors: readonly Floor[], number: number, before: number | null): Version {
  const { project } = useOpenedLocation();
  const network = useQuery(networkOfBuildQuery(project, number));
  const earlier = useQuery({ ...networkOfBuildQuery(project, before ?? 0), enabled: before !== null });
  const delays = useQuery(dynamicRoutesQuery(project));
  const withRooms = useMemo(() => floorsWithRooms(floors, network.data), [floors, network.data]);
  const plans = useQueries({
    queries: withRooms.map(({ uuid, plan }) => floorPlanQuery(uuid, plan ?? '')),
    combine: (results) => ({
      names: results.map(({ data }) => data?.names ?? null),
      failed: results.filter(({ isError }) => isError),
    }),
  });
  const { names } = plans;
  const earlierNetwork = before === null ? null : earlier.data;
  const loaded = useMemo<LoadedVersion | null>(() => {
    if (!network.data || earlierNetwork === undefined || !delays.data || names.includes(null)) return null;
    const rooms = new Map<FloorId, ReadonlySet<string> | null>(floors.map(({ uuid }) => [floorId(uuid), null]));
    for (const [at, { uuid }] of withRooms.entries()) rooms.set(floorId(uuid), new Set(names[at]));
    const into = { floors: rooms, delays: new Set(delays.data.map(({ id }) => id)) };
    return { network: network.data, before: earlierNetwork, into };
  }, [floors, withRooms, network.data, earlierNetwork, delays.data, names]);
  // Data loaded before stays usable when loading it again fails.
  const failed = [network, earlier, delays, ...plans.failed].filter(({ isLoadingError }) => isLoadingError);
  return {
    loaded,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

function floorsWithRooms(floors: readonly Floor[], network: Network | undefined): readonly Floor[] {
  const used = new Set<string>();
  for (const { floor, mesh } of network?.nodes.values() ?? []) if (mesh !== null) used.add(floor);
  return floors.filter(({ uuid, plan }) => plan !== null && used.has(uuid));
}
