import { expect, it } from 'vitest';
import { BusyError } from '../../../../server/errors';
import type { Answer, HandlerTools } from '../../../../server/http/implement';
import { throwRolledBack } from '../../../../server/rolledBack';
import { withFiles } from '../../../../server/routes/files/withFiles';
import type { Storage } from '../../../../server/storage/storage';

/** Stores two files and writes their rows by `answer`, then runs `afterwards`; gives the number of files that are left. */
async function filesLeft(
  answer: () => Promise<Answer<unknown>>,
  afterwards: () => Promise<unknown> = async () => null,
): Promise<number> {
  const stored = new Set<string>();
  const storage = {
    put: async (key: string) => stored.add(key).size,
    delete: async (key: string) => void stored.delete(key),
  } as Partial<Storage> as Storage;
  const write = (() => answer()) as HandlerTools['write'];
  await withFiles({ storage, now: new Date(0), write }, async (tools) => {
    for (const ending of ['.png', '.zip'])
      await tools.files.put('files', Buffer.from('x'), { contentType: 'application/octet-stream', ending });
    const written = await tools.write(async () => ({ data: null }));
    await afterwards();
    return written;
  }).catch(() => null);
  return stored.size;
}

const written = async () => ({ data: null });
const fail = (error: Error) => () => Promise.reject(error);

it('[ST25] files stay with their rows, also where a later step fails', async () => {
  expect(await filesLeft(written)).toBe(2);
  expect(await filesLeft(written, fail(new BusyError()))).toBe(2);
});

it('[ST25] files whose rows are not written are removed', async () => {
  expect(await filesLeft(async () => throwRolledBack(new Error('refused')))).toBe(0);
  expect(await filesLeft(async () => ({ data: null, isReplay: true }))).toBe(0);
});

it('[ST25] files stay where nobody knows whether their rows were written', async () => {
  expect(await filesLeft(fail(new Error('Connection terminated')))).toBe(2);
});
