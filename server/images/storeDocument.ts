import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { translate } from '@/contract/texts/translate';
import { InvalidError } from '../errors';
import type { DraftFiles } from '../storage/draftFiles';
import type { StoredImage } from './storeImage';

const HEAD = '%PDF-';

/**
 * Stores an uploaded PDF as it is. Stored before the row that points to it, so that no row lacks its file.
 * @throws InvalidError for any other kind of file
 */
export async function storeDocument(files: Pick<DraftFiles, 'put'>, path: string, field: string): Promise<StoredImage> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
    if (buffer.toString('latin1') !== HEAD) throw new InvalidError({ [field]: [translate('document.notPdf')] });
  } finally {
    await file.close();
  }
  const key = randomBytes(32).toString('base64url');
  const contentType = 'application/pdf';
  const { key: fileKey, bytes } = await files.put('files', createReadStream(path), { contentType, ending: '.pdf' });
  return { key, fileKey, contentType, url: `/api/images/${key}`, bytes };
}
