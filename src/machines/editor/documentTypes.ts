import type { AssignedIds } from '@/model/network/adoptIds';
import type { AppliedChange, BesideChange } from '@/model/network/besideChange';
import type { EditNote } from '@/model/network/editNote';
import type { History } from '@/model/network/history';
import type { LostEdits } from '@/model/network/lostEdits';
import type { Merge, Side } from '@/model/network/merge';
import type { FloorId, Network } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import type { SelectionOrNone } from '@/model/network/selection';

/** The network as the service has it. */
export interface LoadedNetwork {
  readonly network: Network;
  readonly revision: number;
  /** All floors of the location; absent where the service does not name them. */
  readonly floors?: readonly FloorId[];
}

/** Input of forms beside the network, by its form. It is JSON, or what this browser can store. */
export type TypedInput = Readonly<Record<string, unknown>>;

/** Unsaved work in this browser, with its base. */
export interface RecoveredDraft {
  readonly base: LoadedNetwork;
  readonly network: Network;
  readonly savedAt: number;
  readonly typed?: TypedInput;
}

/** A draft of this browser that this release cannot open. It stays stored until the person discards it. */
export interface UnreadableDraft {
  readonly reason: 'newer-version' | 'damaged';
  /** The field or the version that cannot be read. */
  readonly detail: string;
  /** The draft as it is stored, for the download. */
  readonly stored: unknown;
}

export interface LoadResult {
  readonly loaded: LoadedNetwork;
  readonly draft: RecoveredDraft | null;
  readonly unreadable?: UnreadableDraft;
}

export interface DocumentInput {
  readonly project: string;
}

/** A save as it was sent: with the same content it takes effect once, however often it arrives. */
export interface PendingSave {
  readonly base: LoadedNetwork;
  readonly network: Network;
}

export interface SaveInput extends PendingSave {
  readonly project: string;
  /** Whether nothing else is unsaved, so that no draft is left after it. */
  readonly isWhole: boolean;
}

export type SaveResult =
  /** The network that was sent is now the service's. */
  | {
      readonly kind: 'saved';
      readonly revision: number;
      readonly assignedIds: AssignedIds;
      /** The current network of the service. */
      readonly network: Network;
    }
  /** Another person has saved meanwhile: the current network of the service. */
  | { readonly kind: 'stale'; readonly theirs: LoadedNetwork };

export interface DocumentContext {
  readonly project: string;
  readonly history: History;
  readonly revision: number;
  readonly draft: RecoveredDraft | null;
  readonly unreadableDraft: UnreadableDraft | null;
  readonly theirs: LoadedNetwork | null;
  readonly merge: Merge | null;
  readonly error: string | null;
  /** Saves in a row that failed and may succeed later. */
  readonly failures: number;
  /** Whether the service has answered the last of them. */
  readonly hasAnswer: boolean;
  /** A draft could not be stored on this device: the person is warned immediately. */
  readonly isDraftInDanger: boolean;
  /** The unsaved work that went with floors that somebody deleted, until the person has seen it. */
  readonly lost: LostEdits | null;
  /** Unsaved input beside the network, which is part of the draft. */
  readonly typed: TypedInput;
  /** The input of a restored draft, for the forms to show it. */
  readonly restored: TypedInput | null;
  /** The network that the running save, or the last one, began with. */
  readonly sent: Network | null;
  /** The save that is under way, or whose answer was lost: the service may have done it. */
  readonly pendingSave: PendingSave | null;
  /** The network of the last draft that this device has stored. */
  readonly storedDraft: Network | null;
}

export type DocumentEvent =
  | { readonly type: 'load' }
  | { readonly type: 'edit'; readonly operation: Operation }
  | { readonly type: 'select'; readonly selection: SelectionOrNone }
  /** Another floor is in view. */
  | { readonly type: 'floor.show'; readonly floor: string | null }
  /** Input of forms beside the network. */
  | { readonly type: 'typed.set'; readonly typed: TypedInput }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Undoes or redoes until so many steps are done. */
  | { readonly type: 'history.goTo'; readonly done: number }
  /** With the changes beside the network that are discarded too. */
  | { readonly type: 'revert'; readonly beside?: readonly BesideChange[] }
  /** Something was changed beside the network: it is a step of the history. */
  | { readonly type: 'beside.changed'; readonly changes: readonly BesideChange[]; readonly note: EditNote }
  /** A change beside the network can be neither undone nor redone any more. */
  | { readonly type: 'beside.forget'; readonly of: string }
  /** Changes beside the network that undo and redo could not make yet, in the order in which they were asked for. */
  | { readonly type: 'beside.returned'; readonly applied: readonly AppliedChange[] }
  | { readonly type: 'save' }
  | { readonly type: 'retry' }
  /** The service has changed the network by another call of this page: entrances follow corrected rooms. */
  | { readonly type: 'network.newer'; readonly theirs: LoadedNetwork }
  /** Somebody has deleted floors of the location. */
  | { readonly type: 'floors.deleted'; readonly floors: readonly FloorId[] }
  /** The person has seen what went with deleted floors. */
  | { readonly type: 'lost.seen' }
  /** Somebody else has saved. It is taken while nothing collides with it; else the next save asks. */
  | { readonly type: 'network.shared'; readonly theirs: LoadedNetwork }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'draft.stored'; readonly network: Network }
  | { readonly type: 'draft.failed' }
  | { readonly type: 'conflict.resolve'; readonly choices: ReadonlyMap<string, Side> }
  | { readonly type: 'conflict.later' }
  /** Raised by the machine after each change of the network or of its base. */
  | { readonly type: 'history.changed' };

/** Undo and redo of what is beside the network, for those who keep it. */
export interface DocumentEmitted {
  readonly type: 'beside.applied';
  readonly applied: readonly AppliedChange[];
}

/** The questions of other modules about the state: they never name the states themselves. */
export type DocumentTag = 'editable' | 'busy' | 'reading' | 'dirty' | 'saving' | 'conflict' | 'retrying';
