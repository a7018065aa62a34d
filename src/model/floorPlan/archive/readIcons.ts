import { MeshError } from '../meshError';
import { entryFileName } from './archiveEntry';
import type { ByteSource } from './byteSource';
import { hasEnding, openArchive } from './openArchive';
import { checkPng } from './png';
import { type Gunzip, readEntry } from './readEntry';

/** One icon of an upload. */
export interface Icon {
  /** File name without folder and ending, with ` 2` and so on if it was taken. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const MOST_BYTES = 5 * 1024 * 1024;
/** Unpacked size of all icons of an upload, which are held in memory. */
const MOST_TOGETHER = 64 * 1024 * 1024;

/**
 * The PNG images of a zip archive. Other files are skipped and listed; one bad image rejects the upload, so that nobody
 * has to search for missing icons.
 * @throws MeshError with the name of the file
 */
export async function readIcons(source: ByteSource, gunzip: Gunzip): Promise<{ icons: Icon[]; ignored: string[] }> {
  const entries = await openArchive(source, { unpacked: 256 * 1024 * 1024 });
  const pictures = entries.filter((entry) => hasEnding(entry, '.png'));
  if (pictures.length === 0) throw new MeshError('no-png', 'The archive holds no PNG picture.');
  const icons: Icon[] = [];
  const taken = new Set<string>();
  let together = 0;
  for (const entry of pictures) {
    const shown = `“${entry.name.slice(0, 100)}”`;
    if (entry.size > MOST_BYTES)
      throw new MeshError('png-too-large', `${shown} is larger than ${MOST_BYTES / 1048576} MB.`);
    together += entry.size;
    if (together > MOST_TOGETHER) throw new MeshError('icons-too-large', 'The icons together are larger than 64 MB.');
    const bytes = new Uint8Array(entry.size);
    let at = 0;
    for await (const chunk of readEntry(source, entry, gunzip)) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    const plain = entryFileName(entry).replace(/\.png$/i, '');
    let name = plain;
    for (let number = 2; taken.has(name); number++) name = `${plain} ${number}`;
    taken.add(name);
    try {
      icons.push({ name, ...checkPng(bytes), bytes });
    } catch (error) {
      if (error instanceof MeshError) throw new MeshError(error.code, `${shown}: ${error.message}`);
      throw error;
    }
  }
  return { icons, ignored: entries.filter((entry) => !pictures.includes(entry)).map((entry) => entry.name) };
}
