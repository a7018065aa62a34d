import type { MeasuredLine } from '@/components/mapCanvas/overlay/overlayScene';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { Units } from '@/model/content/distance';
import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';
import { lengthText } from '../lengthText';
import { text } from '../texts';

/** The points of the line, the pointer as the last one while the line follows it; the outline of a drawn room is closed. */
function pointsOf(snapshot: ToolSnapshot): readonly Point[] {
  const { points = [], to, task } = snapshot.context;
  if (snapshot.hasTag('drawing')) return to ? [...points, to] : points;
  return task === 'draw' ? [...points, ...points.slice(0, 1)] : points;
}

const partsOf = (points: readonly Point[]): readonly { from: Point; to: Point; length: number }[] =>
  points.slice(1).map((to, at) => ({ from: points[at] ?? to, to, length: distance(points[at] ?? to, to) }));

/** The line as it is drawn: the length of each part at its middle; null while there is none. */
export function measuredLine(snapshot: ToolSnapshot, units: Units): MeasuredLine | null {
  const points = pointsOf(snapshot);
  if (points.length === 0) return null;
  const labels = partsOf(points).map(({ from, to, length }) => ({
    at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    text: lengthText(length, units),
  }));
  return { points, labels };
}

/** The whole length in words, with the distance as the crow flies where the line bends. */
export function measuredText(snapshot: ToolSnapshot, units: Units): string | null {
  const points = pointsOf(snapshot);
  const parts = partsOf(points);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || parts.length === 0) return null;
  const length = lengthText(
    parts.reduce((sum, part) => sum + part.length, 0),
    units,
  );
  return parts.length === 1
    ? text('measured', { length })
    : text('measuredBent', { length, straight: lengthText(distance(first, last), units) });
}
