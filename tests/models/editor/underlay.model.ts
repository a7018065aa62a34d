import { underlayMachine } from '@/machines/editor/underlay.machine';
import type { Underlay } from '@/model/underlay/underlay';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import type { Walk } from '../support/oracle/walk';
import type { World } from '../support/worlds/world';

const unwalked = () => Promise.reject(new NotSupported('its panel is shown by the journey of an underlay'));

const SCAN: Underlay = { picture: '/scan', ratio: 0.5, x: 0, y: 0, width: 10, turn: 0, opacity: 0.6, shown: true };
const WITHIN = { minX: 0, minY: 0, maxX: 20, maxY: 10 };

/** The facts after a walk, followed by hand. */
interface Known {
  readonly hasPicture: boolean;
  /** Changes that undo can take back. */
  readonly past: number;
  readonly isQueued: boolean;
  readonly points: readonly string[];
  /** The change that is on its way. */
  readonly saving: 'nothing' | 'a picture' | 'its removal';
}

const begun = (start: string): Known => ({
  hasPicture: start === 'a picture',
  past: 0,
  isQueued: false,
  points: [],
  saving: 'nothing',
});

/** A change that is sent can be undone where there was a picture before. */
const changed = (known: Known): Known => ({
  ...known,
  saving: 'a picture',
  past: known.past + (known.hasPicture ? 1 : 0),
  points: [],
});

const settled = (known: Known): Known => ({ ...known, saving: 'nothing', isQueued: false });

function pressed(known: Known, label: string): Known {
  const points = [...known.points, label];
  if (points.length < 4) return { ...known, points };
  return points[0] === points[2] || points[1] === points[3] ? { ...known, points: [] } : changed(known);
}

const STEPS: Readonly<Record<string, (known: Known) => Known>> = {
  'by points': (known) => ({ ...known, points: [] }),
  'by length': (known) => ({ ...known, points: [] }),
  cancel: (known) => ({ ...known, points: [] }),
  here: (known) => pressed(known, 'here'),
  there: (known) => pressed(known, 'there'),
  'five metres': (known) => (known.points[0] === known.points[1] ? { ...known, points: [] } : changed(known)),
  hide: (known) => (known.saving === 'nothing' ? changed(known) : { ...known, isQueued: true }),
  undo: (known) => ({ ...known, saving: 'a picture', past: known.past - 1 }),
  confirm: (known) => ({ ...known, saving: 'its removal', past: 0 }),
  'theirs arrives': (known) => ({ ...known, hasPicture: true, past: 0 }),
  'theirs is gone': (known) => ({ ...known, hasPicture: false, past: 0 }),
  'store: stored': changed,
  'save: saved': (known) =>
    known.isQueued
      ? { ...changed({ ...known, hasPicture: true }), isQueued: false }
      : settled({ ...known, hasPicture: true }),
  'save: removed': (known) => settled({ ...known, hasPicture: false }),
  'save: somebody was faster': (known) => settled({ ...known, hasPicture: true }),
  'save: no connection': settled,
};

const after = ({ start, labels }: Walk): Known =>
  labels.reduce((known, label) => STEPS[label]?.(known) ?? known, begun(start));

export const underlayModel = defineModel<typeof underlayMachine, World>({
  machine: underlayMachine,
  starts: {
    'no picture': { input: { floor: 'ground', stored: { underlay: null, revision: 0 } }, open: unwalked },
    'a picture': { input: { floor: 'ground', stored: { underlay: SCAN, revision: 4 } }, open: unwalked },
  },
  // Nothing is changed before the last step of placing, and what is on its way is never lost by the next change.
  expected: `
    start | no picture | choosing |
    start | a picture | ready |
    any | close | closed |
    choosing; paging; ready | a file | storing | clearError; setFile; asks store
    storing | store: several pages | paging | setPages
    paging | the second page | storing | setPage(2); asks store
    paging {picture} | cancel | ready | dropFile
    paging {!picture} | cancel | choosing | dropFile
    choosing; ready | theirs arrives | ready | load; clearPast
    choosing; ready | theirs is gone | choosing | load; clearPast
    storing | store: stored | saving | wantPicture; keepPast; dropFile; asks save
    storing {picture} | store: no picture | ready | setError; dropFile
    storing {!picture} | store: no picture | choosing | setError; dropFile
    storing {picture} | cancel | ready | dropFile
    storing {!picture} | cancel | choosing | dropFile
    ready | by points | pairing.firstOfPicture | clearError; clearPoints
    pairing.firstOfPicture | here; there | pairing.firstOfPlan | addPoint
    pairing.firstOfPlan | here; there | pairing.secondOfPicture | addPoint
    pairing.secondOfPicture | here; there | pairing.secondOfPlan | addPoint
    pairing.secondOfPlan {apart, fromThere} | here | saving | wantPlace; keepPast; clearPoints; asks save
    pairing.secondOfPlan {apart, !fromThere} | there | saving | wantPlace; keepPast; clearPoints; asks save
    pairing.secondOfPlan {apart, !fromThere} | here | pairing.firstOfPicture | askAgain(together)
    pairing.secondOfPlan {apart, fromThere} | there | pairing.firstOfPicture | askAgain(together)
    pairing.secondOfPlan {!apart} | here; there | pairing.firstOfPicture | askAgain(together)
    ready | by length | measuring.first | clearError; clearPoints
    measuring.first | here; there | measuring.second | addPoint
    measuring.second | here; there | measuring.typing | addPoint
    measuring.typing {endsApart} | five metres | saving | wantPlace; keepPast; clearPoints; asks save
    measuring.typing {!endsApart} | five metres | measuring.first | askAgain(together)
    pairing; measuring | cancel | ready | clearPoints
    ready | hide | saving | clearError; wantChange; keepPast; asks save
    ready {past} | undo | saving | clearError; wantLast; dropLast; asks save
    ready | remove | asking | clearError
    asking | cancel | ready |
    asking | confirm | saving | wantNone; clearPast; asks save
    saving | hide | same | queue
    saving {!queued} | save: saved | ready | setStored; clearQueued
    saving {queued} | save: saved | same | setStored; wantQueued; keepPast; clearQueued; asks save
    saving | save: removed | choosing | setStored; clearQueued
    saving | save: somebody was faster | ready | setStored; clearQueued
    saving {picture} | save: no connection | ready | setError; clearQueued
    saving {!picture} | save: no connection | choosing | setError; clearQueued`,
  conditions: {
    picture: (walk) => after(walk).hasPicture,
    past: (walk) => after(walk).past > 0,
    queued: (walk) => after(walk).isQueued,
    apart: (walk) => after(walk).points[0] !== after(walk).points[2],
    fromThere: (walk) => after(walk).points[1] === 'there',
    endsApart: (walk) => after(walk).points[0] !== after(walk).points[1],
  },
  samples: {
    'a file': { type: 'file', file: new Blob(['a scan']), within: WITHIN },
    'the second page': { type: 'page', page: 2 },
    'by points': { type: 'pairs' },
    'by length': { type: 'measure' },
    here: { type: 'point', at: { x: 0, y: 0 } },
    there: { type: 'point', at: { x: 10, y: 0 } },
    'five metres': { type: 'length', metres: 5 },
    hide: { type: 'change', change: { shown: false } },
    undo: { type: 'undo' },
    remove: { type: 'remove' },
    confirm: { type: 'confirm' },
    cancel: { type: 'cancel' },
    close: { type: 'close' },
    'theirs arrives': { type: 'load', stored: { underlay: { ...SCAN, x: 7 }, revision: 9 } },
    'theirs is gone': { type: 'load', stored: { underlay: null, revision: 0 } },
  },
  answers: {
    store: {
      stored: { output: { picture: '/next', ratio: 0.25 } },
      'several pages': { when: ({ page }) => page === null, output: { pages: 3 } },
      'no picture': { error: new Error('Choose a picture.') },
    },
    save: {
      saved: {
        when: ({ wanted }) => wanted !== null,
        output: { kind: 'saved', stored: { underlay: SCAN, revision: 5 } },
      },
      removed: {
        when: ({ wanted }) => wanted === null,
        output: { kind: 'saved', stored: { underlay: null, revision: 0 } },
      },
      'somebody was faster': { output: { kind: 'taken', stored: { underlay: { ...SCAN, x: 7 }, revision: 9 } } },
      'no connection': { error: new Error('No.') },
    },
  },
  requests: {},
  pageActors: ['store', 'save'],
  actions: {
    file: unwalked,
    page: unwalked,
    pairs: unwalked,
    measure: unwalked,
    point: unwalked,
    length: unwalked,
    change: unwalked,
    undo: unwalked,
    remove: unwalked,
    confirm: unwalked,
    cancel: unwalked,
    close: unwalked,
    load: unwalked,
  },
  assertions: {
    choosing: unwalked,
    storing: unwalked,
    paging: unwalked,
    ready: unwalked,
    'pairing.firstOfPicture': unwalked,
    'pairing.firstOfPlan': unwalked,
    'pairing.secondOfPicture': unwalked,
    'pairing.secondOfPlan': unwalked,
    'measuring.first': unwalked,
    'measuring.second': unwalked,
    'measuring.typing': unwalked,
    asking: unwalked,
    saving: unwalked,
    closed: unwalked,
  },
  serialize: ({ stored, page, points: pressed, wanted, queued, past, isTaken, notice, error }) => ({
    revision: stored.revision,
    page,
    pressed: pressed.map(({ x }) => x),
    wanted,
    queued,
    past: Math.min(past.length, 2),
    isTaken,
    notice,
    hasError: error !== null,
  }),
});
