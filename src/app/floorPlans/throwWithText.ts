import { faultText } from '@/contract/texts/faultText';
import { MeshError } from '@/model/floorPlan/meshError';

/** Rethrows why a file was refused in words for the person who chose it, and every other error as it is. */
export function throwWithText(error: unknown): never {
  throw error instanceof MeshError ? new Error(faultText(error.fault), { cause: error }) : error;
}
