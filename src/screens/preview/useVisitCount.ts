import { useEffect } from 'react';
import { countVisits } from '@/api/analytics/countVisits';
import { readVisitIntake } from '@/api/analytics/visits';

/**
 * Counts the visits to the preview of a location while it is shown. Without a key, or without the service, nothing is
 * counted and nothing else happens. @param location null while it is not known
 */
export function useVisitCount(
  location: string | null,
  { isDraft, isKiosk }: { isDraft: boolean; isKiosk: boolean },
): void {
  useEffect(() => {
    if (location === null) return;
    const ended = new AbortController();
    let stop = () => {};
    readVisitIntake(location, ended.signal).then(
      (intake) => {
        if (ended.signal.aborted || intake === null) return;
        const environment = isDraft ? 'dev' : 'live';
        stop = countVisits({ ...intake, location, service: 'web-map-ui', environment }, { isKiosk });
      },
      () => undefined,
    );
    return () => {
      ended.abort();
      stop();
    };
  }, [location, isDraft, isKiosk]);
}
