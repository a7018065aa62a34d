import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { FILM_ENDINGS, type FilmType } from '@/model/content/promotions/film';
import type { DraftFiles } from '../storage/draftFiles';
import type { StoredImage } from './storeImage';

/** Bytes that identify the type of a file. */
const HEAD = 512;
/**
 * Brands of MP4 that browsers play, the first or one of those that the file is compatible with: cameras and editors name their
 * own first. QuickTime and pictures such as HEIC have the same box without one of these.
 */
const MP4 = /^(isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|mmp4)$/;
const PICTURE = /^(hei[csxm]|hev[cx]|mif1|msf1|avi[fs])$/;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** The kind of a film by its first bytes, whatever its name; null for any other file. */
function filmTypeOf(head: Buffer): FilmType | null {
  const text = head.toString('latin1');
  const brands = brandsOf(head, text);
  if (brands.some((brand) => MP4.test(brand)) && !PICTURE.test(brands[0] ?? '')) return 'video/mp4';
  return head.subarray(0, EBML.length).equals(EBML) && text.includes('webm') ? 'video/webm' : null;
}

/** The brands of the box of a file that has one: its own, then, behind a version, those that it is compatible with. */
function brandsOf(head: Buffer, text: string): readonly string[] {
  if (text.slice(4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), text.length);
  const starts = [8, ...Array.from({ length: Math.max(0, (end - 16) >> 2) }, (_, at) => 16 + 4 * at)];
  return starts.map((start) => text.slice(start, start + 4));
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
