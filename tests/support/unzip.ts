import type { ByteSource } from '@/model/floorPlan/archive/byteSource';
import { openArchive } from '@/model/floorPlan/archive/openArchive';
import { readEntry } from '@/model/floorPlan/archive/readEntry';
import { gunzip } from '../../server/floorPlans/gunzip';

/** The files of a zip archive by their paths. @throws MeshError when the archive is damaged */
export async function unzip(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const source: ByteSource = {
    size: archive.length,
    read: async (start, end) => archive.slice(start, end),
  };
  const files = new Map<string, Buffer>();
  for (const entry of await openArchive(source)) {
    const chunks: Buffer[] = [];
    for await (const chunk of readEntry(source, entry, gunzip)) chunks.push(Buffer.from(chunk));
    files.set(entry.name, Buffer.concat(chunks));
  }
  return files;
}
