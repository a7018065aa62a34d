import { buffer } from 'node:stream/consumers';
import type { ClientBase } from 'pg';
import { publicationSchema } from '@/contract/locations/projectData';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { listReferencedFiles, type ReferencedFile } from '../../repositories/uploads/referencedFiles';
import type { Storage } from '../../storage/storage';
import type { CheckResult } from './checkResult';

/** Reads every file that a row references: it exists, has the size of its row, and can be decoded. */
export async function checkFiles(client: ClientBase, storage: Storage): Promise<CheckResult[]> {
  const missing: string[] = [];
  const otherSize: string[] = [];
  const plans: string[] = [];
  const snapshots: string[] = [];
  for (const file of await listReferencedFiles(client)) {
    const named = `${file.key} of ${file.owner}`;
    const stored = await storage.get(file.key);
    if (!stored) {
      missing.push(named);
      continue;
    }
    const bytes = await buffer(stored.stream);
    if (bytes.length !== stored.size || (file.bytes !== null && bytes.length !== file.bytes)) otherSize.push(named);
    if (!isReadable(file, bytes)) (file.key.startsWith('plans/') ? plans : snapshots).push(named);
  }
  return [
    { name: 'every file that a row references exists', found: missing },
    { name: 'a stored file has the size of its row', found: otherSize },
    { name: 'every floor plan can be read', found: plans },
    { name: 'every publication can be read', found: snapshots },
  ];
}

function isReadable({ key }: ReferencedFile, bytes: Buffer): boolean {
  try {
    if (key.startsWith('plans/')) decodeFloorPlan(new Uint8Array(bytes));
    if (key.startsWith('publications/')) publicationSchema.parse(JSON.parse(bytes.toString('utf8')));
    return true;
  } catch {
    return false;
  }
}
