import { readFile } from 'node:fs/promises';

/** Each gives what takes the bytes of an OBJ file and makes meshes of them; loaded in a process that runs no other. */
export const contenders = {
  ours: async () => (await import('./ourParser.mjs')).ours,
  wwobjloader2: async () => (await import('./peerParsers.mjs')).peers.wwobjloader2,
  three: async () => (await import('./peerParsers.mjs')).peers.three,
};

/** Each takes a file of a zip archive and gives how many meshes it found. */
export const zipContenders = {
  /** The product's reading without the outlines from above, which the peers do not make either. */
  async meshes() {
    const { openFile } = await import('../../server/floorPlans/fileSource.ts');
    const { gunzip } = await import('../../server/floorPlans/gunzip.ts');
    const { openArchive, hasEnding } = await import('../../src/model/floorPlan/archive/openArchive.ts');
    const { readEntry } = await import('../../src/model/floorPlan/archive/readEntry.ts');
    const { ObjReader } = await import('../../src/model/floorPlan/obj/objReader.ts');
    return async (file) => {
      const source = await openFile(file);
      const entry = (await openArchive(source)).find((one) => hasEnding(one, '.obj'));
      const reader = new ObjReader({}, entry.size);
      for await (const chunk of readEntry(source, entry, gunzip)) reader.push(chunk);
      await source.close();
      return reader.finish().names.length;
    };
  },
  async plan() {
    const { openFile } = await import('../../server/floorPlans/fileSource.ts');
    const { gunzip } = await import('../../server/floorPlans/gunzip.ts');
    const { readUpload } = await import('../../src/model/floorPlan/readUpload.ts');
    return async (file) => {
      const source = await openFile(file);
      const { floorPlan } = await readUpload(source, gunzip);
      await source.close();
      return floorPlan.names.length;
    };
  },
  async peers() {
    const { unzipAndParse } = await import('./peerParsers.mjs');
    const { countMeshes } = await import('./facts.mjs');
    return async (file) => countMeshes(unzipAndParse(await readFile(file)));
  },
};
