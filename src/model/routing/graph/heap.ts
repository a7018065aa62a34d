/**
 * A heap (four children each) of vertices by cost in flat arrays. It may contain a vertex more than once; the caller
 * skips old ones.
 */
export class Heap {
  size = 0;
  #keys = new Float64Array(1024);
  #vertices = new Int32Array(1024);

  clear(): void {
    this.size = 0;
  }

  /** The smallest key; Infinity when empty. */
  get least(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : this.#keys[0]!;
  }

  push(vertex: number, key: number): void {
    let at = this.size++;
    if (at === this.#keys.length) this.#grow();
    const keys = this.#keys;
    const vertices = this.#vertices;
    while (at > 0) {
      const parent = (at - 1) >> 2;
      const parentKey = keys[parent]!;
      if (parentKey <= key) break;
      keys[at] = parentKey;
      vertices[at] = vertices[parent]!;
      at = parent;
    }
    keys[at] = key;
    vertices[at] = vertex;
  }

  /** Takes out the vertex with the smallest key. The heap must not be empty. */
  pop(): number {
    const keys = this.#keys;
    const vertices = this.#vertices;
    const top = vertices[0]!;
    const size = --this.size;
    const key = keys[size]!;
    const vertex = vertices[size]!;
    let at = 0;
    for (;;) {
      const first = 4 * at + 1;
      if (first >= size) break;
      let child = first;
      let least = keys[first]!;
      const end = first + 4 < size ? first + 4 : size;
      for (let next = first + 1; next < end; next++) {
        const nextKey = keys[next]!;
        if (nextKey < least) {
          least = nextKey;
          child = next;
        }
      }
      if (least >= key) break;
      keys[at] = least;
      vertices[at] = vertices[child]!;
      at = child;
    }
    keys[at] = key;
    vertices[at] = vertex;
    return top;
  }

  #grow(): void {
    const keys = new Float64Array(2 * this.#keys.length);
    keys.set(this.#keys);
    this.#keys = keys;
    const vertices = new Int32Array(2 * this.#vertices.length);
    vertices.set(this.#vertices);
    this.#vertices = vertices;
  }
}
