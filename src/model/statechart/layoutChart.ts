import type { ChartLayout, PlacedEdge, PlacedInitial, PlacedState, Point } from './layoutTypes';
import { type Edge, edgesOf, type Level, levelsOf, plateId, portId, sizeOf } from './levels';
import { type Lines, plateLines, stateLines } from './lines';
import { type PlacedLevel, placeLevel, type SizedItem } from './placeLevel';
import { routeThroughHeader } from './routeThroughHeader';
import { ancestorsOf, type ChartState, type Statechart } from './statechart';

const PADDING = 20;
const LEAST_WIDTH = 96;

/** A state with its inside, before its own position is known. */
interface Sized {
  readonly state: ChartState;
  readonly lines: Lines;
  readonly width: number;
  readonly height: number;
  /** Where edges cross its border, by key, from its left side. */
  readonly crossings: ReadonlyMap<string, number>;
  /** Null without children. */
  readonly inside: Inside | null;
}

interface Inside {
  readonly level: PlacedLevel;
  /** Where the level begins, from the corner of the state. */
  readonly x: number;
  readonly y: number;
  /** From the upper border of the state to the level, by the key of the edge; points from the corner of the state. */
  readonly entries: ReadonlyMap<string, readonly Point[]>;
}

interface Chart {
  readonly chart: Statechart;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly edges: ReadonlyMap<string, Edge>;
  readonly levels: ReadonlyMap<string, Level>;
  readonly sized: Map<string, Sized>;
}

/** Places the states of a chart, nested ones inside of their parents, and routes its edges. Equal charts look equal. */
export function layoutChart(chart: Statechart): ChartLayout {
  const edges = edgesOf(chart);
  const whole: Chart = {
    chart,
    states: new Map(chart.states.map((state) => [state.id, state])),
    edges: new Map(edges.map((edge) => [edge.key, edge])),
    levels: levelsOf(chart, edges),
    sized: new Map(),
  };
  const root = sizeState(whole, chart.id);
  const states: PlacedState[] = [];
  const plates = new Map<string, Point>();
  const pieces: { edge: string; stage: number; points: readonly Point[] }[] = [];
  const initials: PlacedInitial[] = [];

  const place = (id: string, corner: Point): void => {
    const { state, lines, width, height, inside } = whole.sized.get(id) ?? root;
    states.push({
      id,
      ...corner,
      width,
      height,
      kind: state.kind,
      description: state.description,
      header: inside ? lines.height : height,
      hasChildren: inside !== null,
      isRegion: whole.states.get(state.parent ?? '')?.kind === 'parallel',
      lines: moved(lines.lines, corner),
    });
    if (!inside) return;
    const origin = { x: corner.x + inside.x, y: corner.y + inside.y };
    for (const { edge, stage, points, from, to } of inside.level.connections) {
      const own = moved(points, origin);
      if (edge === null) {
        initials.push({ target: to, points: own });
        continue;
      }
      const entry = moved(inside.entries.get(edge) ?? [], corner);
      const isEntry = from === portId(edge);
      pieces.push({ edge, stage, points: isEntry ? [...entry, ...own] : [...own, ...[...entry].reverse()] });
    }
    for (const item of inside.level.items.values()) {
      const point = { x: origin.x + item.x, y: origin.y + item.y };
      if (item.kind === 'state') place(item.id, point);
      if (item.kind === 'plate') plates.set(item.id, point);
    }
  };
  place(chart.id, { x: 0, y: 0 });

  const along = (key: string, isBefore: boolean) =>
    withoutRepeats(
      pieces
        .filter(({ edge, stage }) => edge === key && stage <= 0 === isBefore)
        .sort((one, other) => one.stage - other.stage)
        .flatMap(({ points }) => points),
    );
  return {
    width: root.width,
    height: root.height,
    states,
    initials: initials.map(({ target, points }) => ({ target, points: withoutRepeats(points) })),
    edges: edges.map(({ key, source, target, transitions }): PlacedEdge => {
      const { lines, width, height } = plateLines(transitions);
      const corner = plates.get(plateId(key)) ?? { x: 0, y: 0 };
      return {
        source,
        target,
        transitions: transitions.map(({ id }) => id),
        isFromAncestor: ancestorsOf(whole.states, target).includes(source),
        plate: { ...rounded(corner), width, height, lines: moved(lines, rounded(corner)) },
        toPlate: along(key, true),
        fromPlate: along(key, false),
      };
    }),
  };
}

function sizeState(whole: Chart, id: string): Sized {
  const state = whole.states.get(id);
  if (!state) throw new Error(`The chart of ${whole.chart.id} has no state ${id}.`);
  const stays = whole.chart.transitions.filter(
    ({ source, targets }) => source === id && targets.every((target) => target === source),
  );
  const lines = stateLines(state, stays);
  const level = whole.levels.get(id);
  const sized: Sized = level
    ? sizeInside(whole, state, lines, level)
    : {
        state,
        lines,
        width: Math.max(LEAST_WIDTH, lines.width),
        height: lines.height,
        crossings: new Map(),
        inside: null,
      };
  whole.sized.set(id, sized);
  return sized;
}

function sizeInside(whole: Chart, state: ChartState, lines: Lines, { items, connections }: Level): Sized {
  const level = placeLevel(
    [...items.values()].map((item): SizedItem => {
      if (item.kind !== 'state') return { ...item, ...sizeOf(item, whole.edges), crossings: new Map() };
      const { width, height, crossings } = sizeState(whole, item.id);
      return { ...item, width, height, crossings };
    }),
    connections,
  );
  const ports = connections.flatMap(({ edge }) => {
    const port = edge === null ? undefined : level.items.get(portId(edge));
    return edge !== null && port ? [{ edge, x: PADDING + port.x + port.width / 2, pin: port.pin }] : [];
  });
  const isOfState = (edge: string) => {
    const { source, target } = whole.edges.get(edge) ?? { source: '', target: '' };
    return source === state.id || target === state.id;
  };
  const entering = ports.filter(({ edge, pin }) => pin === 'top' && !isOfState(edge));
  const header = routeThroughHeader(entering, lines, level.width + 2 * PADDING);
  const bottom = ports.filter(({ pin }) => pin === 'bottom');
  const y = lines.height + header.height;
  return {
    state,
    lines,
    width: header.width,
    height: y + level.height + (bottom.length > 0 ? 0 : PADDING),
    crossings: new Map([
      ...header.crossings,
      ...bottom.filter(({ edge }) => !isOfState(edge)).map(({ edge, x }) => [edge, x] as const),
    ]),
    inside: { level, x: PADDING, y, entries: header.entries },
  };
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

const moved = <Value extends Point>(points: readonly Value[], by: Point): Value[] =>
  points.map((point) => ({ ...point, x: point.x + by.x, y: point.y + by.y }));

/** Rounds to whole pixels and leaves out points that change nothing. */
function withoutRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points.map(rounded)) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last && last.x === point.x && last.y === point.y) continue;
    const isOnLine =
      before && last && ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y));
    if (isOnLine) kept.pop();
    kept.push(point);
  }
  return kept;
}
