/** Left, top, right, bottom in drawn pixels. */
export type Corners = readonly [number, number, number, number];

/** Places are indexed by squares of so many drawn pixels. */
const SQUARE = 128;

/** Takes places one after another. */
export interface Occupied {
  /** Occupies a place unless some of it is taken. */
  take(place: Corners): boolean;
}

export function createOccupied(): Occupied {
  const taken = new Map<string, Corners[]>();
  return {
    take: (place) => {
      const [left, top, right, bottom] = place;
      const squares: string[] = [];
      for (let column = Math.floor(left / SQUARE); column <= Math.floor(right / SQUARE); column++)
        for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row++)
          squares.push(`${column} ${row}`);
      const isTaken = squares.some((square) =>
        taken.get(square)?.some((other) => left < other[2] && right > other[0] && top < other[3] && bottom > other[1]),
      );
      if (isTaken) return false;
      for (const square of squares) {
        const list = taken.get(square);
        if (list) list.push(place);
        else taken.set(square, [place]);
      }
      return true;
    },
  };
}
