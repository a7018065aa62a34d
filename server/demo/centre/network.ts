import { covers, type Spot } from './areas';
import { type Mark, placeMarks, pointAt, projectOn } from './lines';
import type { Door, FloorLayout } from './venue';

/** A node before it has an id of the database. */
export interface DraftNode {
  /** Index of the floor. */
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly mesh: string | null;
}

/** The network of a floor, with indices into its own list of nodes. */
export interface FloorNetwork {
  readonly nodes: readonly DraftNode[];
  readonly edges: readonly (readonly [number, number])[];
  /** The node inside each door, by room name. */
  readonly insides: ReadonlyMap<string, number>;
}

const SPACING = 5;
const SAME = 0.6;

/** Nodes along the centre lines every few metres, at crossings and at doors; one inside each door, joined to its line. */
export function floorNetwork(layout: FloorLayout, floor: number, doors: readonly Door[]): FloorNetwork {
  const { lines, walkable, entrances } = layout;
  const marks: Mark[][] = lines.map((line) => {
    const last = lengthOf(line);
    return [
      { at: 0, spot: line[0]!, door: null },
      { at: last, spot: line.at(-1)!, door: null },
    ];
  });
  for (const [index, line] of lines.entries())
    for (const end of [line[0]!, line.at(-1)!])
      for (const [other, through] of lines.entries()) {
        if (other === index) continue;
        const { at, distance } = projectOn(through, end);
        if (distance < SAME) marks[other]!.push({ at, spot: end, door: null });
      }
  for (const door of doors) {
    const best = lineOf(door, lines, (spot) => covers(walkable, spot));
    marks[best.line]!.push({ at: best.at, spot: pointAt(lines[best.line]!, best.at), door });
  }

  const nodes: DraftNode[] = [];
  const edges: [number, number][] = [];
  const insides = new Map<string, number>();
  const byPlace = new Map<string, number>();
  const nodeAt = ({ x, y }: Spot): number => {
    const place = `${x.toFixed(1)} ${y.toFixed(1)}`;
    const known = byPlace.get(place);
    if (known !== undefined) return known;
    const name = entrances.find(({ at }) => Math.hypot(at.x - x, at.y - y) < SAME)?.name ?? '';
    byPlace.set(place, nodes.length);
    return nodes.push({ floor, x: round(x), y: round(y), name, mesh: null }) - 1;
  };
  for (const [index, line] of lines.entries()) {
    let before = -1;
    for (const { spot, doors: opening } of placeMarks(line, marks[index]!, SPACING)) {
      const node = nodeAt(spot);
      if (before >= 0 && before !== node) edges.push([before, node]);
      before = node;
      for (const door of opening) {
        const inside = nodes.push({
          floor,
          x: round(door.inside.x),
          y: round(door.inside.y),
          name: door.name ?? '',
          mesh: door.mesh === undefined ? door.room.name : door.mesh,
        });
        edges.push([inside - 1, node]);
        insides.set(door.room.name, inside - 1);
      }
    }
  }
  return { nodes, edges, insides };
}

const round = (value: number) => Math.round(value * 100) / 100;
const lengthOf = (line: readonly Spot[]) =>
  line.reduce((sum, spot, i) => (i === 0 ? 0 : sum + Math.hypot(spot.x - line[i - 1]!.x, spot.y - line[i - 1]!.y)), 0);

/** The nearest point of a centre line that is visible from the door, else the nearest of all. */
function lineOf(
  door: Door,
  lines: readonly (readonly Spot[])[],
  isWalkable: (spot: Spot) => boolean,
): { line: number; at: number } {
  const { outside } = door;
  const places = lines
    .flatMap((line, index) => {
      const length = lengthOf(line);
      const nearest = projectOn(line, outside).at;
      const tries = [nearest, ...Array.from({ length: Math.floor(length / 2) }, (_, step) => step * 2 + 1)];
      return tries.map((at) => {
        const spot = pointAt(line, at);
        return { line: index, at, spot, distance: Math.hypot(spot.x - outside.x, spot.y - outside.y) };
      });
    })
    .sort((one, other) => one.distance - other.distance);
  const isSeen = (spot: Spot) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].every((share) =>
      isWalkable({
        x: outside.x + (spot.x - outside.x) * share,
        y: outside.y + (spot.y - outside.y) * share,
      }),
    );
  return places.find(({ spot }) => isSeen(spot)) ?? places[0]!;
}
