import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { listSnapshotPlans, rememberSnapshotPlans } from '../../../server/storage/snapshotPlans';
import type { Storage } from '../../../server/storage/storage';

const key = (number: number) => `plans/abc-${number}.bin`;
const snapshotOf = (count: number) =>
  JSON.stringify({ name: 'Café', floors: Array.from({ length: count }, (_, at) => ({ plan: key(at) })) });

/** A storage of one snapshot that arrives in pieces of so many bytes; `reads` notes what was asked for. */
function storageOf(content: string, piece: number) {
  const reads: string[] = [];
  const get = async (asked: string) => {
    reads.push(asked);
    const bytes = Buffer.from(content);
    const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
      bytes.subarray(at * piece, (at + 1) * piece),
    );
    return asked === 'gone' ? null : { size: bytes.length, length: bytes.length, stream: Readable.from(pieces) };
  };
  return { storage: { get } as Partial<Storage> as Storage, reads };
}

it.each([1, 7, 64, 100_000])(
  '[ST21] finds each floor plan of a snapshot that arrives in pieces of %i bytes',
  async (piece) => {
    const { storage } = storageOf(snapshotOf(300), piece);
    expect(await listSnapshotPlans(storage, 'publications/a')).toEqual(Array.from({ length: 300 }, (_, at) => key(at)));
  },
);

it('[ST21] reads a snapshot once while it is asked for, and nothing of one that is missing', async () => {
  const { storage, reads } = storageOf(snapshotOf(2), 64);
  const plansOf = rememberSnapshotPlans();
  expect([...(await plansOf(storage, ['a', 'gone']))]).toEqual([key(0), key(1)]);
  await plansOf(storage, ['a', 'b']);
  await plansOf(storage, ['b']);
  await plansOf(storage, ['a']);
  expect(reads).toEqual(['a', 'gone', 'b', 'a']);
});
