import { randomBytes } from 'node:crypto';
import type { DraftFiles } from '../storage/draftFiles';
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
  files: Pick<DraftFiles, 'put'>,
  picture: string | Uint8Array,
  field: string,
  { keySuffix = '', ...rules }: StoreRules = {},
): Promise<StoredImage> {
  const converted = await convertImage(picture, field, rules);
  const { contentType } = converted;
  const key = `${randomBytes(32)
    .toString('base64url')
    .slice(0, KEY_LENGTH - keySuffix.length)}${keySuffix}`;
  const { key: fileKey, bytes } = await files.put('images', converted.bytes, { contentType, ending: '.webp' });
  return { key, fileKey, contentType, url: `/api/images/${key}`, bytes };
}
