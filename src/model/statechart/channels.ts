/** A line that passes from one row to the next: where it leaves the upper and where it meets the lower row. */
export interface Crossing {
  readonly top: number;
  readonly bottom: number;
}

/** Lines closer than this would look like one. */
const APART = 8;

const isStraight = ({ top, bottom }: Crossing) => Math.abs(top - bottom) < 1;
const isWithin = (x: number, { top, bottom }: Crossing) =>
  x > Math.min(top, bottom) - APART && x < Math.max(top, bottom) + APART;
const overlap = (one: Crossing, other: Crossing) =>
  Math.min(one.top, one.bottom) - APART < Math.max(other.top, other.bottom) &&
  Math.min(other.top, other.bottom) - APART < Math.max(one.top, one.bottom);

/** The cost of running `one` above `other`: crossings, and vertical pieces that would overlap. */
function costAbove(one: Crossing, other: Crossing): number {
  const crossings = Number(isWithin(other.top, one)) + Number(isWithin(one.bottom, other));
  return crossings + (Math.abs(one.bottom - other.top) < APART ? 100 : 0);
}

/**
 * The track of each line's horizontal piece between two rows, 0 the uppermost; null for a straight line. Pieces that
 * share a track do not touch.
 */
export function tracksOf(crossings: readonly Crossing[]): readonly (number | null)[] {
  const bent = crossings
    .map((crossing, index) => ({ crossing, index }))
    .filter(({ crossing }) => !isStraight(crossing));
  const goesFirst = (one: Crossing, other: Crossing) =>
    overlap(one, other) && costAbove(one, other) < costAbove(other, one);
  const tracks: (number | null)[] = crossings.map(() => null);
  const left = [...bent];
  while (left.length > 0) {
    const waits = left.map(({ crossing }) => left.filter((other) => goesFirst(other.crossing, crossing)).length);
    const [next] = left.splice(waits.indexOf(Math.min(...waits)), 1);
    if (!next) break;
    const taken = bent.flatMap(({ crossing, index }) => {
      const track = tracks[index];
      return track !== null && track !== undefined && overlap(crossing, next.crossing) ? [track] : [];
    });
    tracks[next.index] = Math.max(-1, ...taken) + 1;
  }
  return tracks;
}
