/** Cells along a side of the square that the curve fills. */
export const HILBERT_SIDE = 128;

/** The position of a cell on the Hilbert curve: near cells get near numbers, 0 to 16383. */
export function hilbertPlace(column: number, row: number): number {
  let place = 0;
  let x = column;
  let y = row;
  for (let side = HILBERT_SIDE >> 1; side > 0; side >>= 1) {
    const right = (x & side) > 0 ? 1 : 0;
    const low = (y & side) > 0 ? 1 : 0;
    place += side * side * ((3 * right) ^ low);
    // turn the quarter so that the curve enters and leaves it where its neighbours do
    if (low === 0) {
      if (right === 1) {
        x = HILBERT_SIDE - 1 - x;
        y = HILBERT_SIDE - 1 - y;
      }
      const swap = x;
      x = y;
      y = swap;
    }
  }
  return place;
}
