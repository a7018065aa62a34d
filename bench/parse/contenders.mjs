import { ObjReader } from '../../src/model/mesh/objReader.ts';
import { readUpload } from '../../src/model/mesh/readUpload.ts';
import { materialsText } from './objWorld.mjs';

const PIECE = 64 * 1024;

/** Surface of so many triangles in space. */
function areaOf(positions, indices, corners) {
  let area = 0;
  for (let i = 0; i < corners; i += 3) {
    const a = (indices ? indices[i] : i) * 3;
    const b = (indices ? indices[i + 1] : i + 1) * 3;
    const c = (indices ? indices[i + 2] : i + 2) * 3;
    const ux = positions[b] - positions[a];
    const uy = positions[b + 1] - positions[a + 1];
    const uz = positions[b + 2] - positions[a + 2];
    const vx = positions[c] - positions[a];
    const vy = positions[c + 1] - positions[a + 1];
    const vz = positions[c + 2] - positions[a + 2];
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return area;
}

function factsOfScene(scene) {
  const facts = { objects: 0, triangles: 0, area: 0 };
  scene.traverse((one) => {
    if (!one.isMesh) return;
    facts.objects++;
    const { position } = one.geometry.attributes;
    const indices = one.geometry.index?.array ?? null;
    const corners = indices ? indices.length : position.count;
    facts.triangles += corners / 3;
    facts.area += areaOf(position.array, indices, corners);
  });
  return facts;
}

/** Each takes the bytes of an OBJ file and gives what it made of them; `facts` is not timed. */
export const contenders = {
  async ours() {
    return {
      parse(bytes) {
        const reader = new ObjReader({}, bytes.length);
        for (let at = 0; at < bytes.length; at += PIECE) reader.push(bytes.subarray(at, at + PIECE));
        return reader.finish();
      },
      facts: ({ names, triangles, vertices }) => ({
        objects: names.length,
        triangles: triangles.length / 3,
        area: areaOf(vertices, triangles, triangles.length),
      }),
    };
  },
  async wwobjloader2() {
    const { OBJLoader2 } = await import('wwobjloader2');
    return {
      parse: (bytes) =>
        new OBJLoader2()
          .setUseOAsMesh(true)
          .parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
      facts: factsOfScene,
    };
  },
  async three() {
    const { OBJLoader } = await import('three/examples/jsm/loaders/OBJLoader.js');
    const { MTLLoader } = await import('three/examples/jsm/loaders/MTLLoader.js');
    return {
      parse(bytes) {
        const materials = new MTLLoader().parse(materialsText(), '');
        return new OBJLoader().setMaterials(materials).parse(new TextDecoder().decode(bytes));
      },
      facts: factsOfScene,
    };
  },
};

/** Each takes a file of a zip archive and gives meshes; `read` hands it the archive as the reader wants it. */
export const zipContenders = {
  async ours() {
    const { openFile } = await import('../../server/plans/fileSource.ts');
    const { gunzip } = await import('../../server/plans/gunzip.ts');
    return async (file) => {
      const source = await openFile(file);
      const { plan } = await readUpload(source, gunzip);
      await source.close();
      return plan.names.length;
    };
  },
  /** The same reading without the outlines from above, which the peers do not make either. */
  async meshes() {
    const { openFile } = await import('../../server/plans/fileSource.ts');
    const { gunzip } = await import('../../server/plans/gunzip.ts');
    const { openArchive, hasEnding } = await import('../../src/model/mesh/archive/openArchive.ts');
    const { readEntry } = await import('../../src/model/mesh/archive/readEntry.ts');
    return async (file) => {
      const source = await openFile(file);
      const entry = (await openArchive(source)).find((one) => hasEnding(one, '.obj'));
      const reader = new ObjReader({}, entry.size);
      for await (const chunk of readEntry(source, entry, gunzip, () => {})) reader.push(chunk);
      await source.close();
      return reader.finish().names.length;
    };
  },
  async peer() {
    const { unzipSync } = await import('fflate');
    const { OBJLoader2 } = await import('wwobjloader2');
    const { readFile } = await import('node:fs/promises');
    return async (file) => {
      const files = unzipSync(await readFile(file));
      const bytes = files['floor.obj'];
      let meshes = 0;
      new OBJLoader2()
        .setUseOAsMesh(true)
        .parse(bytes.buffer)
        .traverse((one) => {
          if (one.isMesh) meshes++;
        });
      return meshes;
    };
  },
};
