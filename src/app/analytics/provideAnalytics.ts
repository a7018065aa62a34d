import { fromPromise } from 'xstate';
import { fetchAnalytics } from '@/api/analytics/analytics';
import { analyticsMachine } from '@/machines/analytics/analytics.machine';

/** The figures of a location, or of everything. @param zone of an entry where they are of more than one location */
export const provideAnalytics = (zone: string) =>
  analyticsMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => fetchAnalytics(input, zone, signal)) },
  });
