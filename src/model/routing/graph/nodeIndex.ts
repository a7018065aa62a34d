/** Finds the vertex of a node by its number: a table where the numbers lie close together, a map for the rest. */
export class NodeIndex {
  readonly #lowest: number;
  readonly #table: Int32Array;
  readonly #others = new Map<number, number>();

  /** @param ids the numbers of the vertices 0, 1, 2 ... */
  constructor(ids: Float64Array) {
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i]!;
      if (id < lowest) lowest = id;
      if (id > highest) highest = id;
    }
    const span = highest - lowest + 1;
    const dense = span > 0 && span <= 8 * ids.length + 1024;
    this.#lowest = dense ? lowest : 0;
    this.#table = new Int32Array(dense ? span : 0).fill(-1);
    for (let i = 0; i < ids.length; i++) this.set(ids[i]!, i);
  }

  /** The vertex, or -1. */
  get(id: number): number {
    const slot = id - this.#lowest;
    if (slot >= 0 && slot < this.#table.length) return this.#table[slot]!;
    return this.#others.get(id) ?? -1;
  }

  set(id: number, vertex: number): void {
    const slot = id - this.#lowest;
    if (slot >= 0 && slot < this.#table.length) this.#table[slot] = vertex;
    else this.#others.set(id, vertex);
  }
}
