import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { type Publication, publicationSchema } from '@/contract/locations/projectData';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { type FileDigestRow, readDigests } from '../../repositories/uploads/fileDigests';
import { listReferencedFiles } from '../../repositories/uploads/referencedFiles';
import type { Storage, StoredFile } from '../../storage/storage';
import type { CheckResult } from './checkResult';

/** Bytes of a floor plan or publication that is decoded besides; the digest of a larger one has to do. */
const MOST_DECODED = 8 * 1024 * 1024;

/** Reads every file that a row references: it exists, has the size and digest of its row, and can be decoded. */
export async function checkFiles(client: ClientBase, storage: Storage): Promise<CheckResult[]> {
  const digests = await readDigests(client);
  const revisions = await readNetworkRevisions(client);
  const missing: string[] = [];
  const otherSize: string[] = [];
  const otherContent: string[] = [];
  const plans: string[] = [];
  const snapshots: string[] = [];
  const lateNetworks: string[] = [];
  for (const { key, owner, bytes } of await listReferencedFiles(client)) {
    const named = `${key} of ${owner}`;
    const stored = await storage.get(key);
    if (!stored) {
      missing.push(named);
      continue;
    }
    const isDecoded = /^(plans|publications)\//.test(key) && stored.size <= MOST_DECODED;
    const read = await readFile(stored, isDecoded);
    const digest = digests.get(key);
    if (!isOfSize(read.bytes, stored.size, bytes, digest)) otherSize.push(named);
    else if (digest && digest.sha256 !== read.sha256) otherContent.push(named);
    if (read.content === null) continue;
    if (key.startsWith('plans/') && !isFloorPlan(read.content)) plans.push(named);
    if (!key.startsWith('publications/')) continue;
    const publication = readPublication(read.content);
    if (publication === null) snapshots.push(named);
    else if ((revisions.get(publication.project.location.uuid) ?? Infinity) < (publication.network.revision ?? 0))
      lateNetworks.push(named);
  }
  return [
    { name: 'every file that a row references exists', found: missing },
    { name: 'a stored file has the size of its row', found: otherSize },
    { name: 'a stored file has the content that was written', found: otherContent },
    { name: 'every floor plan can be read', found: plans },
    { name: 'every publication can be read', found: snapshots },
    { name: 'no publication has a later network than its location', found: lateNetworks },
  ];
}

interface ReadFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Null where it was not to be kept. */
  readonly content: Uint8Array | null;
}

async function readFile({ stream }: StoredFile, isKept: boolean): Promise<ReadFile> {
  const hash = createHash('sha256');
  const kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    bytes += chunk.byteLength;
    if (isKept) kept.push(chunk);
  }
  return { bytes, sha256: hash.digest('hex'), content: isKept ? new Uint8Array(Buffer.concat(kept)) : null };
}

const isOfSize = (bytes: number, listed: number, ofRow: number | null, digest: FileDigestRow | undefined): boolean =>
  bytes === listed && (ofRow === null || bytes === ofRow) && (digest === undefined || bytes === digest.bytes);

function isFloorPlan(bytes: Uint8Array): boolean {
  try {
    decodeFloorPlan(bytes);
    return true;
  } catch {
    return false;
  }
}

function readPublication(bytes: Uint8Array): Publication | null {
  try {
    return publicationSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return null;
  }
}

async function readNetworkRevisions(client: ClientBase): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ uuid: string; revision: number }>(
    'SELECT uuid, network_revision AS revision FROM projects',
  );
  return new Map(rows.map(({ uuid, revision }) => [uuid, revision]));
}
