import { type FaultCode, faultOf } from '../faults';
import { meshError } from '../meshError';
import type { ArchiveEntry } from './archiveEntry';
import { ARCHIVE_LIMITS, type ArchiveLimits } from './archiveLimits';
import type { ByteSource } from './byteSource';
import { entryName } from './entryName';

const END_OF_DIRECTORY = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const ZIP64_EXTRA = 1;
/** The bit that marks a name as UTF-8. */
const UTF8_NAME = 0x800;
const UNIX_TYPE = 0o170000;
const UNIX_LINK = 0o120000;
/** Enough for two thousand entries with names and extra fields of ordinary length. */
const LARGEST_DIRECTORY = 16 * 1024 * 1024;

type Damage = Extract<FaultCode, `list-${string}` | `end-${string}` | 'entry-outside'>;
const damaged = (cause: Damage) => meshError('zip-damaged', { cause: faultOf(cause) });

/**
 * Lists the files of a zip archive from its central directory, the only authoritative list.
 * @throws MeshError when it is not an archive, is damaged or exceeds the limits
 */
export async function readDirectory(source: ByteSource, limits: Partial<ArchiveLimits> = {}): Promise<ArchiveEntry[]> {
  const most = { ...ARCHIVE_LIMITS, ...limits };
  if (source.size === 0) throw meshError('empty-file');
  if (source.size > most.archive) {
    throw meshError('archive-too-large', { megabytes: Math.round(most.archive / 2 ** 20) });
  }
  const { count, size, start } = await findDirectory(source);
  if (count > most.entries) {
    throw meshError('too-many-entries', { most: most.entries });
  }
  if (size > LARGEST_DIRECTORY) throw damaged('list-too-long');
  if (start + size > source.size) throw damaged('list-outside');
  return readEntries(await source.read(start, start + size), count, source.size);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function findDirectory(source: ByteSource): Promise<{ count: number; size: number; start: number }> {
  const tailStart = Math.max(0, source.size - END_SIZE - LONGEST_COMMENT - 20);
  const view = viewOf(await source.read(tailStart, source.size));
  for (let at = view.byteLength - END_SIZE; at >= 0; at--) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    if (at + END_SIZE + view.getUint16(at + 20, true) > view.byteLength) continue;
    const found = {
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      start: view.getUint32(at + 16, true),
    };
    if (view.getUint16(at + 4, true) !== 0 && view.getUint16(at + 4, true) !== 0xffff) {
      throw meshError('zip-parts');
    }
    const needs64 = found.count === 0xffff || found.size === 0xffffffff || found.start === 0xffffffff;
    return needs64 ? readZip64End(source, view, at) : found;
  }
  const head = await source.read(0, Math.min(4, source.size));
  if (head[0] === 0x50 && head[1] === 0x4b) throw damaged('list-missing');
  throw meshError('not-a-zip');
}

async function readZip64End(source: ByteSource, tail: DataView, end: number) {
  const locator = end - 20;
  if (locator < 0 || tail.getUint32(locator, true) !== ZIP64_LOCATOR) throw damaged('end-missing');
  const at = Number(tail.getBigUint64(locator + 8, true));
  if (at + 56 > source.size) throw damaged('end-outside');
  const view = viewOf(await source.read(at, at + 56));
  if (view.byteLength < 56 || view.getUint32(0, true) !== ZIP64_END) throw damaged('end-damaged');
  return {
    count: Number(view.getBigUint64(32, true)),
    size: Number(view.getBigUint64(40, true)),
    start: Number(view.getBigUint64(48, true)),
  };
}

function readEntries(bytes: Uint8Array, count: number, archiveSize: number): ArchiveEntry[] {
  const view = viewOf(bytes);
  const entries: ArchiveEntry[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_SIZE > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw damaged('list-cut');
    }
    const nameEnd = at + ENTRY_SIZE + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > bytes.length) throw damaged('list-cut');
    const sizes = readSizes(view, at, nameEnd, extraEnd);
    if (sizes.offset + sizes.compressedSize > archiveSize) throw damaged('entry-outside');
    const name = entryName({
      bytes: bytes.subarray(at + ENTRY_SIZE, nameEnd),
      extra: bytes.subarray(nameEnd, extraEnd),
      isUtf8: (view.getUint16(at + 8, true) & UTF8_NAME) !== 0,
    });
    const writtenBy = view.getUint8(at + 5);
    const attributes = view.getUint32(at + 38, true);
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      ...sizes,
      encrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      isFolder: name.endsWith('/'),
      isLink: (writtenBy === 3 || writtenBy === 19) && ((attributes >>> 16) & UNIX_TYPE) === UNIX_LINK,
    });
    at = next;
  }
  return entries;
}

/** Sizes and offset of an entry, from its extra field when they need more than 32 bits. */
function readSizes(view: DataView, entry: number, extraStart: number, extraEnd: number) {
  let compressedSize = view.getUint32(entry + 20, true);
  let size = view.getUint32(entry + 24, true);
  let offset = view.getUint32(entry + 42, true);
  let at = extraStart;
  while (at + 4 <= extraEnd) {
    const length = view.getUint16(at + 2, true);
    let field = at + 4;
    const end = Math.min(extraEnd, field + length);
    if (view.getUint16(at, true) === ZIP64_EXTRA) {
      const long = (short: number) => {
        if (short !== 0xffffffff || field + 8 > end) return short;
        field += 8;
        return Number(view.getBigUint64(field - 8, true));
      };
      size = long(size);
      compressedSize = long(compressedSize);
      offset = long(offset);
    }
    at += 4 + length;
  }
  return { compressedSize, size, offset };
}
