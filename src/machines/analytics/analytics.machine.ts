import { assign, setup } from 'xstate';
import type { ServiceRow, TopVisitorsRow } from '@/contract/analytics/analytics';
import { NO_RANGE, type RangeEntry, rangeInUtc, type Shortcut, shortcutMoment } from '@/model/analytics/dateRange';
import { type AnalyticsEnvironment, DEFAULT_ENVIRONMENTS } from '@/model/analytics/services';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

/** The request for figures. */
export interface AnalyticsRequest {
  /** Uuid of a location; null for everything that the provider has. */
  readonly project: string | null;
  /** In the zone of the location; empty for all time. */
  readonly range: RangeEntry;
  readonly environments: readonly AnalyticsEnvironment[];
}

export interface AnalyticsFigures {
  /** The zone of the location; null where it is everything, each location in its own. */
  readonly zone: string | null;
  readonly services: readonly ServiceRow[];
  readonly hours: readonly number[];
  readonly visitors: readonly TopVisitorsRow[];
}

export interface AnalyticsInput {
  /** Null where there is nothing to show: to organisations with customers, and where there is no location. */
  readonly projects: readonly (string | null)[];
  readonly mayChooseEnvironments: boolean;
  /** The zone of the entry until that of the location is known. */
  readonly zone: string;
}

interface Context {
  readonly projects: readonly (string | null)[];
  readonly mayChooseEnvironments: boolean;
  readonly zone: string;
  readonly entry: RangeEntry;
  readonly request: AnalyticsRequest;
  readonly figures: AnalyticsFigures | null;
  readonly error: string | null;
}

export type AnalyticsEvent =
  | { type: 'setRange'; field: keyof RangeEntry; value: string }
  /** `now` as ISO 8601. */
  | { type: 'shortcut'; field: keyof RangeEntry; shortcut: Shortcut; now: string }
  | { type: 'clear' }
  | { type: 'setEnvironments'; environments: readonly AnalyticsEnvironment[] }
  | { type: 'setProject'; project: string }
  | { type: 'retry' };

interface EntryChange {
  readonly context: Context;
  readonly event: AnalyticsEvent;
}

/** The entry after an event that changes one of its ends. */
function nextEntry({ context: { entry, zone }, event }: EntryChange): RangeEntry {
  if (event.type === 'setRange') return { ...entry, [event.field]: event.value };
  if (event.type === 'shortcut') return { ...entry, [event.field]: shortcutMoment(event.shortcut, zone, event.now) };
  return entry;
}

/** How often the maps of a location were used, in a range of time. */
export const analyticsMachine = setup({
  types: { context: {} as Context, events: {} as AnalyticsEvent, input: {} as AnalyticsInput },
  actors: {
    load: provided<AnalyticsFigures, AnalyticsRequest>('load'),
  },
  guards: {
    isDenied: ({ context }) => context.projects.length === 0,
    isRange: ({ context }, entry: RangeEntry) => rangeInUtc(entry, context.zone) !== null,
    isEmptied: ({ context }, entry: RangeEntry) =>
      entry.start === '' && entry.end === '' && context.request.range !== NO_RANGE,
    offersEnvironments: ({ context }, environments: readonly AnalyticsEnvironment[]) =>
      context.mayChooseEnvironments && environments.length > 0,
    offersAnalyticsProject: ({ context }, project: string) =>
      context.projects.includes(project) && project !== context.request.project,
  },
  actions: {
    enter: assign({ entry: (_, entry: RangeEntry) => entry }),
    ask: assign({
      request: ({ context }, change: Partial<AnalyticsRequest>) => ({ ...context.request, ...change }),
    }),
    setFigures: assign((_, figures: AnalyticsFigures) => ({
      figures,
      error: null,
      ...(figures.zone !== null && { zone: figures.zone }),
    })),
    setError: assign((_, error: unknown) => ({ figures: null, error: textOf(error) })),
  },
}).createMachine({
  id: 'analytics',
  description: 'How often the maps of a location were used.',
  context: ({ input }) => ({
    ...input,
    entry: NO_RANGE,
    request: { project: input.projects[0] ?? null, range: NO_RANGE, environments: DEFAULT_ENVIRONMENTS },
    figures: null,
    error: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Looks whether there is a location to show.',
      always: [{ guard: 'isDenied', target: 'denied' }, { target: 'open' }],
    },
    denied: { description: 'There is no location whose figures may be shown. Nothing is loaded.' },
    open: {
      description: 'The filters can be set; each change that makes sense loads the figures again.',
      initial: 'loading',
      on: {
        setRange: [
          {
            guard: { type: 'isRange', params: nextEntry },
            actions: [
              { type: 'enter', params: nextEntry },
              { type: 'ask', params: (given) => ({ range: nextEntry(given) }) },
            ],
            target: '.loading',
          },
          {
            guard: { type: 'isEmptied', params: nextEntry },
            actions: [
              { type: 'enter', params: NO_RANGE },
              { type: 'ask', params: { range: NO_RANGE } },
            ],
            target: '.loading',
          },
          { actions: { type: 'enter', params: nextEntry } },
        ],
        shortcut: [
          {
            guard: { type: 'isRange', params: nextEntry },
            actions: [
              { type: 'enter', params: nextEntry },
              { type: 'ask', params: (given) => ({ range: nextEntry(given) }) },
            ],
            target: '.loading',
          },
          { actions: { type: 'enter', params: nextEntry } },
        ],
        clear: {
          actions: [
            { type: 'enter', params: NO_RANGE },
            { type: 'ask', params: { range: NO_RANGE, environments: DEFAULT_ENVIRONMENTS } },
          ],
          target: '.loading',
        },
        setEnvironments: {
          guard: { type: 'offersEnvironments', params: ({ event }) => event.environments },
          actions: { type: 'ask', params: ({ event }) => ({ environments: event.environments }) },
          target: '.loading',
        },
        setProject: {
          guard: { type: 'offersAnalyticsProject', params: ({ event }) => event.project },
          actions: { type: 'ask', params: ({ event }) => ({ project: event.project }) },
          target: '.loading',
        },
      },
      states: {
        loading: {
          description:
            'Asks for the figures; those that are shown stay until the answer. Another request replaces this one.',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => context.request,
            onDone: { actions: { type: 'setFigures', params: ({ event }) => event.output }, target: 'loaded' },
            onError: { actions: { type: 'setError', params: errorOf }, target: 'failed' },
          },
        },
        loaded: { description: 'The figures are shown.' },
        failed: {
          description:
            'The figures could not be loaded: charts are cleared, the table is empty, and the reason is shown.',
          on: { retry: 'loading' },
        },
      },
    },
  },
});

export type AnalyticsMachine = typeof analyticsMachine;
