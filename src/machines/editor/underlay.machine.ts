import { assign, setup } from 'xstate';
import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { StoredUnderlay, UnderlayAnswer, UnderlayRequest } from '@/model/underlay/storedUnderlay';
import {
  fittedInto,
  type Misplaced,
  placedByLength,
  placedByPairs,
  type Underlay,
  type UnderlayPlace,
} from '@/model/underlay/underlay';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

export interface UnderlayInput {
  /** Uuid of the floor. */
  readonly floor: string;
  readonly stored: StoredUnderlay;
}

/** A picture that the service has stored. */
type StoredPicture = Pick<Underlay, 'picture' | 'ratio'>;
/** A PDF of which a page must be chosen. */
interface SeveralPages {
  readonly pages: number;
}
const hasPages = (read: StoredPicture | SeveralPages): read is SeveralPages => 'pages' in read;

/** Changes of place, opacity and visibility. */
export type UnderlayChange = Partial<UnderlayPlace & Pick<Underlay, 'opacity' | 'shown'>>;

interface Context extends UnderlayInput {
  /** The file that is stored; null before one is chosen. */
  readonly file: Blob | null;
  /** The page of a PDF, counted from 1; null while none is chosen. */
  readonly page: number | null;
  /** Pages of the PDF; 0 for any other file. */
  readonly pages: number;
  /** The part of the floor in view, where a first picture is put. */
  readonly within: Box;
  /** The points that were clicked, in the order of the steps. */
  readonly points: readonly Point[];
  /** The underlay that is being saved; null takes it away. */
  readonly wanted: Underlay | null;
  /** Changed while the one before is being saved. */
  readonly queued: UnderlayChange | null;
  /** The underlay before each change, the last at the end. */
  readonly past: readonly Underlay[];
  readonly isTaken: boolean;
  readonly notice: Misplaced | null;
  readonly error: string | null;
}

export type UnderlayEvent =
  | { readonly type: 'file'; readonly file: Blob; readonly within: Box }
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'pairs' }
  | { readonly type: 'measure' }
  | { readonly type: 'point'; readonly at: Point }
  | { readonly type: 'length'; readonly metres: number }
  | { readonly type: 'change'; readonly change: UnderlayChange }
  | { readonly type: 'load'; readonly stored: StoredUnderlay }
  | { readonly type: 'undo' }
  | { readonly type: 'remove' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'close' };

const OPACITY = 0.8;
const NOWHERE: Box = { minX: 0, minY: 0, maxX: 1, maxY: 1 };

/** The place by two pairs of points, or why there is none; null before all four were clicked. */
export function pairedPlace({ stored: { underlay }, points }: Context, last: Point): UnderlayPlace | Misplaced | null {
  const [from, to, secondFrom] = points;
  if (!underlay || !from || !to || !secondFrom) return null;
  return placedByPairs(underlay, { from, to }, { from: secondFrom, to: last });
}

function measuredPlace({ stored: { underlay }, points: [from, to] }: Context, metres: number) {
  return underlay && from && to ? placedByLength(underlay, [from, to], metres) : null;
}

type Placed = UnderlayPlace | Misplaced | null;
const misplacedOf = (placed: Placed): Misplaced | null => (typeof placed === 'string' ? placed : null);

/** The picture under a floor: chosen, placed by two points or a known length, moved, and taken away. */
export const underlayMachine = setup({
  types: {
    context: {} as Context,
    input: {} as UnderlayInput,
    events: {} as UnderlayEvent,
  },
  actors: {
    store: provided<StoredPicture | SeveralPages, { file: Blob | null; page: number | null }>('store'),
    save: provided<UnderlayAnswer, UnderlayRequest>('save'),
  },
  guards: {
    hasUnderlay: ({ context }) => context.stored.underlay !== null,
    hasQueued: ({ context }, { kind, stored }: UnderlayAnswer) =>
      context.queued !== null && kind === 'saved' && stored.underlay !== null,
    hasPast: ({ context }) => context.past.length > 0,
    hasPages: (_, read: StoredPicture | SeveralPages) => hasPages(read),
    isPlaced: (_, placed: Placed) => placed !== null && typeof placed !== 'string',
  },
  actions: {
    setFile: assign((_, { file, within }: { file: Blob; within: Box }) => ({ file, within, page: null, pages: 0 })),
    /** It is not needed any more, and may be large. */
    dropFile: assign({ file: null, page: null, pages: 0 }),
    setPages: assign({ pages: (_, read: StoredPicture | SeveralPages) => (hasPages(read) ? read.pages : 0) }),
    setPage: assign({ page: (_, page: number) => page }),
    /** A picture in place of another one keeps its place and width. */
    wantPicture: assign({
      wanted: ({ context: { stored, within, wanted } }, read: StoredPicture | SeveralPages): Underlay | null =>
        hasPages(read)
          ? wanted
          : {
              ...(stored.underlay ?? { ...fittedInto(within, read.ratio), opacity: OPACITY, shown: true }),
              picture: read.picture,
              ratio: read.ratio,
            },
    }),
    wantChange: assign({
      wanted: ({ context: { stored } }, change: UnderlayChange) => stored.underlay && { ...stored.underlay, ...change },
    }),
    wantPlace: assign({
      wanted: ({ context: { stored } }, placed: Placed) =>
        stored.underlay && placed !== null && typeof placed !== 'string' ? { ...stored.underlay, ...placed } : null,
    }),
    queue: assign({ queued: ({ context: { queued } }, change: UnderlayChange) => ({ ...queued, ...change }) }),
    wantQueued: assign({
      wanted: ({ context: { stored, queued } }) => stored.underlay && { ...stored.underlay, ...queued },
    }),
    clearQueued: assign({ queued: null }),
    wantLast: assign({ wanted: ({ context: { past } }) => past.at(-1) ?? null }),
    dropLast: assign({ past: ({ context: { past } }) => past.slice(0, -1) }),
    wantNone: assign({ wanted: null }),
    keepPast: assign({
      past: ({ context: { past, stored } }) => (stored.underlay ? [...past, stored.underlay] : past),
    }),
    clearPast: assign({ past: [] }),
    clearPoints: assign({ points: [], notice: null }),
    addPoint: assign({ points: ({ context: { points } }, at: Point) => [...points, at], notice: null }),
    askAgain: assign((_, placed: Placed) => ({ points: [], notice: misplacedOf(placed) })),
    clearError: assign({ error: null, isTaken: false, notice: null }),
    load: assign({ stored: (_, stored: StoredUnderlay) => stored }),
    setStored: assign({
      stored: (_, { stored }: UnderlayAnswer) => stored,
      isTaken: (_, { kind }: UnderlayAnswer) => kind === 'taken',
    }),
    setError: assign({ error: (_, error: unknown) => textOf(error) }),
  },
}).createMachine({
  id: 'underlay',
  description: 'The picture under a floor, to trace.',
  context: ({ input }) => ({
    ...input,
    file: null,
    page: null,
    pages: 0,
    within: NOWHERE,
    points: [],
    wanted: null,
    queued: null,
    past: [],
    isTaken: false,
    notice: null,
    error: null,
  }),
  initial: 'settled',
  on: { close: '.closed' },
  states: {
    settled: {
      description: 'Nothing is on its way.',
      always: [{ guard: 'hasUnderlay', target: 'ready' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The floor has no picture yet.',
      on: {
        load: { actions: [{ type: 'load', params: ({ event }) => event.stored }, 'clearPast'], target: 'settled' },
        file: {
          actions: ['clearError', { type: 'setFile', params: ({ event }) => event }],
          target: 'storing',
        },
      },
    },
    storing: {
      description: 'The picture is read and sent.',
      tags: 'busy',
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context: { file, page } }) => ({ file, page }),
        onDone: [
          {
            guard: { type: 'hasPages', params: ({ event }) => event.output },
            actions: { type: 'setPages', params: ({ event }) => event.output },
            target: 'paging',
          },
          {
            actions: [{ type: 'wantPicture', params: ({ event }) => event.output }, 'keepPast', 'dropFile'],
            target: 'saving',
          },
        ],
        onError: { actions: [{ type: 'setError', params: errorOf }, 'dropFile'], target: 'settled' },
      },
      on: { cancel: { actions: 'dropFile', target: 'settled' } },
    },
    paging: {
      description: 'The file is a PDF of several pages, of which one is chosen.',
      on: {
        page: { actions: { type: 'setPage', params: ({ event }) => event.page }, target: 'storing' },
        file: {
          actions: ['clearError', { type: 'setFile', params: ({ event }) => event }],
          target: 'storing',
        },
        cancel: { actions: 'dropFile', target: 'settled' },
      },
    },
    ready: {
      description: 'The picture lies under the floor plan and can be placed.',
      on: {
        load: { actions: [{ type: 'load', params: ({ event }) => event.stored }, 'clearPast'], target: 'settled' },
        file: {
          actions: ['clearError', { type: 'setFile', params: ({ event }) => event }],
          target: 'storing',
        },
        pairs: { actions: ['clearError', 'clearPoints'], target: 'pairing' },
        measure: { actions: ['clearError', 'clearPoints'], target: 'measuring' },
        change: {
          actions: ['clearError', { type: 'wantChange', params: ({ event }) => event.change }, 'keepPast'],
          target: 'saving',
        },
        undo: { guard: 'hasPast', actions: ['clearError', 'wantLast', 'dropLast'], target: 'saving' },
        remove: { actions: 'clearError', target: 'asking' },
      },
    },
    pairing: {
      description: 'Two points of the picture are clicked, each with its point of the floor plan.',
      initial: 'firstOfPicture',
      on: { cancel: { actions: 'clearPoints', target: 'ready' } },
      states: {
        firstOfPicture: {
          description: 'A point of the picture is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'firstOfPlan' } },
        },
        firstOfPlan: {
          description: 'The point where it belongs is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'secondOfPicture' } },
        },
        secondOfPicture: {
          description: 'Another point of the picture is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'secondOfPlan' } },
        },
        secondOfPlan: {
          description: 'The point where that one belongs is clicked.',
          on: {
            point: [
              {
                guard: { type: 'isPlaced', params: ({ context, event }) => pairedPlace(context, event.at) },
                actions: [
                  { type: 'wantPlace', params: ({ context, event }) => pairedPlace(context, event.at) },
                  'keepPast',
                  'clearPoints',
                ],
                target: '#underlay.saving',
              },
              {
                actions: { type: 'askAgain', params: ({ context, event }) => pairedPlace(context, event.at) },
                target: 'firstOfPicture',
              },
            ],
          },
        },
      },
    },
    measuring: {
      description: 'Two points of the picture are clicked, and the length between them is typed.',
      initial: 'first',
      on: { cancel: { actions: 'clearPoints', target: 'ready' } },
      states: {
        first: {
          description: 'One end of the length is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'second' } },
        },
        second: {
          description: 'The other end is clicked.',
          on: { point: { actions: { type: 'addPoint', params: ({ event }) => event.at }, target: 'typing' } },
        },
        typing: {
          description: 'Its metres are typed.',
          on: {
            length: [
              {
                guard: { type: 'isPlaced', params: ({ context, event }) => measuredPlace(context, event.metres) },
                actions: [
                  { type: 'wantPlace', params: ({ context, event }) => measuredPlace(context, event.metres) },
                  'keepPast',
                  'clearPoints',
                ],
                target: '#underlay.saving',
              },
              {
                actions: { type: 'askAgain', params: ({ context, event }) => measuredPlace(context, event.metres) },
                target: 'first',
              },
            ],
          },
        },
      },
    },
    asking: {
      description: 'Asks whether the picture is to go.',
      on: {
        confirm: { actions: ['wantNone', 'clearPast'], target: 'saving' },
        cancel: 'ready',
      },
    },
    saving: {
      description: 'The service stores the picture with its place.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { floor, stored, wanted } }) => ({ floor, revision: stored.revision, underlay: wanted }),
        onDone: [
          {
            guard: { type: 'hasQueued', params: ({ event }) => event.output },
            actions: [
              { type: 'setStored', params: ({ event }) => event.output },
              'wantQueued',
              'keepPast',
              'clearQueued',
            ],
            target: 'saving',
            reenter: true,
          },
          {
            actions: [{ type: 'setStored', params: ({ event }) => event.output }, 'clearQueued'],
            target: 'settled',
          },
        ],
        onError: { actions: [{ type: 'setError', params: errorOf }, 'clearQueued'], target: 'settled' },
      },
      on: { change: { actions: { type: 'queue', params: ({ event }) => event.change } } },
    },
    closed: { description: 'The panel is closed.', type: 'final' },
  },
});

export type UnderlayMachine = typeof underlayMachine;
