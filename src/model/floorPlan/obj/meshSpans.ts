import { growIntegers } from './growable';

/** Fields of a run of triangles with one mesh and one material. */
const FIELDS = 3;

/** Records which triangles belong to which mesh: runs in file order, sorted by mesh at the end. */
export class MeshSpans {
  /** mesh, material + 1, first triangle of each run. */
  #runs = new Uint32Array(FIELDS * 1024);
  #count = 0;

  /** From `triangle` on, triangles belong to this mesh and material (-1 for none). */
  begin(mesh: number, material: number, triangle: number): void {
    // A run without triangles is replaced, so that ten thousand names without faces use no memory.
    if (this.#count > 0 && this.#runs[(this.#count - 1) * FIELDS + 2] === triangle) this.#count--;
    if ((this.#count + 1) * FIELDS > this.#runs.length) {
      this.#runs = growIntegers(this.#runs, (this.#count + 1) * FIELDS);
    }
    const at = this.#count * FIELDS;
    this.#runs[at] = mesh;
    this.#runs[at + 1] = material + 1;
    this.#runs[at + 2] = triangle;
    this.#count++;
  }

  /** Calls `see` for each run: mesh, material (-1 for none), first triangle, triangle after the last. */
  forEach(triangles: number, see: (mesh: number, material: number, first: number, end: number) => void): void {
    for (let run = 0; run < this.#count; run++) {
      const at = run * FIELDS;
      const end = run + 1 < this.#count ? this.#runs[at + FIELDS + 2]! : triangles;
      const first = this.#runs[at + 2]!;
      if (end > first) see(this.#runs[at]!, this.#runs[at + 1]! - 1, first, end);
    }
  }

  /**
   * Sorts the triangles by mesh.
   * @returns the start of each of `meshes`, and the vertex triples in that order: the same array when it was already
   * sorted
   */
  gather(indices: Uint32Array, triangles: number, meshes: number): { start: Uint32Array; indices: Uint32Array } {
    const start = new Uint32Array(meshes + 1);
    let ordered = true;
    let last = -1;
    this.forEach(triangles, (mesh, _material, first, end) => {
      start[mesh + 1]! += end - first;
      if (mesh < last) ordered = false;
      last = mesh;
    });
    for (let mesh = 0; mesh < meshes; mesh++) start[mesh + 1]! += start[mesh]!;
    if (ordered) return { start, indices: indices.subarray(0, triangles * 3) };
    const gathered = new Uint32Array(triangles * 3);
    const cursor = start.slice();
    this.forEach(triangles, (mesh, _material, first, end) => {
      gathered.set(indices.subarray(first * 3, end * 3), cursor[mesh]! * 3);
      cursor[mesh]! += end - first;
    });
    return { start, indices: gathered };
  }
}
