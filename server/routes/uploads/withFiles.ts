import { DomainError } from '../../errors';
import { HttpError } from '../../http/httpError';
import type { DraftFiles } from '../../storage/draftFiles';

/** Stores files for a write and removes them when the write fails. */
export async function withFiles<T>(files: DraftFiles, work: (files: DraftFiles) => Promise<T>): Promise<T> {
  try {
    return await work(files);
  } catch (error) {
    // After any other failure the row may have been committed, so its files stay; the sweep removes them if not.
    if (error instanceof HttpError || error instanceof DomainError) await files.discard();
    throw error;
  }
}
