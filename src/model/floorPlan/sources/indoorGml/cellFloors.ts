/** Metres between the grounds of two floors, at least: steps between rooms are lower. */
const BETWEEN_FLOORS = 1;
/** Metres: a floor this little below 0 is at street level. */
const STREET = -0.5;
/** Metres above or below the ground of a floor up to which stairs and lifts reach it. */
const NEAR_FLOOR = 0.3;

/** The facts about a space that tell its floor. */
export interface OnFloor {
  readonly storey: string | null;
  /** Metres in the heights of the file. */
  readonly low: number;
  readonly high: number;
  /** Stairs, lifts and escalators are on each floor that they reach. */
  readonly isTransit: boolean;
}

export interface CellFloor<Cell> {
  /** As the file calls it; empty where it does not. */
  readonly storey: string;
  readonly ordinal: number;
  /** The height of its ground, in metres. */
  readonly base: number;
  readonly cells: readonly Cell[];
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/**
 * The floors of spaces, lowest first: by the storeys that the file names, else by the heights of their grounds. The lowest
 * at or above 0 is at street level, unless storeys are numbers.
 */
export function cellFloors<Cell extends OnFloor>(cells: readonly Cell[]): CellFloor<Cell>[] {
  const groups = new Map<string, Cell[]>();
  const join = (key: string, cell: Cell) => groups.set(key, [...(groups.get(key) ?? []), cell]);
  const named = cells.filter(({ storey }) => storey !== null);
  for (const cell of named) join(cell.storey ?? '', cell);
  let [last, key] = [Number.NEGATIVE_INFINITY, ''];
  for (const cell of [...cells].filter(({ storey }) => storey === null).sort((one, other) => one.low - other.low)) {
    const nearest = nearestGroup(groups, named, cell);
    if (nearest !== null) join(nearest, cell);
    else {
      if (cell.low - last > BETWEEN_FLOORS) key = `height ${cell.low}`;
      last = cell.low;
      join(key, cell);
    }
  }
  const floors = [...groups].map(([storey, own]) => ({
    storey: named.length > 0 ? storey : '',
    base: median(own.map(({ low }) => low)),
    own,
  }));
  floors.sort((one, other) => one.base - other.base);
  const street = floors.findIndex(({ base }) => base >= STREET);
  const ground = street < 0 ? floors.length - 1 : street;
  const areNumbers = named.length > 0 && floors.every(({ storey }) => /^-?\d{1,3}$/.test(storey));
  return floors.map(({ storey, base, own }, at) => ({
    storey,
    base,
    ordinal: areNumbers ? Number(storey) : at - ground,
    cells: [...own, ...cells.filter((cell) => !own.includes(cell) && reaches(cell, base))],
  }));
}

const reaches = ({ isTransit, low, high }: OnFloor, base: number): boolean =>
  isTransit && low <= base + NEAR_FLOOR && high >= base - NEAR_FLOOR;

/** Where some spaces name their storey, the others are on the one whose ground is nearest to theirs. */
function nearestGroup<Cell extends OnFloor>(
  groups: ReadonlyMap<string, readonly Cell[]>,
  named: readonly Cell[],
  { low }: Cell,
): string | null {
  if (named.length === 0) return null;
  const distances = [...groups].map(
    ([key, own]) => [key, Math.abs(median(own.map((cell) => cell.low)) - low)] as const,
  );
  return distances.sort((one, other) => one[1] - other[1])[0]?.[0] ?? null;
}
