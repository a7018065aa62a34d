import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { PackedPublication, PublicationWork } from '../../../../server/routes/publishing/publicationWork';
import { createPublishedSnapshots } from '../../../../server/routes/publishing/publishedSnapshots';
import type { Storage } from '../../../../server/storage/storage';

const storage = {
  get: async () => ({ size: 2, length: 2, stream: Readable.from([Buffer.from('{}')]) }),
} as Partial<Storage> as Storage;

it('[PV49] two locations are packed at a time, however many are asked for, and each of them once', async () => {
  let running = 0;
  let most = 0;
  let packed = 0;
  const work = {
    pack: async () => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setImmediate(next));
      running -= 1;
      packed += 1;
      return { packed: { gzip: Buffer.from('x') } } as PackedPublication;
    },
  } as Partial<PublicationWork> as PublicationWork;
  const read = createPublishedSnapshots(storage, work);
  await Promise.all(Array.from({ length: 90 }, (_, at) => read(`publications/${at % 30}`)));
  expect([most, packed]).toEqual([2, 30]);
});
