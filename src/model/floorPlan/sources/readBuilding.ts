import { type ArchiveEntry, entryFileName, shownName } from '../archive/archiveEntry';
import type { ByteSource } from '../archive/byteSource';
import { hasEnding, openArchive } from '../archive/openArchive';
import { type Gunzip, readEntry } from '../archive/readEntry';
import { meshError } from '../meshError';
import type { BuildingPlan } from './buildingPlan';
import { checkIfcFile, isStep, MOST_IFC_BYTES } from './ifc/ifcFile';
import type { OpenIfc } from './ifc/ifcModel';
import { readIfc } from './ifc/readIfc';
import { checkStepSyntax } from './ifc/stepSyntax';
import { readImdf } from './imdf/readImdf';
import { readIndoorTags } from './indoorTags/readIndoorTags';
import { isXml } from './isXml';

/** Bytes of a plan as JSON that a browser holds with room to spare. */
const MOST_BYTES = 128 * 1024 * 1024;

export interface BuildingOptions {
  /** Called with the share of the file that was read, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly pause?: (() => Promise<void> | null) | undefined;
}

/** Signs of a file of STEP: its first line, with space before it. */
const HEAD = 64;
/** The shares of the work on an IFC file after which its signs are known, and after which it is open. */
const CHECKED = 0.1;
const OPENED = 0.5;

/**
 * Reads the plan of a whole building: an archive of IMDF (`.imdf`, `.zip`), an IFC file alone or in an archive (`.ifc`,
 * `.ifczip`), IndoorGML (`.gml`, `.xml`), or GeoJSON with Simple Indoor Tagging. The content decides, not the name of the file.
 * @param openIfc is called for an IFC file alone, so that what it needs is loaded then
 * @throws MeshError with the reason for the person who chose the file
 */
export async function readBuilding(
  source: ByteSource,
  gunzip: Gunzip,
  openIfc: OpenIfc,
  options: BuildingOptions = {},
): Promise<BuildingPlan> {
  if (source.size === 0) throw meshError('empty-file');
  const { onProgress, pause } = options;
  const head = await source.read(0, Math.min(source.size, HEAD));
  // Local header or the end record of an empty archive.
  const isArchive = head[0] === 0x50 && head[1] === 0x4b;
  if (isStep(head)) {
    if (source.size > MOST_IFC_BYTES) throw meshError('plan-too-large', { megabytes: MOST_IFC_BYTES / 2 ** 20 });
    return readIfcBytes(await source.read(0, source.size), openIfc, options);
  }
  if (!isArchive) {
    if (source.size > MOST_BYTES) throw meshError('plan-too-large', { megabytes: MOST_BYTES / 2 ** 20 });
    const bytes = await source.read(0, source.size);
    if (isXml(head)) {
      const { readIndoorGml } = await import('./indoorGml/readIndoorGml');
      return readIndoorGml(bytes, options);
    }
    const content = parse(bytes, null);
    await pause?.();
    return readIndoorTags(content);
  }
  const all = await openArchive(source);
  const entries = all.filter((entry) => hasEnding(entry, '.geojson') || hasEnding(entry, '.json'));
  const [ifc, ...others] = all.filter((entry) => hasEnding(entry, '.ifc'));
  if (ifc) {
    if (others.length > 0) throw meshError('several-ifc-files', { count: others.length + 1 });
    if (ifc.size > MOST_IFC_BYTES) throw meshError('plan-too-large', { megabytes: MOST_IFC_BYTES / 2 ** 20 });
    const bytes = await unpacked(source, ifc, gunzip, () => undefined, pause);
    if (!isStep(bytes.subarray(0, HEAD))) throw meshError('ifc-damaged');
    return readIfcBytes(bytes, openIfc, options);
  }
  if (!entries.some((entry) => entryFileName(entry) === 'level.geojson')) throw meshError('no-building-plan');
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw meshError('plan-too-large', { megabytes: MOST_BYTES / 2 ** 20 });
  const files = new Map<string, unknown>();
  let bytesRead = 0;
  for (const entry of entries) {
    const bytes = await unpacked(
      source,
      entry,
      gunzip,
      (packed) => {
        bytesRead += packed;
      },
      pause,
    );
    files.set(entryFileName(entry), parse(bytes, entry));
    onProgress?.(bytesRead / source.size);
  }
  return readImdf(files);
}

async function readIfcBytes(
  bytes: Uint8Array,
  openIfc: OpenIfc,
  { onProgress, pause }: BuildingOptions,
): Promise<BuildingPlan> {
  checkIfcFile(bytes);
  const report = (from: number, to: number) => (share: number) => onProgress?.(from + share * (to - from));
  await checkStepSyntax(bytes, report(0, CHECKED), pause);
  const model = await openIfc(bytes, report(CHECKED, OPENED));
  try {
    return await readIfc(model, { onProgress: report(OPENED, 1), pause });
  } finally {
    model.close();
  }
}

/** The bytes of an entry, whose size is checked while it is unpacked. */
async function unpacked(
  source: ByteSource,
  entry: ArchiveEntry,
  gunzip: Gunzip,
  onRead: (packed: number) => void,
  pause: BuildingOptions['pause'],
): Promise<Uint8Array> {
  const bytes = new Uint8Array(entry.size);
  let at = 0;
  for await (const chunk of readEntry(source, entry, gunzip, onRead)) {
    // Each chunk is valid until the next is asked for.
    bytes.set(chunk, at);
    at += chunk.length;
    await pause?.();
  }
  return bytes;
}

function parse(bytes: Uint8Array, entry: ArchiveEntry | null): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw entry ? meshError('not-json', { file: shownName(entry) }) : meshError('no-building-plan');
  }
}
