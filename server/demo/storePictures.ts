import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { newKey } from '../storage/newKey';
import type { Storage } from '../storage/storage';

/** A picture whose file is stored; its row is yet to be written. */
export interface DemoPicture {
  readonly key: string;
  readonly fileKey: string;
  readonly contentType: 'image/webp';
  readonly bytes: number;
}

/** Draws and stores the pictures of the demo, in the given order. Each is an SVG. */
export async function storePictures(
  drawings: readonly string[],
  { storage, clock }: { storage: Storage; clock: () => Date },
): Promise<DemoPicture[]> {
  const pictures: DemoPicture[] = [];
  for (const drawing of drawings) {
    const fileKey = newKey('images', clock(), '.webp');
    const contentType = 'image/webp';
    const picture = await sharp(Buffer.from(drawing)).webp({ quality: 90 }).toBuffer();
    const bytes = await storage.put(fileKey, picture, { contentType });
    pictures.push({ key: randomBytes(32).toString('base64url'), fileKey, contentType, bytes });
  }
  return pictures;
}

/** Deletes the files of pictures whose rows were not written. */
export async function discardPictures(pictures: readonly DemoPicture[], storage: Storage): Promise<void> {
  for (const { fileKey } of pictures) await storage.delete(fileKey);
}
