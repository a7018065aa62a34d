import type { AssignedIds } from '@/model/network/adoptIds';
import type { History } from '@/model/network/history';
import type { Merge, Side } from '@/model/network/merge';
import type { Network } from '@/model/network/network';
import type { Operation } from '@/model/network/operations/operation';
import type { SelectionOrNone } from '@/model/network/selection';

/** The network as the service has it. */
export interface LoadedNetwork {
  readonly network: Network;
  readonly revision: number;
}

/** Unsaved work in this browser, with its base. */
export interface RecoveredDraft {
  readonly base: LoadedNetwork;
  readonly network: Network;
  readonly savedAt: number;
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

export type SaveResult =
  /**
   * The network that was sent is now the service's; `confirmed` instead covers only an earlier save without a response,
   * and the other changes are still to be saved.
   */
  | {
      readonly kind: 'saved' | 'confirmed';
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
  /** A draft could not be stored on this device: the person is warned immediately. */
  readonly isDraftInDanger: boolean;
  /** The network of the last draft that this device has stored. */
  readonly storedDraft: Network | null;
}

export type DocumentEvent =
  | { readonly type: 'load' }
  | { readonly type: 'edit'; readonly operation: Operation }
  | { readonly type: 'select'; readonly selection: SelectionOrNone }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Undoes or redoes until so many steps are done. */
  | { readonly type: 'history.goTo'; readonly done: number }
  | { readonly type: 'revert' }
  | { readonly type: 'save' }
  | { readonly type: 'retry' }
  /** The service has changed the network by another call of this page: entrances follow corrected rooms. */
  | { readonly type: 'network.newer'; readonly theirs: LoadedNetwork }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'draft.stored'; readonly network: Network }
  | { readonly type: 'draft.failed' }
  | { readonly type: 'conflict.resolve'; readonly choices: ReadonlyMap<string, Side> }
  | { readonly type: 'conflict.later' }
  /** Raised by the machine after each change of the network or of its base. */
  | { readonly type: 'history.changed' };

/** The questions of other modules about the state: they never name the states themselves. */
export type DocumentTag = 'editable' | 'busy' | 'reading' | 'dirty' | 'saving' | 'conflict';
