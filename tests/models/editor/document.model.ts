import { translate } from '@/contract/texts/translate';
import { documentMachine } from '@/machines/editor/document.machine';
import type { DocumentContext, DocumentEvent, SaveResult } from '@/machines/editor/documentTypes';
import { conflictKey, mergeNetworks, type Side } from '@/model/network/merge';
import { floorId, type Network } from '@/model/network/network';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import {
  actions,
  assertions,
  type DocumentWorld,
  type LeftDraft,
  moveFirstTo,
  NODE,
  networkOf,
  openDocument,
  PLACES,
} from '../support/worlds/documentWorld';
import { collides, documentOf, NEWER, type Told } from './documentOf';
import { isSamePair, movedTo } from './pairHistory';

const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
const loaded = { network: networkOf(PLACES.home, PLACES.other), revision: 1 };
const moved = networkOf(PLACES.moved, PLACES.other);
/** Networks that somebody else has saved meanwhile: the first node is elsewhere, or the other one. */
const theirs = { first: networkOf(PLACES.theirs, PLACES.other), other: networkOf(PLACES.home, PLACES.otherMoved) };
/** Networks are maps, which JSON does not tell apart: drafts differ by their time, answers by their revision. */
const draft = (savedAt: number, base: Network, network = moved) => ({
  loaded,
  draft: { base: { network: base, revision: 0 }, network, savedAt },
});
/**
 * The draft that a crashed tab has left on the device, by the answer that finds it: it exists before the page opens.
 */
const LEFT: Readonly<Record<string, LeftDraft>> = {
  'load: a draft': { x: PLACES.moved, isDamaged: false, since: null },
  'load: a draft that conflicts': { x: PLACES.moved, isDamaged: false, since: PLACES.meanwhile },
  'load: a draft that is saved': { x: PLACES.meanwhile, isDamaged: false, since: PLACES.meanwhile },
  'load: a draft that cannot be read': { x: PLACES.moved, isDamaged: true, since: null },
};

const placesOf = ({ nodes }: Network) => [nodes.get(NODE.first)?.x, nodes.get(NODE.other)?.x];
/** The positions of the two nodes in the present network and in the service's, and the possible steps. */
function facts({ history: { present, loaded: stored, past, future } }: DocumentContext) {
  return {
    at: placesOf(present),
    stored: placesOf(stored),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
/** A save is repeated whose content is not the present one any more. */
const isOlder = ({ pendingSave, sent }: DocumentContext) => pendingSave !== null && pendingSave.network !== sent;
const isAt = (first: number, other: number, isRepeatOfOlder: boolean) => (context: DocumentContext) =>
  facts(context).at.join() === [first, other].join() && isOlder(context) === isRepeatOfOlder;

const answered = (status: number) =>
  Object.assign(new SampleError('No.', status), { body: { error: 'No.', message: 'No.', code: 'refused' } });
const stale = (network: Network, revision: number): SaveResult => ({ kind: 'stale', theirs: { network, revision } });
/** The effect of a correction of outlines: the network after it. */
const newer = { network: theirs.first, revision: NEWER.revision };
const isAsLoaded = ({ history }: DocumentContext) => history.loaded === loaded.network;

/** Events that change the network, by their names in a path. */
const EDITS = [
  'move the node',
  'undo',
  'redo',
  'go to the first step',
  'revert',
  'restore the draft',
  'keep mine',
  'keep theirs',
];
/** Saves that the service answered: only then does the page send what it has now. */
const ASKING = [
  'save',
  'retryWait: the network is back',
  'save: an earlier save is confirmed',
  'save: another node was moved',
  'save: the same node was moved',
];
const editsSince = (earlier: readonly Trigger[], labels: readonly string[]) =>
  earlier
    .slice(earlier.findLastIndex(({ label }) => labels.includes(label)) + 1)
    .filter(({ label }) => EDITS.includes(label));
/** Whether the answer to a save was lost, and it is not known yet whether it was done. */
function isPending(wasPending: boolean, { label }: Trigger): boolean {
  if (!label.startsWith('save: ')) return wasPending;
  return label === 'save: no connection' || (wasPending && ['save: busy', 'save: session over'].includes(label));
}
/** A save that was lost is sent again as it was, until the service has answered. */
const lostSave = (earlier: readonly Trigger[]) => earlier.reduce(isPending, false);
const isSentNow = (earlier: readonly Trigger[]) => editsSince(earlier, ASKING).length === 0;
/** The edits since the content of the lost save was taken: it is sent as it was then, however often it is lost. */
function editsSinceLost(earlier: readonly Trigger[]): readonly Trigger[] {
  let taken = -1;
  let isLost = false;
  for (const [at, trigger] of earlier.entries()) {
    isLost = isPending(isLost, trigger);
    if (trigger.label.startsWith('save: ') && !isLost) taken = -1;
    if (taken < 0 && ASKING.includes(trigger.label)) taken = at;
  }
  return earlier.slice(taken + 1).filter(({ label }) => EDITS.includes(label));
}
/** The service has all that the person has done. */
const savesAll = (earlier: readonly Trigger[]) =>
  isSentNow(earlier) && (!lostSave(earlier) || editsSinceLost(earlier).length === 0);
const isUndo = (edits: readonly Trigger[]) => edits.length === 1 && /^(undo|go to)/.test(edits[0]?.label ?? '');
const undoesWhileSaving = (earlier: readonly Trigger[]) =>
  isUndo(editsSince(earlier, ASKING)) && (!lostSave(earlier) || editsSinceLost(earlier).length === 1);
/** The lost save is sent again, and the person has undone what it was about. */
const undoesLost = (earlier: readonly Trigger[]) =>
  lostSave(earlier) && isSentNow(earlier) && isUndo(editsSinceLost(earlier));

/** A conflict that a person has left for later comes again, with whatever else was changed since. */
const isDecided = (earlier: readonly Trigger[]) =>
  earlier.findLast(({ label }) => LATER.includes(label))?.label !== 'choose later';
const LATER = ['choose later', 'keep mine', 'keep theirs', 'load'];

const NO_IDS = { nodes: new Map(), edges: new Map(), groups: new Map() };
const stored = (revision: number, network: Network): SaveResult => ({
  kind: 'saved',
  revision,
  assignedIds: NO_IDS,
  network,
});
/** The whole of what was sent is saved, for each place of the nodes that can be sent. */
const savedWhole = Object.fromEntries(
  (
    [
      ['as it was', PLACES.home, PLACES.other],
      ['moved', PLACES.moved, PLACES.other],
      ['as theirs', PLACES.theirs, PLACES.other],
      ['as it was, beside theirs', PLACES.home, PLACES.otherMoved],
      ['moved, beside theirs', PLACES.moved, PLACES.otherMoved],
    ] as const
  ).map(([words, first, other], at) => [
    `saved ${words}`,
    { output: stored(10 + at, networkOf(first, other)), when: isAt(first, other, false), precondition: savesAll },
  ]),
);
const SAVED = Object.keys(savedWhole)
  .map((label) => `save: ${label}`)
  .join('; ');

/** The choice between two versions, of whatever conflict the samples can have. */
const choose = (side: Side): DocumentEvent => {
  const { conflicts } = mergeNetworks(loaded.network, moved, theirs.first);
  return {
    type: 'conflict.resolve',
    // Two maps of choices are the same to JSON.
    choices: Object.assign(new Map(conflicts.map((one) => [conflictKey(one), side] as const)), { side }),
  };
};
/** Events that nobody does on the screen. */
const BY_ITSELF: readonly string[] = [
  'floor.show',
  'floors.deleted',
  'lost.seen',
  'typed.set',
  'beside.changed',
  'beside.forget',
  'beside.returned',
  'draft.stored',
  'draft.failed',
  'network.newer',
  'network.shared',
  'history.changed',
];

const SYNC = [
  'clean',
  'dirty',
  'saving',
  'conflict',
  'retrying',
  'repeating',
  'unanswered.waiting',
  'unanswered.stopped',
].map((sync) => `open.content + open.sync.${sync}`);
const [CLEAN = '', DIRTY = '', SAVING = '', CONFLICT = '', , REPEATING = '', , STOPPED = ''] = SYNC;
const excused = (label: string, states: readonly string[], why: string) =>
  states.map((state) => [`${state} → ${label} → ${state}`, why] as const);
const SESSION = 'The page leaves the editor, as a journey shows.';
const SHARED = 'A colleague saves, as a journey of two people does.';
const CORRECTED = 'It follows the correction of an outline, which a journey makes.';
const anywhere = ['waiting', 'loading', 'failed', 'offeringDraft', 'reportingDraft', ...SYNC];

/** Whether the service has the places that this leads to. */
const ifStored = (act: (told: Told) => Told) => (walk: Walk) => {
  const told = documentOf(walk);
  return isSamePair(act(told).present, told.stored);
};

export const documentModel = defineModel<typeof documentMachine, DocumentWorld>({
  machine: documentMachine,
  starts: {
    'a location': {
      input: { project: 'mall' },
      open: (world, walked) =>
        openDocument(world, LEFT[walked.find(({ label }) => label in LEFT)?.label ?? ''] ?? null),
    },
  },
  // Clean means equal to what the service has; a conflict locks the content until the person has chosen.
  expected: `
    start | a location | waiting |
    any | another floor is shown | same | showFloor
    waiting; loading; failed; offeringDraft; reportingDraft | a form is typed in | same | setTyped; announceChange
    open.sync.clean | a form is typed in | same | setTyped; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty; open.sync.saving; open.sync.retrying; open.sync.repeating; open.sync.unanswered; open.sync.conflict | a form is typed in | same | setTyped; announceChange; storeDraft
    open.sync.clean; open.sync.dirty; open.sync.saving; open.sync.retrying; open.sync.repeating; open.sync.unanswered; open.sync.conflict | a room is changed | same | noteBeside
    open.sync.clean; open.sync.dirty; open.sync.saving; open.sync.retrying; open.sync.repeating; open.sync.unanswered; open.sync.conflict | a change is forgotten | same | forgetBeside
    open.sync.clean; open.sync.dirty; open.sync.saving; open.sync.retrying; open.sync.repeating; open.sync.unanswered; open.sync.conflict | an undo is returned | same | returnBeside
    any | the loss is seen | same | clearLost
    waiting; loading; failed; offeringDraft; reportingDraft | a floor is deleted | same | deleteFloors; announceChange
    open.sync.clean | a floor is deleted | same | deleteFloors; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty; open.sync.saving; open.sync.retrying; open.sync.repeating; open.sync.unanswered; open.sync.conflict | a floor is deleted | same | deleteFloors; announceChange; storeDraft
    any | the draft is stored | same | noteDraftStored
    any | the draft is not stored | same | noteDraftFailed
    waiting | load | loading | asks load(project: mall)
    loading | load: read; load: a draft that is saved | open.content + open.sync.clean | open; clearDraft; removeStoredDraft
    loading | load: a draft; load: a draft that conflicts | offeringDraft | open
    loading | load: a draft that cannot be read | reportingDraft | open
    loading | load: no connection | failed | showError
    failed | retry | loading | asks load(project: mall)
    offeringDraft; reportingDraft | discard the draft | open.content + open.sync.clean | clearDraft; removeStoredDraft; removeStoredDraft
    offeringDraft {!draftConflicts} | restore the draft | open.content + open.sync.dirty | mergeDraft; resolve; announceChange; storeDraft
    offeringDraft {draftConflicts} | restore the draft | open.content + open.sync.conflict | mergeDraft
    open.sync.clean; open.sync.dirty; open.sync.saving; open.sync.retrying; open.sync.repeating; open.sync.unanswered | select the node | same | select
    open.sync.clean | the history changes | same | storeDraft; removeStoredDraft
    open.sync.dirty; open.sync.saving; open.sync.retrying; open.sync.repeating; open.sync.unanswered; open.sync.conflict | the history changes | same | storeDraft
    open.sync.clean {moveIsStored} | move the node | same | edit; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {moveIsStored} | move the node | open.sync.clean | edit; announceChange; storeDraft; removeStoredDraft
    open.sync.clean {!moveIsStored} | move the node | open.sync.dirty | edit; announceChange; storeDraft
    open.sync.dirty {!moveIsStored} | move the node | same | edit; announceChange; storeDraft
    open.sync.saving; open.sync.repeating | move the node | same | edit; announceChange; storeDraft
    open.sync.clean {canUndo} | undo | open.sync.dirty | emitBeside(back); undo; announceChange; storeDraft
    open.sync.dirty {canUndo, undoIsStored} | undo | open.sync.clean | emitBeside(back); undo; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {canUndo, !undoIsStored} | undo | same | emitBeside(back); undo; announceChange; storeDraft
    open.sync.saving; open.sync.repeating {canUndo} | undo | same | emitBeside(back); undo; announceChange; storeDraft
    open.sync.clean {canRedo} | redo | open.sync.dirty | emitBeside(forward); redo; announceChange; storeDraft
    open.sync.dirty {canRedo, redoIsStored} | redo | open.sync.clean | emitBeside(forward); redo; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {canRedo, !redoIsStored} | redo | same | emitBeside(forward); redo; announceChange; storeDraft
    open.sync.saving; open.sync.repeating {canRedo} | redo | same | emitBeside(forward); redo; announceChange; storeDraft
    open.sync.clean {canUndo, startIsStored} | go to the first step | same | emitBeside(0); goTo(0); announceChange; storeDraft; removeStoredDraft
    open.sync.clean {canUndo, !startIsStored} | go to the first step | open.sync.dirty | emitBeside(0); goTo(0); announceChange; storeDraft
    open.sync.dirty {canUndo, startIsStored} | go to the first step | open.sync.clean | emitBeside(0); goTo(0); announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {canUndo, !startIsStored} | go to the first step | same | emitBeside(0); goTo(0); announceChange; storeDraft
    open.sync.saving; open.sync.repeating {canUndo} | go to the first step | same | emitBeside(0); goTo(0); announceChange; storeDraft
    open.sync.clean {isBehind} | a newer network | same | takeNewer; resolve; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {isBehind, collides} | a newer network | open.sync.conflict | takeNewer
    open.sync.dirty {isBehind, !collides} | a newer network | same | takeNewer; resolve; announceChange; storeDraft
    open.sync.clean {isBehind} | a colleague's network | same | takeNewer; resolve; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {isBehind, !collides} | a colleague's network | same | takeNewer; resolve; announceChange; storeDraft
    open.sync.dirty | revert | open.sync.clean | revert; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty | save | open.sync.saving | clearError; noteSent; setPendingSave; storeDraftNow; asks save
    open.sync.saving; open.sync.repeating | ${SAVED} | open.sync.clean | adopt; notifySaved; announceChange; storeDraft; removeStoredDraft
    open.sync.saving; open.sync.repeating | save: saved without the later undo | open.sync.dirty | adopt; notifySaved; announceChange; storeDraft
    open.sync.repeating | save: an earlier save is confirmed | open.sync.saving | adopt; announceChange; storeDraft; clearError; noteSent; setPendingSave; storeDraftNow; asks save
    open.sync.saving; open.sync.repeating | save: another node was moved | open.sync.saving | merge; resolve; announceChange; storeDraft; clearError; noteSent; setPendingSave; storeDraftNow; asks save
    open.sync.saving; open.sync.repeating {atHome} | save: the same node was moved | open.sync.saving | merge; resolve; announceChange; storeDraft; clearError; noteSent; setPendingSave; storeDraftNow; asks save
    open.sync.saving; open.sync.repeating {!atHome} | save: the same node was moved | open.sync.conflict | merge
    open.sync.saving; open.sync.repeating | save: no connection | open.sync.unanswered.waiting | showError; noteFailure; asks retryWait
    open.sync.saving | save: busy | open.sync.retrying | showError; noteFailure; clearPendingSave; storeDraftNow; asks retryWait
    open.sync.repeating | save: busy | open.sync.unanswered.waiting | showError; noteFailure; asks retryWait
    open.sync.saving {unsaved} | save: session over | open.sync.dirty | showError; clearFailures; clearPendingSave; storeDraftNow
    open.sync.saving {!unsaved} | save: session over | open.sync.clean | showError; clearFailures; clearPendingSave; storeDraftNow; removeStoredDraft
    open.sync.repeating | save: session over | open.sync.unanswered.stopped | showError; clearFailures
    open.sync.saving; open.sync.repeating {unsaved} | save: rejected | open.sync.dirty | showError; clearFailures; clearPendingSave; storeDraftNow
    open.sync.saving; open.sync.repeating {!unsaved} | save: rejected | open.sync.clean | showError; clearFailures; clearPendingSave; storeDraftNow; removeStoredDraft
    open.sync.saving; open.sync.repeating | save: answered by a proxy | open.sync.unanswered.stopped | showError; clearFailures
    open.sync.retrying | retryWait: the network is back; save | open.sync.saving | clearError; noteSent; setPendingSave; storeDraftNow; asks save
    open.sync.unanswered.waiting | retryWait: the network is back; save | open.sync.repeating | clearError; noteSent; storeDraftNow; asks save
    open.sync.unanswered.stopped | save | open.sync.repeating | clearError; noteSent; storeDraftNow; asks save
    open.sync.retrying; open.sync.unanswered | move the node | same | edit; announceChange; storeDraft
    open.sync.retrying; open.sync.unanswered {canUndo} | undo | same | emitBeside(back); undo; announceChange; storeDraft
    open.sync.retrying; open.sync.unanswered {canRedo} | redo | same | emitBeside(forward); redo; announceChange; storeDraft
    open.sync.retrying; open.sync.unanswered {canUndo} | go to the first step | same | emitBeside(0); goTo(0); announceChange; storeDraft
    open.sync.retrying; open.sync.unanswered | revert | same | revert; announceChange; storeDraft
    open.sync.conflict | keep mine | open.sync.dirty | resolve; announceChange; storeDraft
    open.sync.conflict | keep theirs | open.sync.clean | resolve; announceChange; storeDraft; removeStoredDraft
    open.sync.conflict {hasDraft} | choose later | offeringDraft | clearMerge
    open.sync.conflict {!hasDraft} | choose later | open.sync.dirty | clearMerge`,
  conditions: {
    hasDraft: (walk) => documentOf(walk).draft !== null,
    draftConflicts: ({ last }) => last(...Object.keys(LEFT)) === 'load: a draft that conflicts',
    moveIsStored: ifStored((told) => ({ ...told, present: [PLACES.moved, told.present[1]] })),
    canUndo: (walk) => documentOf(walk).past.length > 0,
    canRedo: (walk) => documentOf(walk).future.length > 0,
    undoIsStored: ifStored((told) => movedTo(told, told.past.length - 1)),
    redoIsStored: ifStored((told) => movedTo(told, told.past.length + 1)),
    startIsStored: ifStored((told) => movedTo(told, 0)),
    isBehind: (walk) => documentOf(walk).revision < NEWER.revision,
    collides: (walk) => collides(documentOf(walk), NEWER.places),
    unsaved: (walk) => !ifStored((told) => told)(walk),
    atHome: (walk) => documentOf(walk).present[0] === PLACES.home,
  },
  samples: {
    load: { type: 'load' },
    retry: { type: 'retry' },
    'move the node': {
      type: 'edit',
      operation: {
        blockedBy: null,
        edit: moveFirstTo(PLACES.moved),
        note: { kind: 'moveNodes', count: 1 },
        select: null,
      },
    },
    'move it out of bounds': {
      type: 'edit',
      operation: {
        blockedBy: 'out-of-bounds',
        edit: moveFirstTo(PLACES.moved),
        note: { kind: 'moveNodes', count: 1 },
        select: null,
      },
    },
    'select the node': { type: 'select', selection: { type: 'node', ids: [NODE.first] } },
    'another floor is shown': { type: 'floor.show', floor: null },
    'a floor is deleted': { type: 'floors.deleted', floors: [floorId('attic')] },
    'a form is typed in': { type: 'typed.set', typed: {} },
    'a room is changed': { type: 'beside.changed', changes: [], note: { kind: 'changeRooms', count: 0 } },
    'a change is forgotten': { type: 'beside.forget', of: 'outline 1' },
    'an undo is returned': { type: 'beside.returned', applied: [] },
    'the loss is seen': { type: 'lost.seen' },
    undo: { type: 'undo' },
    redo: { type: 'redo' },
    'go to the first step': { type: 'history.goTo', done: 0 },
    revert: { type: 'revert' },
    save: { type: 'save' },
    'restore the draft': { type: 'draft.restore' },
    'discard the draft': { type: 'draft.discard' },
    'the draft is stored': { type: 'draft.stored', network: loaded.network },
    'the draft is not stored': { type: 'draft.failed' },
    'keep mine': choose('mine'),
    'keep theirs': choose('theirs'),
    'choose later': { type: 'conflict.later' },
    "a colleague's network": { type: 'network.shared', theirs: newer },
    'a newer network': { type: 'network.newer', theirs: newer },
    'the history changes': { type: 'history.changed' },
  },
  answers: {
    load: {
      read: { output: { loaded, draft: null } },
      'a draft': { output: draft(1, loaded.network) },
      'a draft that conflicts': { output: draft(2, theirs.first) },
      'a draft that is saved': { output: draft(3, theirs.first, loaded.network) },
      'a draft that cannot be read': {
        output: { loaded, draft: null, unreadable: { reason: 'damaged', detail: 'version', stored: {} } },
      },
      'no connection': lost,
    },
    save: {
      ...savedWhole,
      'saved without the later undo': {
        output: stored(20, moved),
        when: isAt(PLACES.home, PLACES.other, false),
        precondition: undoesWhileSaving,
      },
      'an earlier save is confirmed': {
        output: stored(21, moved),
        when: isAt(PLACES.home, PLACES.other, true),
        precondition: undoesLost,
      },
      'another node was moved': {
        output: stale(theirs.other, 30),
        when: isAsLoaded,
        precondition: isDecided,
        fixture: ({ network }) => network.moveOther(),
      },
      'the same node was moved': {
        output: stale(theirs.first, 31),
        when: isAsLoaded,
        fixture: ({ network }) => network.moveFirst(),
      },
      'no connection': { ...lost, fixture: ({ network }) => network.lose() },
      busy: { error: answered(503), status: 503, fixture: ({ network }) => network.lose() },
      'session over': { error: answered(401), precondition: () => false },
      rejected: { error: answered(422), status: 422 },
      'answered by a proxy': { error: new SampleError('It is too large.', 413), status: 413 },
    },
    retryWait: { 'the network is back': { fixture: ({ network }) => network.regain() } },
  },
  requests: {
    load: { method: 'GET', path: /\/projects\/[^/]+\/network$/ },
    save: { method: 'POST', path: /\/projects\/[^/]+\/network$/ },
  },
  pageActors: ['retryWait'],
  actions,
  assertions,
  equivalentStates: [
    ['open.sync.saving', 'open.sync.repeating'],
    ['open.sync.dirty', 'open.sync.clean', 'open.sync.unanswered.stopped'],
    // The service has answered that it is busy.
    ['open.sync.retrying', 'open.sync.unanswered.waiting'],
  ],
  // A person types another place: the node is not moved to where it is.
  isEnabled: ({ context }, { type }) =>
    !BY_ITSELF.includes(type) && (type !== 'edit' || facts(context).at[0] !== PLACES.moved),
  isContinuable: true,
  unreachableEdges: Object.fromEntries([
    ...excused('another floor is shown', anywhere, 'The editor shows it, whose own paths choose floors.'),
    ...excused('a floor is deleted', anywhere, 'Somebody else deletes it, which a journey does.'),
    ...excused('a form is typed in', anywhere, 'The forms are beside the network: their journeys type in them.'),
    ...excused('a room is changed', SYNC, 'The forms are beside the network: their journeys undo them.'),
    ...excused('a change is forgotten', SYNC, 'Somebody else has corrected outlines before, which a journey does.'),
    ...excused('an undo is returned', SYNC, 'The forms are beside the network: their tests lose the network.'),
    ...excused('the loss is seen', anywhere, 'Somebody else has deleted a floor before, which a journey does.'),
    ...excused('the draft is stored', anywhere, 'The device says so by itself, a moment after each edit.'),
    ...excused('the draft is not stored', anywhere, 'The device of the browser has room for a draft.'),
    ...excused('the history changes', SYNC, 'It is part of each step that changes the history.'),
    ...[CLEAN, DIRTY].map((state) => [`${SAVING} → save: session over → ${state}`, SESSION] as const),
    [`${REPEATING} → save: session over → ${STOPPED}`, SESSION],
    ...[DIRTY, CONFLICT].map((state) => [`${DIRTY} → a newer network → ${state}`, CORRECTED] as const),
    ...[CLEAN, DIRTY].map((state) => [`${state} → a colleague's network → ${state}`, SHARED] as const),
    [`${CLEAN} → a newer network → ${CLEAN}`, CORRECTED],
    [`${CLEAN} → move the node → ${CLEAN}`, 'Nobody moves a node to where it is.'],
  ]),
  serialize: (context) => ({
    ...facts(context),
    isBehind: context.revision < newer.revision,
    draft: context.draft?.savedAt,
    hasError: context.error !== null,
    isOlder: isOlder(context),
  }),
});
