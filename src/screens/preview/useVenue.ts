import { useMemo } from 'react';
import { useAtPresent } from '@/components/useNow';
import type { Publication } from '@/contract/locations/projectData';
import { toNetwork } from '@/contract/network/networkWire';
import { openAt } from '@/model/network/closure';
import { useOccurrences } from './promotions/useOccurrences';
import { toVenue, type Venue } from './venue';

/**
 * The location as visitors find it at this moment: what is closed for a time closes and opens by itself, on a page that stays
 * open too. Null until it is read.
 */
export function useVenue(
  publication: Publication | null | undefined,
  names: ReadonlyMap<string, readonly string[]> | undefined,
): Venue | null {
  const stored = useMemo(() => (publication ? toNetwork(publication.network) : null), [publication]);
  const network = useAtPresent((now) => stored && openAt(stored, now));
  const occurrenceAt = useOccurrences(publication?.project);
  return useMemo(
    () => (publication && network ? toVenue(publication, names, network, occurrenceAt) : null),
    [publication, names, network, occurrenceAt],
  );
}
