import { type ArchiveEntry, entryFileName, shownName } from './archive/archiveEntry';
import type { ArchiveLimits } from './archive/archiveLimits';
import type { ByteSource } from './archive/byteSource';
import { hasEnding, openArchive } from './archive/openArchive';
import { type Gunzip, readEntry } from './archive/readEntry';
import type { ShapeCorrections } from './floorShape';
import { materialFiles } from './materialFiles';
import { meshError } from './meshError';
import type { Material } from './obj/material';
import { MtlReader } from './obj/mtlReader';
import type { ObjMeshes } from './obj/objMeshes';
import { ObjReader } from './obj/objReader';
import type { SharedOrigin } from './planOrigin';
import { drawFloor, type ReadFloor } from './readFloor';
import { type ProblemGroup, ProblemLog } from './report/problems';
import { FLOOR_FILE } from './sources/floorFile';
import { readOutlines } from './sources/readOutlines';

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
  /** The origin of the other floors of the location, in metres. */
  readonly origin?: SharedOrigin | undefined;
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
/** Unpacked bytes of a floor as outlines; two million corners take half of them. */
const MOST_FLOOR_BYTES = 64 * 1024 * 1024;

/**
 * Reads a floor from a zip archive with one OBJ file and its MTL files, or with a floor of a building that was read from
 * another format. Only one chunk and the parsed data are held in memory.
 * @throws MeshError with a remedy for the user who uploaded it, or the signal's reason
 */
export async function readUpload(source: ByteSource, gunzip: Gunzip, options: UploadOptions = {}): Promise<ReadFloor> {
  const { onProgress, signal, pause } = options;
  const entries = await openArchive(source, options.limits);
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
  const floorFile = entries.find((entry) => entryFileName(entry) === FLOOR_FILE);
  if (floorFile) return readOutlines(floorFile.name, await textOf(floorFile, feed));
  const obj = onlyObj(entries);
  const reader = new ObjReader({}, obj.size);
  await feed(obj, (chunk) => {
    reader.push(chunk);
    progress.meshes = reader.meshCount;
  });
  const meshes = reader.finish();
  const { materials, problems } = await readMaterials(entries, obj, meshes, feed);
  await turn();
  progress.bytesRead = source.size;
  tell('drawing');
  const steps = drawFloor({ file: obj.name, meshes, materials, problems }, options.corrections, options.origin);
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

async function textOf(entry: ArchiveEntry, feed: Feed): Promise<string> {
  if (entry.size > MOST_FLOOR_BYTES) throw meshError('plan-too-large', { megabytes: MOST_FLOOR_BYTES / 2 ** 20 });
  const decoder = new TextDecoder();
  let text = '';
  await feed(entry, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return text + decoder.decode();
}

type Feed = (entry: ArchiveEntry, take: (chunk: Uint8Array) => void) => Promise<void>;

/**
 * The materials that the OBJ file names, and those of other MTL files that it uses and that are still missing, with a
 * note. In files that `mtllib` names, the first definition counts.
 */
async function readMaterials(
  entries: readonly ArchiveEntry[],
  obj: ArchiveEntry,
  { libraries, materials: used }: Pick<ObjMeshes, 'libraries' | 'materials'>,
  feed: Feed,
): Promise<{ materials: Material[]; problems: ProblemGroup[] }> {
  const files = entries.filter((entry) => hasEnding(entry, '.mtl'));
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_MATERIAL_BYTES)
    throw meshError('materials-too-large', { megabytes: MOST_MATERIAL_BYTES / 2 ** 20 });
  const log = new ProblemLog();
  const problems: ProblemGroup[] = [];
  const materials = new Map<string, Material>();
  const { named, others } = materialFiles(files, obj, libraries);
  const read = async (entry: ArchiveEntry) => {
    const reader = new MtlReader();
    await feed(entry, (chunk) => reader.push(chunk));
    return reader.finish();
  };
  for (const entry of named) {
    const found = await read(entry);
    for (const material of found.materials) if (!materials.has(material.name)) materials.set(material.name, material);
    problems.push(...found.problems);
  }
  for (const entry of others) {
    const missing = new Set(used.filter((name) => !materials.has(name)));
    if (missing.size === 0) break;
    const found = (await read(entry)).materials.filter(({ name }) => missing.has(name));
    for (const material of found) materials.set(material.name, material);
    if (found.length > 0)
      log.add('warning', 'materials-of-other-file', {}, () => ({ file: shownName(entry), count: found.length }));
  }
  if (materials.size === 0) log.add('warning', 'no-materials', {}, () => ({}));
  return { materials: [...materials.values()], problems: [...problems, ...log.groups()] };
}
