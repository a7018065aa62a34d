import { assign, emit, setup } from 'xstate';
import type { SearchResults } from '@/contract/search/search';
import { provided } from '../provided';

/** The results, as one list of groups in the order of the specification. */
export type SearchGroup = keyof SearchResults;

/** A result, with the fields that navigation needs. */
export type SearchResult = {
  [Group in SearchGroup]: { readonly group: Group; readonly item: SearchResults[Group][number] };
}[SearchGroup];

interface Context {
  readonly text: string;
  readonly results: SearchResults | null;
}

export type GlobalSearchEvent =
  | { type: 'type'; text: string }
  | { type: 'choose'; found: SearchResult }
  | { type: 'clear' };
export type GlobalSearchEmitted = { type: 'chosen'; found: SearchResult };

/** Milliseconds without typing until the text is searched. */
export const SEARCH_DELAY = 500;

const isBlank = (text: string): boolean => text.trim() === '';
const hasNoResults = (results: SearchResults): boolean => Object.values(results).every(({ length }) => length === 0);

/**
 * The search of the top bar. Its call belongs to the state that waits for it: typing leaves that state, so the response
 * to an older text is ignored.
 */
export const globalSearchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GlobalSearchEvent,
    emitted: {} as GlobalSearchEmitted,
    tags: {} as 'busy',
  },
  actors: {
    search: provided<SearchResults, { text: string }>('search'),
  },
  actions: {
    setText: assign({ text: (_, text: string) => text, results: null }),
    setResults: assign({ results: (_, results: SearchResults) => results }),
    reset: assign({ text: '', results: null }),
    emitChosen: emit((_, found: SearchResult) => ({ type: 'chosen' as const, found })),
  },
  guards: {
    isBlank: (_, text: string) => isBlank(text),
    hasNoResults: (_, results: SearchResults) => hasNoResults(results),
  },
  delays: { searchDelay: SEARCH_DELAY },
}).createMachine({
  id: 'globalSearch',
  description: 'Searching everything of the organisation acted for, as one types.',
  context: { text: '', results: null },
  initial: 'idle',
  on: {
    type: [
      {
        guard: { type: 'isBlank', params: ({ event }) => event.text },
        actions: { type: 'setText', params: ({ event }) => event.text },
        target: '.idle',
      },
      {
        actions: { type: 'setText', params: ({ event }) => event.text },
        target: '.debouncing',
        reenter: true,
      },
    ],
    clear: { actions: 'reset', target: '.idle' },
  },
  states: {
    idle: { description: 'Nothing is searched: the box is empty, or something was chosen.' },
    debouncing: {
      description: 'Waits for the end of typing.',
      tags: 'busy',
      after: { searchDelay: 'searching' },
    },
    searching: {
      description: 'The service searches.',
      tags: 'busy',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          {
            guard: { type: 'hasNoResults', params: ({ event }) => event.output },
            actions: { type: 'setResults', params: ({ event }) => event.output },
            target: 'noResults',
          },
          { actions: { type: 'setResults', params: ({ event }) => event.output }, target: 'results' },
        ],
        onError: 'failed',
      },
    },
    results: {
      description: 'The results are shown in their groups.',
      on: {
        choose: { actions: [{ type: 'emitChosen', params: ({ event }) => event.found }, 'reset'], target: 'idle' },
      },
    },
    noResults: { description: 'Nothing matches.' },
    failed: {
      description: 'The service gave no answer. The screen shows no error, since the next letter searches again.',
    },
  },
});

export type GlobalSearchMachine = typeof globalSearchMachine;
