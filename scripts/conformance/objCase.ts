import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { faultText } from '@/contract/texts/faultText';
import { entryFileName } from '@/model/floorPlan/archive/archiveEntry';
import type { ByteSource } from '@/model/floorPlan/archive/byteSource';
import { hasEnding, openArchive } from '@/model/floorPlan/archive/openArchive';
import { readEntry } from '@/model/floorPlan/archive/readEntry';
import { MeshError, meshError } from '@/model/floorPlan/meshError';
import type { Material } from '@/model/floorPlan/obj/material';
import { MtlReader } from '@/model/floorPlan/obj/mtlReader';
import type { ObjMeshes } from '@/model/floorPlan/obj/objMeshes';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { readFloor } from '@/model/floorPlan/readFloor';
import { openFile } from '../../server/floorPlans/fileSource';
import { gunzip } from '../../server/floorPlans/gunzip';
import { compareFacts } from './compareFacts';
import { compareOutlines } from './compareOutlines';
import type { Finding } from './findings';
import type { ObjFacts } from './objFacts';

interface Parsed {
  readonly meshes: ObjMeshes;
  readonly materials: readonly Material[];
}

/** Reads the file of a facts file as an upload would be read, and compares. */
export async function checkObj(factsPath: string, all: ObjFacts): Promise<Finding> {
  const { file, zip, expect, facts } = all;
  const folder = dirname(factsPath);
  let words = '';
  let differences: string[] = [];
  let drawn = 0;
  try {
    const parsed = zip ? await parseZip(join(folder, basename(zip))) : await parseFile(folder, basename(file));
    differences = compareFacts(all, parsed.meshes, parsed.materials);
    // A file of lines and points alone loads, but has no floor plan to draw.
    const isEmpty = expect === 'load' && facts.triangles?.value === 0;
    if (!isEmpty) {
      const floor = readFloor({ file, ...parsed, problems: [] });
      drawn = floor.floorPlan.names.length;
      const numbers = [
        ...floor.floorPlan.boxes,
        ...floor.floorPlan.points,
        ...floor.floorPlan.anchors,
        ...floor.floorPlan.heights,
      ];
      if (!numbers.every(Number.isFinite)) differences.push('the plan holds something that is no number');
      differences.push(...compareOutlines(floor, parsed.meshes));
    }
  } catch (error) {
    if (!(error instanceof MeshError)) throw error;
    words = faultText(error.fault);
  }
  if (expect === 'judge') {
    return {
      kind: 'judged',
      words: words ? `refused: ${words}` : `draws ${drawn} meshes${differences.map((one) => `; ${one}`).join('')}`,
    };
  }
  if (expect === 'load') {
    if (words) return { kind: 'differs', words: `refused: ${words}` };
    return differences.length > 0
      ? { kind: 'differs', words: differences.slice(0, 5).join('; ') }
      : { kind: 'agrees', words: `${drawn} meshes` };
  }
  if (words) return { kind: 'refused', words };
  return drawn === 0
    ? { kind: 'agrees', words: 'nothing drawn' }
    : { kind: 'differs', words: `draws ${drawn} meshes of a broken file` };
}

async function parse(reader: { push(chunk: Uint8Array): void }, source: ByteSource): Promise<void> {
  // Chunks of an odd length cut lines, numbers and characters anywhere.
  for (let at = 0; at < source.size; at += 65_521)
    reader.push(await source.read(at, Math.min(source.size, at + 65_521)));
}

/** The last part of a path, of either system. */
const fileName = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';

async function parseFile(folder: string, file: string): Promise<Parsed> {
  const source = await openFile(join(folder, file));
  const reader = new ObjReader();
  await parse(reader, source).finally(() => source.close());
  const meshes = reader.finish();
  const materials: Material[] = [];
  const beside = await readdir(folder);
  for (const library of meshes.libraries) {
    // Only files beside it, by their plain name: paths in a file are not followed.
    const whole = fileName(library);
    const names = beside.includes(whole) ? [whole] : library.split(/\s+/).map(fileName);
    for (const name of names.filter((one) => beside.includes(one))) {
      const mtl = new MtlReader();
      const mtlSource = await openFile(join(folder, name));
      await parse(mtl, mtlSource).finally(() => mtlSource.close());
      materials.push(...mtl.finish().materials);
    }
  }
  return { meshes, materials };
}

async function parseZip(path: string): Promise<Parsed> {
  const source = await openFile(path);
  try {
    const entries = await openArchive(source);
    const materials: Material[] = [];
    for (const entry of entries.filter((one) => hasEnding(one, '.mtl'))) {
      const mtl = new MtlReader();
      for await (const chunk of readEntry(source, entry, gunzip)) mtl.push(chunk);
      materials.push(...mtl.finish().materials);
    }
    const obj = entries.find((one) => hasEnding(one, '.obj') && entryFileName(one) !== '');
    if (!obj) throw meshError('no-obj');
    const reader = new ObjReader();
    for await (const chunk of readEntry(source, obj, gunzip)) reader.push(chunk);
    return { meshes: reader.finish(), materials };
  } finally {
    await source.close();
  }
}
