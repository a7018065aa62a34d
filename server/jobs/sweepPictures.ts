import type { Pool } from 'pg';
import {
  bareKey,
  deletePictures,
  listPicturesBefore,
  listSnapshotsBelow,
  possibleKeys,
} from '../repositories/uploads/pictureReferences';
import type { Storage } from '../storage/storage';

const DAY = 24 * 60 * 60_000;
const KEY = /[A-Za-z0-9_-]{43}/g;
/** Characters of a chunk that the key at its end may have begun in. */
const OVERLAP = 42;

export interface PictureSweepDeps {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly clock: () => Date;
}

/**
 * Deletes the rows of pictures, films and documents that nothing has referred to for a day since their upload: no row, and
 * no snapshot that is shown or may be published again. The sweep of files then removes their bytes.
 * @returns how many
 */
export async function sweepPictures({ pool, storage, clock }: PictureSweepDeps): Promise<number> {
  const pictures = await listPicturesBefore(pool, new Date(clock().getTime() - DAY));
  const unused = new Map(pictures.map((picture) => [bareKey(picture.key), picture]));
  if (unused.size === 0) return 0;
  for await (const keys of possibleKeys(pool)) for (const key of keys) unused.delete(key);
  for (const organisationId of new Set([...unused.values()].map((picture) => picture.organisationId)))
    for (const snapshot of await listSnapshotsBelow(pool, organisationId)) {
      const stored = await storage.get(snapshot);
      // Without its snapshot nobody knows what it shows.
      if (!stored) throw new Error(`The snapshot ${snapshot} is missing, so that no picture can be swept.`);
      for await (const keys of keysIn(stored.stream)) for (const key of keys) unused.delete(key);
    }
  const keys = [...unused.values()].map(({ key }) => key);
  if (keys.length > 0) await deletePictures(pool, keys);
  return keys.length;
}

/** Texts of a stream that may be keys of pictures. */
async function* keysIn(stream: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of stream) {
    const text = rest + chunk.toString('latin1');
    yield text.match(KEY) ?? [];
    rest = text.slice(-OVERLAP);
  }
}
