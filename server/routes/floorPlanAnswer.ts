import { Readable } from 'node:stream';
import { orNotFound } from '../errors';
import type { FileAnswer } from '../http/implement';
import type { Storage } from '../storage/storage';

/** The media type of src/model/mesh's floor-plan format. */
const FLOOR_PLAN_TYPE = 'application/vnd.atrium.floor-plan';

/** A stored plan as an answer; its key is never used for other bytes, so it is the tag as well. */
export async function floorPlanAnswer(storage: Storage, key: string, ifNoneMatch: string | null): Promise<FileAnswer> {
  const etag = `"${key}"`;
  if (ifNoneMatch === etag) return { stream: Readable.from([]), bytes: 0, contentType: FLOOR_PLAN_TYPE, etag };
  const stored = orNotFound(await storage.get(key));
  return { stream: stored.stream, bytes: stored.size, contentType: FLOOR_PLAN_TYPE, etag };
}
