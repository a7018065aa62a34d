import type { EdgeId, GroupId, NodeId } from './network';

/** A selection carries its kind, so that a bare number is never guessed at. */
export type Selection =
  | { readonly type: 'node'; readonly ids: readonly NodeId[] }
  | { readonly type: 'edge'; readonly ids: readonly EdgeId[] }
  | { readonly type: 'group'; readonly ids: readonly GroupId[] };

/** Nothing selected is null. */
export type SelectionOrNone = Selection | null;
