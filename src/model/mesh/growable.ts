/** Grows by half until `needed` fits; a plan of a gigabyte must not pay for twice its data. */
const grown = (length: number, needed: number): number => Math.max(needed, Math.ceil(length * 1.5), 1024);

/** The same values in an array with room for at least `needed`. */
export function growFloats(array: Float64Array<ArrayBuffer>, needed: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(grown(array.length, needed));
  larger.set(array);
  return larger;
}

/** The same values in an array with room for at least `needed`. */
export function growIntegers(array: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(grown(array.length, needed));
  larger.set(array);
  return larger;
}
