import { translate } from '@/contract/texts/translate';
import { documentMachine } from '@/machines/editor/document.machine';
import type { DocumentContext, DocumentEvent, SaveResult } from '@/machines/editor/documentTypes';
import { goToStep, redo, undo } from '@/model/network/history';
import { conflictKey, hasOwnChanges, mergeNetworks, type Side } from '@/model/network/merge';
import type { Network } from '@/model/network/network';
import { defineModel } from '../support/model';
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
const isStored = ({ present, loaded: stored }: DocumentContext['history']) =>
  placesOf(present).join() === placesOf(stored).join();
const isAt = (first: number, other: number) => (context: DocumentContext) =>
  facts(context).at.join() === [first, other].join();

const stale = (network: Network, revision: number): SaveResult => ({ kind: 'stale', theirs: { network, revision } });
/** The effect of a correction of outlines: the network after it. */
const newer = { network: theirs.first, revision: 40 };
const mergedNewer = ({ history }: DocumentContext) => mergeNetworks(history.loaded, history.present, newer.network);
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
  'save: an earlier save is confirmed',
  'save: another node was moved',
  'save: the same node was moved',
];
const editsSince = (earlier: readonly Trigger[], labels: readonly string[]) =>
  earlier
    .slice(earlier.findLastIndex(({ label }) => labels.includes(label)) + 1)
    .filter(({ label }) => EDITS.includes(label));
/** A save that was lost is sent again as it was, until the service has answered. */
const lostSave = (earlier: readonly Trigger[]) =>
  earlier.findLast(({ label }) => label.startsWith('save: '))?.label === 'save: no connection';
const isSentNow = (earlier: readonly Trigger[]) => editsSince(earlier, ASKING).length === 0;
const editsSinceLost = (earlier: readonly Trigger[]) => editsSince(earlier, ['save: no connection']);
/** The service has all that the person has done. */
const savesAll = (earlier: readonly Trigger[]) =>
  isSentNow(earlier) && (!lostSave(earlier) || editsSinceLost(earlier).length === 0);
const isUndo = (edits: readonly Trigger[]) => edits.length === 1 && /^(undo|go to)/.test(edits[0]?.label ?? '');
const undoesWhileSaving = (earlier: readonly Trigger[]) => !lostSave(earlier) && isUndo(editsSince(earlier, ASKING));
/** The lost save is sent again, and the person has undone what it was about. */
const undoesLost = (earlier: readonly Trigger[]) =>
  lostSave(earlier) && isSentNow(earlier) && isUndo(editsSinceLost(earlier));

const NO_IDS = { nodes: new Map(), edges: new Map(), groups: new Map() };
const stored = (kind: 'saved' | 'confirmed', revision: number, network: Network): SaveResult => ({
  kind,
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
    { output: stored('saved', 10 + at, networkOf(first, other)), when: isAt(first, other), precondition: savesAll },
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
const BY_ITSELF: readonly string[] = ['draft.stored', 'draft.failed', 'network.newer', 'history.changed'];

const SYNC = ['clean', 'dirty', 'saving', 'conflict'].map((sync) => `open.content + open.sync.${sync}`);
const [CLEAN = '', DIRTY = '', , CONFLICT = ''] = SYNC;
const excused = (label: string, states: readonly string[], why: string) =>
  states.map((state) => [`${state} → ${label} → ${state}`, why] as const);
const NEWER = 'It follows the correction of an outline, which a journey makes.';
const anywhere = ['waiting', 'loading', 'failed', 'offeringDraft', 'reportingDraft', ...SYNC];

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
    open.sync.clean; open.sync.dirty; open.sync.saving | select the node | same | select
    open.sync.clean | the history changes | same | storeDraft; removeStoredDraft
    open.sync.dirty; open.sync.saving; open.sync.conflict | the history changes | same | storeDraft
    open.sync.clean {moveIsStored} | move the node | same | edit; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {moveIsStored} | move the node | open.sync.clean | edit; announceChange; storeDraft; removeStoredDraft
    open.sync.clean {!moveIsStored} | move the node | open.sync.dirty | edit; announceChange; storeDraft
    open.sync.dirty {!moveIsStored} | move the node | same | edit; announceChange; storeDraft
    open.sync.saving | move the node | same | edit; announceChange; storeDraft
    open.sync.clean {canUndo} | undo | open.sync.dirty | undo; announceChange; storeDraft
    open.sync.dirty {canUndo, undoIsStored} | undo | open.sync.clean | undo; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {canUndo, !undoIsStored} | undo | same | undo; announceChange; storeDraft
    open.sync.saving {canUndo} | undo | same | undo; announceChange; storeDraft
    open.sync.clean {canRedo} | redo | open.sync.dirty | redo; announceChange; storeDraft
    open.sync.dirty {canRedo, redoIsStored} | redo | open.sync.clean | redo; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {canRedo, !redoIsStored} | redo | same | redo; announceChange; storeDraft
    open.sync.saving {canRedo} | redo | same | redo; announceChange; storeDraft
    open.sync.clean {canUndo, startIsStored} | go to the first step | same | goTo(0); announceChange; storeDraft; removeStoredDraft
    open.sync.clean {canUndo, !startIsStored} | go to the first step | open.sync.dirty | goTo(0); announceChange; storeDraft
    open.sync.dirty {canUndo, startIsStored} | go to the first step | open.sync.clean | goTo(0); announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {canUndo, !startIsStored} | go to the first step | same | goTo(0); announceChange; storeDraft
    open.sync.saving {canUndo} | go to the first step | same | goTo(0); announceChange; storeDraft
    open.sync.clean {isBehind} | a newer network | same | takeNewer; resolve; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty {isBehind, collides} | a newer network | open.sync.conflict | takeNewer
    open.sync.dirty {isBehind, !collides, keepsOwn} | a newer network | same | takeNewer; resolve; announceChange; storeDraft
    open.sync.dirty {isBehind, !collides, !keepsOwn} | a newer network | open.sync.clean | takeNewer; resolve; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty | revert | open.sync.clean | revert; announceChange; storeDraft; removeStoredDraft
    open.sync.dirty | save | open.sync.saving | clearError; asks save
    open.sync.saving | ${SAVED} | open.sync.clean | adopt; notifySaved; announceChange; storeDraft; removeStoredDraft
    open.sync.saving | save: saved without the later undo | open.sync.dirty | adopt; notifySaved; announceChange; storeDraft
    open.sync.saving | save: an earlier save is confirmed | same | adopt; announceChange; storeDraft; clearError; asks save
    open.sync.saving | save: another node was moved | same | merge; resolve; announceChange; storeDraft; clearError; asks save
    open.sync.saving {atHome} | save: the same node was moved | same | merge; resolve; announceChange; storeDraft; clearError; asks save
    open.sync.saving {!atHome} | save: the same node was moved | open.sync.conflict | merge
    open.sync.saving {unsaved} | save: no connection | open.sync.dirty | showError
    open.sync.saving {!unsaved} | save: no connection | open.sync.clean | showError; removeStoredDraft
    open.sync.conflict | keep mine | open.sync.dirty | resolve; announceChange; storeDraft
    open.sync.conflict | keep theirs | open.sync.clean | resolve; announceChange; storeDraft; removeStoredDraft
    open.sync.conflict {hasDraft} | choose later | offeringDraft | clearMerge
    open.sync.conflict {!hasDraft} | choose later | open.sync.dirty | clearMerge`,
  conditions: {
    hasDraft: (context) => context.draft !== null,
    draftConflicts: (context) => context.draft?.base.network === theirs.first,
    moveIsStored: (context) => facts(context).stored.join() === [PLACES.moved, facts(context).at[1]].join(),
    canUndo: (context) => facts(context).canUndo,
    canRedo: (context) => facts(context).canRedo,
    undoIsStored: ({ history }) => isStored(undo(history)),
    redoIsStored: ({ history }) => isStored(redo(history)),
    startIsStored: ({ history }) => isStored(goToStep(history, 0)),
    isBehind: ({ revision }) => revision < newer.revision,
    collides: (context) => mergedNewer(context).conflicts.length > 0,
    keepsOwn: (context) => hasOwnChanges(mergedNewer(context)),
    unsaved: ({ history }) => !isStored(history),
    atHome: (context) => facts(context).at[0] === PLACES.home,
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
        output: stored('saved', 20, moved),
        when: isAt(PLACES.home, PLACES.other),
        precondition: undoesWhileSaving,
      },
      'an earlier save is confirmed': {
        output: stored('confirmed', 21, moved),
        when: isAt(PLACES.home, PLACES.other),
        precondition: undoesLost,
      },
      'another node was moved': {
        output: stale(theirs.other, 30),
        when: isAsLoaded,
        fixture: ({ network }) => network.moveOther(),
      },
      'the same node was moved': {
        output: stale(theirs.first, 31),
        when: isAsLoaded,
        fixture: ({ network }) => network.moveFirst(),
      },
      'no connection': lost,
    },
  },
  requests: {
    load: { method: 'GET', path: /\/projects\/[^/]+\/network$/ },
    save: { method: 'POST', path: /\/projects\/[^/]+\/network$/ },
  },
  actions,
  assertions,
  isEnabled: (_snapshot, { type }) => !BY_ITSELF.includes(type),
  isContinuable: true,
  unreachableEdges: Object.fromEntries([
    ...excused('the draft is stored', anywhere, 'The device says so by itself, a moment after each edit.'),
    ...excused('the draft is not stored', anywhere, 'The device of the browser has room for a draft.'),
    ...excused('the history changes', SYNC, 'It is part of each step that changes the history.'),
    ...[CLEAN, DIRTY, CONFLICT].map((state) => [`${DIRTY} → a newer network → ${state}`, NEWER] as const),
    [`${CLEAN} → a newer network → ${CLEAN}`, NEWER],
  ]),
  serialize: (context) => ({
    ...facts(context),
    isBehind: context.revision < newer.revision,
    draft: context.draft?.savedAt,
    hasError: context.error !== null,
  }),
});
