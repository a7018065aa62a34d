import type { Walk } from '../support/oracle/walk';

/** The corners that a person has set, told from what they have done: not by the machine, whose faults it would share. */
export interface Outline {
  /** The place of each corner, by the name in its label. */
  readonly corners: readonly string[];
  /** How often the finished outline was reshaped. */
  readonly reshaped: number;
}

/** Corners that are needed, by the task that is the start of the walk. */
export const LEAST: Readonly<Record<string, number>> = { draw: 3, split: 2, merge: 1 };
/** Corners of the sample that reshapes an outline; none is where a person clicks. */
const RESHAPED = ['reshaped 1', 'reshaped 2', 'reshaped 3'];

/** A room is closed on its first corner too, a line is not. */
export const endsAt = (task: string, corners: readonly string[], place: string): boolean =>
  corners.at(-1) === place || (task === 'draw' && corners[0] === place);

export function outlineOf({ start: task, labels }: Walk): Outline {
  let corners: readonly string[] = [];
  let before: readonly (readonly string[])[] = [];
  let mode: 'free' | 'pressing' | 'panning' | 'drawing' | 'drawn' = 'free';
  const clear = () => {
    corners = [];
    before = [];
    mode = 'free';
  };
  const release = (place: string) => {
    if (mode === 'pressing' || mode === 'panning') {
      if (corners.length > 0) mode = 'drawn';
      else if (mode === 'panning' || task === 'merge') clear();
      else {
        corners = [place];
        mode = 'drawing';
      }
    } else if (mode === 'drawing') {
      if (!endsAt(task, corners, place)) corners = [...corners, place];
      else if (corners.length >= (LEAST[task] ?? 0)) mode = 'drawn';
    }
  };
  const removeCorner = () => {
    if (corners.length <= 1) return clear();
    corners = corners.slice(0, -1);
    before = [];
    mode = 'drawing';
  };
  for (const label of labels) {
    const [, place] = /^let go (\w+)$/.exec(label) ?? [];
    if (place !== undefined) release(place);
    else if (label.startsWith('press')) mode = 'pressing';
    else if (label === 'move far' && mode === 'pressing') mode = 'panning';
    else if (label === 'finish' && corners.length >= (LEAST[task] ?? 0)) mode = 'drawn';
    else if (label === 'Backspace') removeCorner();
    else if (label === 'Escape') clear();
    else if (label === 'move the outline') {
      before = [...before, corners];
      corners = RESHAPED;
    } else if (label === 'Ctrl+Z') {
      corners = before.at(-1) ?? corners;
      before = before.slice(0, -1);
    }
  }
  return { corners, reshaped: before.length };
}
