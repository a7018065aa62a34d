import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { FILM_ENDINGS, type FilmType } from '@/model/content/promotions/film';
import type { DraftFiles } from '../storage/draftFiles';
import type { StoredImage } from './storeImage';

/** Bytes that identify the type of a file. */
const HEAD = 64;
/** Brands of MP4 that browsers play; QuickTime and pictures such as HEIC have the same box with another brand. */
const MP4 = /^....ftyp(isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|mmp4)/s;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** The kind of a film by its first bytes, whatever its name; null for any other file. */
function filmTypeOf(head: Buffer): FilmType | null {
  const text = head.toString('latin1');
  if (MP4.test(text)) return 'video/mp4';
  return head.subarray(0, EBML.length).equals(EBML) && text.includes('webm') ? 'video/webm' : null;
}

/** The kind of the film in a received file; null for any other file. */
export async function readFilmType(path: string): Promise<FilmType | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return filmTypeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/**
 * Stores an uploaded film as it is; its address ends with its kind. Stored before the row that points to it, so that no row
 * lacks its file.
 */
export async function storeFilm(files: Pick<DraftFiles, 'put'>, path: string, type: FilmType): Promise<StoredImage> {
  const ending = FILM_ENDINGS[type];
  const key = `${randomBytes(32).toString('base64url')}${ending}`;
  const { key: fileKey, bytes } = await files.put('files', createReadStream(path), { contentType: type, ending });
  return { key, fileKey, contentType: type, url: `/api/images/${key}`, bytes };
}
