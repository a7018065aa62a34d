import type { Side } from '@/model/network/merge';
import type { Walk } from '../support/oracle/walk';
import { PLACES } from '../support/worlds/documentWorld';
import { movedTo, type Pair, type Step, undone, withStep } from './pairHistory';

/** The document, told from what was sent and answered: not by the machine, whose faults it would share. */
export interface Told {
  /** The places of the two nodes. */
  readonly present: Pair;
  readonly stored: Pair;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly revision: number;
  readonly draft: { readonly base: Pair; readonly network: Pair } | null;
  /** Somebody else's network that awaits a choice. */
  readonly asked: { readonly base: Pair; readonly mine: Pair; readonly theirs: Pair; readonly revision: number } | null;
  /** A save was sent, and it is not known whether it was done. */
  readonly isPending: boolean;
  /** It is sent again. */
  readonly isRepeated: boolean;
}

const HOME: Pair = [PLACES.home, PLACES.other];
const MOVED: Pair = [PLACES.moved, PLACES.other];
const THEIRS: Pair = [PLACES.theirs, PLACES.other];
export const NEWER = { places: THEIRS, revision: 40 } as const;

const OPENED: Told = {
  present: HOME,
  stored: HOME,
  past: [],
  future: [],
  revision: 1,
  draft: null,
  asked: null,
  isPending: false,
  isRepeated: false,
};

const LOADED: Readonly<Record<string, Told['draft']>> = {
  'load: read': null,
  'load: a draft': { base: HOME, network: MOVED },
  'load: a draft that conflicts': { base: THEIRS, network: MOVED },
  'load: a draft that is saved': null,
  'load: a draft that cannot be read': null,
};
/** Answers of saves: the places that the service has afterwards, and their revision. */
const SAVED: Readonly<Record<string, readonly [Pair, number]>> = {
  'save: saved as it was': [HOME, 10],
  'save: saved moved': [MOVED, 11],
  'save: saved as theirs': [THEIRS, 12],
  'save: saved as it was, beside theirs': [[PLACES.home, PLACES.otherMoved], 13],
  'save: saved moved, beside theirs': [[PLACES.moved, PLACES.otherMoved], 14],
  'save: saved without the later undo': [MOVED, 20],
  'save: an earlier save is confirmed': [MOVED, 21],
};
const STALE: Readonly<Record<string, readonly [Pair, number]>> = {
  'save: another node was moved': [[PLACES.home, PLACES.otherMoved], 30],
  'save: the same node was moved': [THEIRS, 31],
  'a newer network': [NEWER.places, NEWER.revision],
  "a colleague's network": [NEWER.places, NEWER.revision],
};
/** The service has not done the save, and says so; only a first attempt is known not to be done by a later answer. */
const NOT_DONE = ['save: busy', 'save: session over'];

/** Each place as the one who changed it left it; null where both have, and nobody has chosen. */
function merged(base: Pair, mine: Pair, theirs: Pair, side: Side | null): Pair | null {
  const [first, other] = ([0, 1] as const).map((at) => {
    if (mine[at] === base[at] || mine[at] === theirs[at]) return theirs[at];
    if (theirs[at] === base[at] || side === 'mine') return mine[at];
    return side === 'theirs' ? theirs[at] : null;
  });
  return first == null || other == null ? null : [first, other];
}

export const collides = ({ stored, present }: Told, theirs: Pair): boolean =>
  merged(stored, present, theirs, null) === null;

/** Takes over a network of somebody else, or asks. A restored draft is a step; what merges by itself is none. */
function takeOver(told: Told, base: Pair, mine: Pair, [theirs, revision]: readonly [Pair, number]): Told {
  const both = merged(base, mine, theirs, null);
  if (both === null) return { ...told, asked: { base, mine, theirs, revision } };
  const after = told.draft === null ? { ...told, present: both } : withStep(told, both);
  return { ...after, stored: theirs, revision, draft: null };
}

function choose(told: Told, side: Side): Told {
  if (!told.asked) return told;
  const { base, mine, theirs, revision } = told.asked;
  const chosen = merged(base, mine, theirs, side) ?? mine;
  return { ...withStep(told, chosen), stored: theirs, revision, draft: null, asked: null };
}

const ACTS: Readonly<Record<string, (told: Told) => Told>> = {
  'discard the draft': (told) => ({ ...told, draft: null }),
  'restore the draft': (told) =>
    told.draft ? takeOver(told, told.draft.base, told.draft.network, [told.stored, told.revision]) : told,
  'move the node': (told) => withStep(told, [PLACES.moved, told.present[1]]),
  undo: (told) => undone(told),
  redo: (told) => movedTo(told, told.past.length + 1),
  'go to the first step': (told) => movedTo(told, 0),
  revert: (told) => withStep(told, told.stored),
  'keep mine': (told) => choose(told, 'mine'),
  'keep theirs': (told) => choose(told, 'theirs'),
  'choose later': (told) => ({ ...told, asked: null }),
  save: (told) => ({ ...told, isPending: true, isRepeated: told.isPending }),
  'retryWait: the network is back': (told) => ({ ...told, isPending: true, isRepeated: told.isPending }),
};

function after(told: Told, label: string): Told {
  if (label in LOADED) return { ...OPENED, draft: LOADED[label] ?? null };
  const saved = SAVED[label];
  const isAsked = label === 'save: an earlier save is confirmed';
  if (saved) return { ...told, stored: saved[0], revision: saved[1], isPending: isAsked, isRepeated: false };
  const stale = STALE[label];
  if (stale) {
    const isSave = label.startsWith('save: ');
    const taken = takeOver({ ...told, isPending: false }, told.stored, told.present, stale);
    return isSave ? { ...taken, isPending: taken.asked === null, isRepeated: false } : taken;
  }
  if (label === 'save: rejected' || (NOT_DONE.includes(label) && !told.isRepeated))
    return { ...told, isPending: false };
  return ACTS[label]?.(told) ?? told;
}

export const documentOf = ({ labels }: Walk): Told => labels.reduce(after, OPENED);
