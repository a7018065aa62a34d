import { ObjReader } from '../../src/model/floorPlan/obj/objReader.ts';
import { factsOfMeshes } from './facts.mjs';

/** As large as the pieces that a browser unpacks. */
const PIECE = 64 * 1024;

/** Takes the bytes of an OBJ file and gives its meshes, by the product's reader and in pieces, as it gets them. */
export const ours = {
  parse(bytes) {
    const reader = new ObjReader({}, bytes.length);
    for (let at = 0; at < bytes.length; at += PIECE) reader.push(bytes.subarray(at, at + PIECE));
    return reader.finish();
  },
  facts: factsOfMeshes,
};
