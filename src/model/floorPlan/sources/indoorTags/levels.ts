const PART = /^(-?\d+(?:\.\d+)?)(?:\s*(?:-|\.\.)\s*(-?\d+(?:\.\d+)?))?$/;
/** Levels of the highest building by far. */
const MOST = 300;

/**
 * The levels of a tag of OpenStreetMap: `0`, `0;1`, `0-3`, `-2--1`, `0.5`; lowest first. A range holds the whole levels
 * between its ends. Null where a part is no level.
 */
export function parseLevels(value: string): number[] | null {
  const levels = new Set<number>();
  for (const part of value.split(/[;,]/)) {
    const found = PART.exec(part.trim());
    if (!found) return null;
    const from = Number(found[1]);
    const to = found[2] === undefined ? from : Number(found[2]);
    if (to < from || Math.abs(from) > MOST || Math.abs(to) > MOST) return null;
    levels.add(from);
    for (let level = Math.floor(from) + 1; level < to; level++) levels.add(level);
    levels.add(to);
  }
  return [...levels].sort((one, other) => one - other);
}
