import { randomBytes } from 'node:crypto';
import { newKey } from '../storage/newKey';
import type { Storage } from '../storage/storage';
import { convertImage, type PictureRules } from './convertImage';

/** A picture whose file is stored; its row is yet to be written. */
export interface StoredImage {
  /** Random, 256 bits, or 192 with an end of its own: whoever has the address may see the picture, and nobody guesses one. */
  readonly key: string;
  readonly fileKey: string;
  readonly contentType: string;
  readonly url: string;
  readonly bytes: number;
}

const KEY_LENGTH = 43;

interface StoreRules extends PictureRules {
  /** The end of the key, 11 characters, in the place of random ones. */
  readonly keySuffix?: string;
}

/**
 * Converts and stores an uploaded image. Stored before the row that points to it, so that no row lacks its file. @throws
 * InvalidError, BusyError when too many wait
 */
export async function storeImage(
  storage: Storage,
  picture: string | Uint8Array,
  field: string,
  now: Date,
  { keySuffix = '', ...rules }: StoreRules = {},
): Promise<StoredImage> {
  const converted = await convertImage(picture, field, rules);
  const { contentType } = converted;
  const key = `${randomBytes(32)
    .toString('base64url')
    .slice(0, KEY_LENGTH - keySuffix.length)}${keySuffix}`;
  const fileKey = newKey('images', now, '.webp');
  const bytes = await storage.put(fileKey, converted.bytes, { contentType });
  return { key, fileKey, contentType, url: `/api/images/${key}`, bytes };
}
