import { useEffect, useState } from 'react';
import type { ProjectData } from '@/contract/locations/projectData';
import type { OccurrenceAt } from '@/model/content/promotions/visiblePromotions';

const loadOccurrences = async (): Promise<OccurrenceAt> =>
  (await import('@/model/content/promotions/occurrences')).occurrenceAt;

/**
 * The reader of the time that is now or next of a series: loaded where an event or offer does, so that no other map has to.
 * Null before, and where it cannot be loaded: a map without what repeats is better than none.
 */
export function useOccurrences(
  project: Pick<ProjectData, 'events' | 'offers'> | undefined,
  load = loadOccurrences,
): OccurrenceAt | null {
  const [occurrenceAt, setOccurrenceAt] = useState<OccurrenceAt | null>(null);
  const isNeeded = project !== undefined && [...project.events, ...project.offers].some(({ repeats }) => repeats);
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) setOccurrenceAt(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, load]);
  return isNeeded ? occurrenceAt : null;
}
