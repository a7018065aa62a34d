/** Left, top, right, bottom in drawn pixels. */
export type Corners = readonly [number, number, number, number];

/** Places are indexed by squares of so many drawn pixels. */
const SQUARE = 128;

/** Takes places one after another. */
export interface Occupied {
  /** Occupies a place unless some of it is taken. */
  take(place: Corners): boolean;
  /** Whether some of a place is taken. */
  isTaken(place: Corners): boolean;
}

const squaresOf = ([left, top, right, bottom]: Corners): string[] => {
  const squares: string[] = [];
  for (let column = Math.floor(left / SQUARE); column <= Math.floor(right / SQUARE); column++)
    for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row++)
      squares.push(`${column} ${row}`);
  return squares;
};

export function createOccupied(places: readonly Corners[] = []): Occupied {
  const taken = new Map<string, Corners[]>();
  const add = (place: Corners, squares: readonly string[]) => {
    for (const square of squares) {
      const list = taken.get(square);
      if (list) list.push(place);
      else taken.set(square, [place]);
    }
  };
  const isIn = ([left, top, right, bottom]: Corners, squares: readonly string[]) =>
    squares.some((square) =>
      taken.get(square)?.some((other) => left < other[2] && right > other[0] && top < other[3] && bottom > other[1]),
    );
  for (const place of places) add(place, squaresOf(place));
  return {
    take: (place) => {
      const squares = squaresOf(place);
      if (isIn(place, squares)) return false;
      add(place, squares);
      return true;
    },
    isTaken: (place) => isIn(place, squaresOf(place)),
  };
}
