import { Readable } from 'node:stream';
import { orNotFound } from '../../errors';
import type { FileAnswer } from '../../http/implement';
import type { Storage } from '../../storage/storage';

/** Media type of the binary format of src/model/floorPlan. */
const FLOOR_PLAN_TYPE = 'application/vnd.atrium.floor-plan';

/** Answers with a stored floor plan; its key is never used for other bytes, so it serves as ETag. */
export async function floorPlanAnswer(storage: Storage, key: string, ifNoneMatch: string | null): Promise<FileAnswer> {
  const etag = `"${key}"`;
  if (ifNoneMatch === etag) return { stream: Readable.from([]), bytes: 0, contentType: FLOOR_PLAN_TYPE, etag };
  const stored = orNotFound(await storage.get(key));
  return { stream: stored.stream, bytes: stored.size, contentType: FLOOR_PLAN_TYPE, etag };
}
