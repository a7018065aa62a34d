/** Grows by half until `needed` fits; doubling would cost twice the memory of a file of a gigabyte. */
const grown = (length: number, needed: number, most: number): number =>
  Math.min(Math.max(needed, Math.ceil(length * 1.5), 1024), Math.max(needed, most));

/** The values in an array with room for at least `needed`, and at most `most` unless more is needed. */
export function growFloats(
  array: Float64Array<ArrayBuffer>,
  needed: number,
  most = Number.POSITIVE_INFINITY,
): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(grown(array.length, needed, most));
  larger.set(array);
  return larger;
}

/** The values in an array with room for at least `needed`, and at most `most` unless more is needed. */
export function growIntegers(
  array: Uint32Array<ArrayBuffer>,
  needed: number,
  most = Number.POSITIVE_INFINITY,
): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(grown(array.length, needed, most));
  larger.set(array);
  return larger;
}
