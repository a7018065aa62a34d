import type { NodeId } from '@/model/network/network';

/** Where the visitor is, as far as it is known. */
export interface Standpoint {
  /** Of the shown floor. */
  readonly floor: string;
  /** The nodes at which directions begin; none where they have no start yet. */
  readonly from: readonly NodeId[];
  readonly isStepFree: boolean;
}
