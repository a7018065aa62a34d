import { unzipSync } from 'fflate';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { OBJLoader2 } from 'wwobjloader2';
import { factsOfScene } from './facts.mjs';

const MATERIALS = Array.from({ length: 7 }, (_, i) => `newmtl material-${i}\nKd 0.${i} 0.5 0.5\nd 1\n`).join('');

/** A mesh for each object: without it the loader makes one of all objects that share a way of writing faces. */
const byObject = (buffer) => new OBJLoader2().setUseOAsMesh(true).parse(buffer);

/** Each takes the bytes of an OBJ file, in a buffer of their own, and gives a scene; `facts` is not timed. */
export const peers = {
  wwobjloader2: { parse: (bytes) => byObject(bytes.buffer), facts: factsOfScene },
  three: {
    parse(bytes) {
      const materials = new MTLLoader().parse(MATERIALS, '');
      return new OBJLoader().setMaterials(materials).parse(new TextDecoder().decode(bytes));
    },
    facts: factsOfScene,
  },
};

/** A zip archive in, meshes out, with fflate and wwobjloader2. */
export function unzipAndParse(archive) {
  const files = unzipSync(archive, { filter: ({ name }) => name === 'floor.obj' });
  return byObject(files['floor.obj'].buffer);
}
