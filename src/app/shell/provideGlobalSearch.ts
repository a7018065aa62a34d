import { fromPromise } from 'xstate';
import { globalSearchMachine } from '@/machines/shell/globalSearch.machine';

/** The search of everything in an organisation, whose script is loaded by the first search. */
export const provideGlobalSearch = (organisation: string) =>
  globalSearchMachine.provide({
    actors: {
      search: fromPromise(async ({ input, signal }) => {
        const { searchEverything } = await import('@/api/search/search');
        return searchEverything(organisation, input.text, signal);
      }),
    },
  });
