import { type ArchiveEntry, entryFileName } from './archive/archiveEntry';
import type { ArchiveLimits } from './archive/archiveLimits';
import type { ByteSource } from './archive/byteSource';
import { hasEnding, openArchive } from './archive/openArchive';
import { type Gunzip, readEntry } from './archive/readEntry';
import type { ShapeCorrections } from './floorShape';
import { meshError } from './meshError';
import type { Material } from './obj/material';
import { MtlReader } from './obj/mtlReader';
import { ObjReader } from './obj/objReader';
import { drawFloor, type ReadFloor } from './readFloor';
import { type ProblemGroup, ProblemLog } from './report/problems';

/** Progress of reading an upload. */
export interface UploadProgress {
  readonly step: 'reading' | 'drawing';
  /** Bytes of the archive read, and their total. */
  readonly bytesRead: number;
  readonly bytesTotal: number;
  /** Meshes found while reading, finished while drawing. */
  readonly meshes: number;
}

export interface UploadOptions {
  readonly corrections?: ShapeCorrections | undefined;
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Aborting ends the reading with the given reason. */
  readonly signal?: { readonly aborted: boolean; readonly reason: unknown } | undefined;
  readonly limits?: Partial<ArchiveLimits> | undefined;
  /**
   * Called before each chunk of the file and after each mesh. A promise pauses the reading, so that its thread can
   * receive messages or be terminated; null continues.
   */
  readonly pause?: (() => Promise<void> | null) | undefined;
}

/** Unpacked bytes between two progress reports: twenty per second on a slow machine. */
const PROGRESS_BYTES = 512 * 1024;
const PROGRESS_MESHES = 100;
/** Unpacked bytes of all .mtl files: ten times as much as a hundred thousand materials need. */
const MOST_MATERIAL_BYTES = 64 * 1024 * 1024;

/**
 * Reads a floor from a zip archive with one OBJ file and its MTL files. Only one chunk and the parsed data are held in
 * memory.
 * @throws MeshError with a remedy for the user who uploaded it, or the signal's reason
 */
export async function readUpload(source: ByteSource, gunzip: Gunzip, options: UploadOptions = {}): Promise<ReadFloor> {
  const { onProgress, signal, pause } = options;
  const entries = await openArchive(source, options.limits);
  const obj = onlyObj(entries);
  const progress = { bytesRead: 0, meshes: 0 };
  const tell = (step: UploadProgress['step']) => onProgress?.({ step, ...progress, bytesTotal: source.size });
  const turn = async () => {
    await pause?.();
    if (signal?.aborted) throw signal.reason;
  };
  const feed = async (entry: ArchiveEntry, take: (chunk: Uint8Array) => void) => {
    let quiet = 0;
    for await (const chunk of readEntry(source, entry, gunzip, (bytes) => {
      progress.bytesRead += bytes;
    })) {
      await turn();
      take(chunk);
      quiet += chunk.length;
      if (quiet < PROGRESS_BYTES) continue;
      quiet = 0;
      tell('reading');
    }
  };
  tell('reading');
  const { materials, problems } = await readMaterials(entries, feed);
  const reader = new ObjReader({}, obj.size);
  await feed(obj, (chunk) => {
    reader.push(chunk);
    progress.meshes = reader.meshCount;
  });
  const meshes = reader.finish();
  await turn();
  progress.bytesRead = source.size;
  tell('drawing');
  const steps = drawFloor({ file: obj.name, meshes, materials, problems }, options.corrections);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value % PROGRESS_MESHES === 0) {
      progress.meshes = value;
      tell('drawing');
    }
    await turn();
  }
}

function onlyObj(entries: readonly ArchiveEntry[]): ArchiveEntry {
  const found = entries.filter((entry) => hasEnding(entry, '.obj'));
  const [first] = found;
  if (!first) throw meshError('no-obj');
  if (found.length === 1) return first;
  const names = found.slice(0, 5).map((entry) => `“${entryFileName(entry)}”`);
  throw meshError('several-objs', { count: found.length, files: names.join(', ') });
}

type Feed = (entry: ArchiveEntry, take: (chunk: Uint8Array) => void) => Promise<void>;

/** All MTL files of the archive: names in `mtllib` often differ in case or folder from the packed files. */
async function readMaterials(
  entries: readonly ArchiveEntry[],
  feed: Feed,
): Promise<{ materials: Material[]; problems: ProblemGroup[] }> {
  const materials: Material[] = [];
  const problems: ProblemGroup[] = [];
  const files = entries.filter((entry) => hasEnding(entry, '.mtl'));
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_MATERIAL_BYTES)
    throw meshError('materials-too-large', { megabytes: MOST_MATERIAL_BYTES / 2 ** 20 });
  for (const entry of files) {
    const reader = new MtlReader();
    await feed(entry, (chunk) => reader.push(chunk));
    const found = reader.finish();
    materials.push(...found.materials);
    problems.push(...found.problems);
  }
  if (materials.length > 0) return { materials, problems };
  const log = new ProblemLog();
  log.add('warning', 'no-materials', {}, () => ({}));
  return { materials, problems: [...problems, ...log.groups()] };
}
