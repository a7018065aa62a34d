import type { Answer, HandlerTools } from '../../http/implement';
import { isRolledBack } from '../../rolledBack';
import { type DraftFiles, draftFiles } from '../../storage/draftFiles';
import type { Storage } from '../../storage/storage';

interface Storing extends Pick<HandlerTools, 'write' | 'now'> {
  readonly storage: Storage;
}

/** The tools of a call with files: for the files first, then for their rows. */
interface FilesAndRows {
  readonly files: Pick<DraftFiles, 'put'>;
  readonly write: HandlerTools['write'];
}

/**
 * Stores files for a write, and removes them at once when their rows are not written: the write fails, or its answer belongs
 * to another request with the same Idempotency-Key, which has stored its own. Files first, the rows that point to them last:
 * a crash in between leaves no row without its file.
 */
export async function withFiles<T>(
  { storage, now, write }: Storing,
  work: (tools: FilesAndRows) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const files = draftFiles(storage, now);
  let rows: 'none' | 'sent' | 'written' = 'none';
  const writeRows: HandlerTools['write'] = async (change) => {
    if (rows !== 'written') rows = 'sent';
    const answer = await write(change);
    rows = 'written';
    if (answer.isReplay) await files.discard();
    return answer;
  };
  try {
    return await work({ files, write: writeRows });
  } catch (error) {
    // Where the rows may have been written the files stay; the sweep removes them if not.
    if (areUnnamed(rows, error)) await files.discard();
    throw error;
  }
}

const areUnnamed = (rows: 'none' | 'sent' | 'written', error: unknown): boolean =>
  rows === 'none' || (rows === 'sent' && isRolledBack(error));
