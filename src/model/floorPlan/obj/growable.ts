/** Grows by half until `needed` fits; a plan of a gigabyte must not pay for twice its data. */
const grown = (length: number, needed: number, most: number): number =>
  Math.min(Math.max(needed, Math.ceil(length * 1.5), 1024), Math.max(needed, most));

/** The same values in an array with room for at least `needed`, and not for more than `most` unless that is needed. */
export function growFloats(
  array: Float64Array<ArrayBuffer>,
  needed: number,
  most = Number.POSITIVE_INFINITY,
): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(grown(array.length, needed, most));
  larger.set(array);
  return larger;
}

/** The same values in an array with room for at least `needed`, and not for more than `most` unless that is needed. */
export function growIntegers(
  array: Uint32Array<ArrayBuffer>,
  needed: number,
  most = Number.POSITIVE_INFINITY,
): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(grown(array.length, needed, most));
  larger.set(array);
  return larger;
}
