import { randomBytes } from 'node:crypto';
import { newKey } from '../storage/newKey';
import type { Storage } from '../storage/storage';
import { convertImage, type PictureRules } from './convertImage';

/** A picture whose file is stored; its row is yet to be written. */
export interface StoredImage {
  /** Random, 256 bits: whoever has the address may see the picture, and nobody guesses one. */
  readonly key: string;
  readonly fileKey: string;
  readonly contentType: string;
  readonly url: string;
}

/**
 * Converts and stores an uploaded image. Stored before the row that points to it, so that no row lacks its file. @throws
 * InvalidError
 */
export async function storeImage(
  storage: Storage,
  path: string,
  field: string,
  now: Date,
  rules?: PictureRules,
): Promise<StoredImage> {
  const { bytes, contentType } = await convertImage(path, field, rules);
  const key = randomBytes(32).toString('base64url');
  const fileKey = newKey('images', now, '.webp');
  await storage.put(fileKey, bytes, { contentType });
  return { key, fileKey, contentType, url: `/api/images/${key}` };
}
