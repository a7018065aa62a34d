import { Graph, layout } from '@dagrejs/dagre';
import { tracksOf } from './channels';
import type { Point } from './layoutTypes';
import type { Connection, Item } from './levels';
import { ranksOf } from './ranks';

export interface SizedItem extends Item {
  readonly width: number;
  readonly height: number;
  /** By the key of an edge that crosses the border of this item: where, from its left side. */
  readonly crossings: ReadonlyMap<string, number>;
}

export interface PlacedItem extends SizedItem {
  /** The top left corner. */
  readonly x: number;
  readonly y: number;
}

export interface PlacedConnection extends Connection {
  /** From `from` to `to`, in horizontal and vertical pieces. */
  readonly points: readonly Point[];
}

export interface PlacedLevel {
  readonly width: number;
  readonly height: number;
  readonly items: ReadonlyMap<string, PlacedItem>;
  readonly connections: readonly PlacedConnection[];
}

const BESIDE = 28;
const BETWEEN_LINES = 14;
const TRACK = 10;
const ABOVE_TRACKS = 12;
/** Leaves room for the head of the arrow. */
const BELOW_TRACKS = 16;
/** A line meets a box at this distance from its corners. */
const CORNER = 14;

/** A connection drawn downwards, with its horizontal position in each row that it passes. */
interface Line {
  readonly connection: Connection;
  readonly upper: string;
  readonly lower: string;
  /** From the row of `upper` to that of `lower`. */
  readonly xs: number[];
}

/**
 * Places the items of a level in rows and routes its connections. dagre decides the order in the rows and the horizontal
 * positions, with room for the lines that pass a row; between two rows lines run on tracks of their own. So no line runs
 * through an item, and no two lines run upon each other.
 */
export function placeLevel(items: readonly SizedItem[], connections: readonly Connection[]): PlacedLevel {
  const downward = connections.map((connection) => ({
    connection,
    upper: connection.isUpward ? connection.to : connection.from,
    lower: connection.isUpward ? connection.from : connection.to,
  }));
  const ranks = ranksOf(items, downward);
  const rankOf = (id: string) => ranks.get(id) ?? 0;
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    nodesep: BESIDE,
    edgesep: BETWEEN_LINES,
    // Its own would not keep the crossings of the border in the first and the last row.
    ranker: (ranked: Graph) => {
      for (const id of ranked.nodes()) ranked.node(id).rank = 2 * (ranks.get(id) ?? -1);
    },
  });
  for (const { id, width, height } of items) graph.setNode(id, { width, height });
  for (const [index, { upper, lower }] of downward.entries())
    graph.setEdge(upper, lower, { weight: rankOf(lower) - rankOf(upper) > 1 ? 2 : 1 }, String(index));
  layout(graph);

  const centre = (id: string): number => graph.node(id).x;
  const lines = downward.map(({ connection, upper, lower }, index): Line => {
    const { points } = graph.edge(upper, lower, String(index));
    // dagre has a row of its own for labels between each two rows; ours are items.
    const passed = points.slice(1, -1).flatMap(({ x }: Point, place: number) => (place % 2 === 1 ? [x] : []));
    return { connection, upper, lower, xs: [centre(upper), ...passed, centre(lower)] };
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const item of items) {
    meetBox(
      item,
      centre(item.id),
      lines.filter(({ upper }) => upper === item.id),
      'upper',
    );
    meetBox(
      item,
      centre(item.id),
      lines.filter(({ lower }) => lower === item.id),
      'lower',
    );
  }

  for (const line of lines) straighten(line, byId.get(line.lower)?.crossings.has(line.connection.edge ?? '') ?? false);

  const rows = Math.max(0, ...ranks.values()) + 1;
  const crossing = (line: Line, row: number) => {
    const index = row - rankOf(line.upper);
    const [top, bottom] = [line.xs[index], line.xs[index + 1]];
    return top === undefined || bottom === undefined ? null : { line, top, bottom };
  };
  const left = Math.min(0, ...items.map(({ id, width }) => centre(id) - width / 2), ...lines.flatMap(({ xs }) => xs));
  const rowTops: number[] = [];
  const rowHeights = Array.from({ length: rows }, (_, row) =>
    Math.max(0, ...items.filter(({ id }) => rankOf(id) === row).map(({ height }) => height)),
  );
  const bends = new Map<Line, { y: number | null; top: number; bottom: number; from: number; to: number }[]>();
  let y = 0;
  for (let row = 0; row < rows; row += 1) {
    rowTops[row] = y;
    y += rowHeights[row] ?? 0;
    if (row === rows - 1) break;
    const here = lines.flatMap((line) => crossing(line, row) ?? []);
    const tracks = tracksOf(here);
    const used = Math.max(0, ...tracks.map((track) => (track ?? -1) + 1));
    const isPort = (id: string) => byId.get(id)?.kind === 'port' || byId.get(id)?.kind === 'initial';
    const isShort = here.length > 0 && used === 0 && here.every(({ line }) => isPort(line.upper));
    const height = ABOVE_TRACKS + Math.max(0, used - 1) * TRACK + BELOW_TRACKS - (isShort ? 8 : 0);
    for (const [index, { line, top, bottom }] of here.entries()) {
      const track = tracks[index] ?? null;
      const at = track === null ? null : y + ABOVE_TRACKS + track * TRACK;
      bends.set(line, [...(bends.get(line) ?? []), { y: at, top, bottom, from: y, to: y + height }]);
    }
    y += height;
  }
  const height = y;
  const placed = items.map((item): PlacedItem => {
    const row = rankOf(item.id);
    const room = (rowHeights[row] ?? 0) - item.height;
    const offset = item.pin === 'bottom' ? room : item.pin === 'top' || connections.length === 0 ? 0 : room / 2;
    return { ...item, x: centre(item.id) - item.width / 2 - left, y: (rowTops[row] ?? 0) + offset };
  });
  const at = new Map(placed.map((item) => [item.id, item]));
  return {
    width: Math.max(
      0,
      ...placed.map(({ x, width }) => x + width),
      ...lines.flatMap(({ xs }) => xs.map((x) => x - left)),
    ),
    height,
    items: at,
    connections: lines.map((line) => {
      const [upper, lower] = [at.get(line.upper), at.get(line.lower)];
      const points = [
        { x: (line.xs[0] ?? 0) - left, y: (upper?.y ?? 0) + (upper?.height ?? 0) },
        ...(bends.get(line) ?? []).flatMap(({ y: track, top, bottom, to }) =>
          track === null
            ? [{ x: bottom - left, y: to }]
            : [
                { x: top - left, y: track },
                { x: bottom - left, y: track },
                { x: bottom - left, y: to },
              ],
        ),
        { x: (line.xs.at(-1) ?? 0) - left, y: lower?.y ?? 0 },
      ];
      return { ...line.connection, points: line.connection.isUpward ? points.reverse() : points };
    }),
  };
}

/** Makes pieces vertical that are vertical but for a part of a pixel; a line keeps the place where it crosses a border. */
function straighten({ xs }: Line, isLowerFixed: boolean): void {
  const order = xs.map((_, index) => index).slice(1);
  for (const index of isLowerFixed ? order.toReversed() : order) {
    const [upper, lower] = [xs[index - 1] ?? 0, xs[index] ?? 0];
    if (Math.abs(upper - lower) >= 1) continue;
    if (isLowerFixed) xs[index - 1] = lower;
    else xs[index] = upper;
  }
}

/**
 * Decides where lines meet the lower side (`upper`: the item is their upper end) or the upper side of a box: opposite of
 * where they lead to, in that order, apart from each other.
 */
function meetBox(item: SizedItem, centre: number, lines: readonly Line[], end: 'upper' | 'lower'): void {
  const own = (line: Line) => (end === 'upper' ? 0 : line.xs.length - 1);
  const next = (line: Line) => line.xs[end === 'upper' ? 1 : line.xs.length - 2] ?? centre;
  const left = centre - item.width / 2;
  const isFixed = (line: Line) => item.crossings.has(line.connection.edge ?? '');
  for (const line of lines.filter(isFixed))
    line.xs[own(line)] = left + (item.crossings.get(line.connection.edge ?? '') ?? 0);
  if (item.kind !== 'state') return;
  const free = lines.filter((line) => !isFixed(line)).sort((one, other) => next(one) - next(other));
  const taken = lines.filter(isFixed).map((line) => line.xs[own(line)] ?? 0);
  const [first, last] = [left + CORNER, left + item.width - CORNER];
  const gap = Math.min(BETWEEN_LINES, (last - first) / Math.max(1, free.length - 1));
  let least = first;
  for (const [index, line] of free.entries()) {
    const most = last - (free.length - 1 - index) * gap;
    let x = Math.min(most, Math.max(least, next(line)));
    while (taken.some((one) => Math.abs(one - x) < BETWEEN_LINES / 2) && x + gap <= most) x += gap / 2;
    line.xs[own(line)] = x;
    least = x + gap;
  }
}
