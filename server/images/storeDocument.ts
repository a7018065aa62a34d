import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { translate } from '@/contract/texts/translate';
import { InvalidError } from '../errors';
import type { DraftFiles } from '../storage/draftFiles';
import type { StoredImage } from './storeImage';

const HEAD = '%PDF-';
/** Bytes at the beginning of a PDF in which its header is: programs write marks and lines of their own before it. */
const HEAD_WITHIN = 1024;

/**
 * Stores an uploaded PDF as it is. Stored before the row that points to it, so that no row lacks its file.
 * @throws InvalidError for any other kind of file
 */
export async function storeDocument(files: Pick<DraftFiles, 'put'>, path: string, field: string): Promise<StoredImage> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_WITHIN), 0, HEAD_WITHIN, 0);
    if (!buffer.subarray(0, bytesRead).includes(HEAD))
      throw new InvalidError({ [field]: [translate('document.notPdf')] });
  } finally {
    await file.close();
  }
  const key = randomBytes(32).toString('base64url');
  const contentType = 'application/pdf';
  const { key: fileKey, bytes } = await files.put('files', createReadStream(path), { contentType, ending: '.pdf' });
  return { key, fileKey, contentType, url: `/api/images/${key}`, bytes };
}
