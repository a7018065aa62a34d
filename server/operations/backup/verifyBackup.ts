import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { readArchive } from './archiveReader';
import { BackupError, damaged } from './backupError';
import { MANIFEST, type Manifest, manifestSchema, readEntryName } from './manifest';

/**
 * Reads the whole backup and compares every digest, before anything is changed.
 *
 * @throws {BackupError} when it is damaged, cut, or of a later version of the program
 */
export async function verifyBackup(path: string, newestSchema: number): Promise<Manifest> {
  const found: Manifest['entries'] = [];
  let manifest: Manifest | null = null;
  for await (const { name, content } of readArchive(path)) {
    if (manifest) throw damaged('something follows its end');
    if (name === MANIFEST) manifest = parse(await buffer(content));
    else if (readEntryName(name) === null) throw damaged(`${name} does not belong to a backup`);
    else found.push({ name, sha256: await digestOf(content) });
  }
  if (!manifest) throw damaged('its list of contents is missing');
  if (JSON.stringify(found) !== JSON.stringify(manifest.entries)) throw damaged('a part differs from its digest');
  if (manifest.schema > newestSchema)
    throw new BackupError(
      `The backup has schema ${manifest.schema}, this version of the program knows schemas up to ${newestSchema}. Use the version that made it, or a newer one.`,
    );
  return manifest;
}

async function digestOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of content) hash.update(part);
  return hash.digest('hex');
}

function parse(content: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw damaged('its list of contents cannot be read');
  }
}
