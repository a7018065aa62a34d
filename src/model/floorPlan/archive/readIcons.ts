import { type Fault, faultOf } from '../faults';
import { MeshError, meshError } from '../meshError';
import { entryFileName, shownName } from './archiveEntry';
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
  if (pictures.length === 0) throw meshError('no-png');
  const icons: Icon[] = [];
  const taken = new Set<string>();
  let together = 0;
  for (const entry of pictures) {
    const inFile = (cause: Fault) => meshError('in-file', { file: shownName(entry), cause });
    if (entry.size > MOST_BYTES) throw inFile(faultOf('png-too-large', { megabytes: MOST_BYTES / 2 ** 20 }));
    together += entry.size;
    if (together > MOST_TOGETHER) throw meshError('icons-too-large', { megabytes: MOST_TOGETHER / 2 ** 20 });
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
      if (error instanceof MeshError) throw inFile(error.fault);
      throw error;
    }
  }
  return { icons, ignored: entries.filter((entry) => !pictures.includes(entry)).map((entry) => entry.name) };
}
