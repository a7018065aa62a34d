import { useQuery } from '@tanstack/react-query';
import { placementAtQuery } from '@/api/network/editor';
import type { Placement } from '@/contract/destinations/destinations';
import { useOpenedLocation } from '../session/openedLocation';

interface PlacementAt {
  /** Undefined for a room without a destination. */
  readonly placement: Placement | undefined;
  /** Why the service could not be asked, and asking it again; null while it could. */
  readonly failure: { readonly error: Error; readonly retry: () => void } | null;
}

/**
 * The placement on a mesh: at first the one that the editor has loaded, then the service's answer to the lookup, since
 * somebody else may have changed it.
 */
export function usePlacementAt(floor: string, mesh: string): PlacementAt {
  const { data, project } = useOpenedLocation();
  const loaded = data.destinations.find(({ floor_id, object_name }) => floor_id === floor && object_name === mesh);
  const lookup = useQuery(placementAtQuery(project, floor, mesh));
  return {
    placement: lookup.data === undefined ? loaded : (lookup.data ?? undefined),
    failure: lookup.error && { error: lookup.error, retry: () => void lookup.refetch() },
  };
}
