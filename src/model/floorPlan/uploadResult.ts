import { MeshError } from './meshError';
import type { ReadFloor } from './readFloor';

/** The end of a reading as it crosses from one thread to another, where errors lose what makes them ours. */
export type UploadResult =
  | { readonly ok: true; readonly floor: ReadFloor }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly line: number | null };

/** Waits for a reading; an error that is no MeshError is a defect and thrown on. */
export async function toUploadResult(reading: Promise<ReadFloor>): Promise<UploadResult> {
  try {
    return { ok: true, floor: await reading };
  } catch (error) {
    if (!(error instanceof MeshError)) throw error;
    return { ok: false, code: error.code, message: error.message, line: error.line };
  }
}

/** @throws MeshError where the reading was refused */
export function unwrapUploadResult(answer: UploadResult): ReadFloor {
  if (answer.ok) return answer.floor;
  throw new MeshError(answer.code, answer.message, answer.line);
}
