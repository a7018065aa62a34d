import type { FloorId } from '../../network';

/** A floor that something is put on. */
export interface OtherFloor {
  readonly floor: FloorId;
  /** Its height in metres. */
  readonly z: number;
}
