import { assign, setup } from 'xstate';
import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { isPlace, measuredPlace, misplacedOf, type Placed, pairedPlace } from '@/model/underlay/placedPoints';
import type { StoredUnderlay, UnderlayAnswer, UnderlayRequest } from '@/model/underlay/storedUnderlay';
import { fittedInto, type Misplaced, type Underlay, type UnderlayPlace } from '@/model/underlay/underlay';
import { textOf } from '../apiErrors';
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
/** Before there is a part in view. */
export const NOWHERE: Box = { minX: 0, minY: 0, maxX: 1, maxY: 1 };

const clickedOf = ({ stored: { underlay }, points }: Context) => ({ underlay, points });
/** The place by the points that were clicked, and the last one. */
export const pairedBy = (context: Context, last: Point): Placed => pairedPlace(clickedOf(context), last);
/** The place by the points that were clicked, and the metres between them. */
export const measuredBy = (context: Context, metres: number): Placed => measuredPlace(clickedOf(context), metres);

/** Data, actors, guards and actions of the underlay; its chart is the machine. */
export const underlaySetup = setup({
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
    isPlaced: (_, placed: Placed) => isPlace(placed),
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
        stored.underlay && isPlace(placed) ? { ...stored.underlay, ...placed } : null,
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
});
