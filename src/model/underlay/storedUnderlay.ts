import type { Underlay } from './underlay';

/** The underlay of a floor as the service has it; revision 0 where it has none. */
export interface StoredUnderlay {
  readonly underlay: Underlay | null;
  readonly revision: number;
}

/** The underlay that a floor is to have: null takes it away. `revision` is the one that it was changed from. */
export interface UnderlayRequest extends StoredUnderlay {
  /** Uuid of the floor. */
  readonly floor: string;
}

/** Somebody else has changed the underlay meanwhile: `taken`, and `stored` is theirs. */
export interface UnderlayAnswer {
  readonly kind: 'saved' | 'taken';
  readonly stored: StoredUnderlay;
}
