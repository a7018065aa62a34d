import type { Fault } from './faults';
import { MeshError } from './meshError';
import type { ReadFloor } from './readFloor';

/** Result of a reading in a form that crosses threads, where errors lose their class. */
export type UploadResult =
  | { readonly ok: true; readonly floor: ReadFloor }
  | { readonly ok: false; readonly fault: Fault; readonly line: number | null };

/** Awaits a reading; rethrows any error that is not a MeshError, since it is a defect. */
export async function toUploadResult(reading: Promise<ReadFloor>): Promise<UploadResult> {
  try {
    return { ok: true, floor: await reading };
  } catch (error) {
    if (!(error instanceof MeshError)) throw error;
    return { ok: false, fault: error.fault, line: error.line };
  }
}

/** @throws MeshError when the reading failed */
export function unwrapUploadResult(answer: UploadResult): ReadFloor {
  if (answer.ok) return answer.floor;
  throw new MeshError(answer.fault, answer.line);
}
