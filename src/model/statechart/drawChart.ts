import type { Box, ChartLayout, PlacedEdge, PlacedInitial, PlacedLine, PlacedState, Point } from './layoutTypes';
import { detailX, LINE_SIZE, TITLE_SIZE } from './lines';
import type { ChartMarks } from './statechart';
import { textLength } from './textWidth';

/** One SVG element; `look` names its class. */
export interface Shape {
  readonly tag: 'rect' | 'path' | 'circle' | 'text';
  readonly look: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** The shapes of a state or of an edge, in the order in which they are painted. */
export interface ShapeGroup {
  readonly kind: 'state' | 'edge' | 'plate' | 'initial';
  /** The id of the state, or source and target of the edge. */
  readonly id: string;
  /** Describes it in a sentence; empty without one. */
  readonly description: string;
  /** The class of the group, with those of its marks. */
  readonly look: string;
  readonly shapes: readonly Shape[];
}

const RADIUS = 6;
const CONTAINER_RADIUS = 10;
const BEND = 6;
type LineMarks = Required<Pick<ChartMarks, 'walked' | 'found'>>;
const ARROW = { length: 8, width: 4 };

/** A chart as shapes: containers, then edges, then plates, so that no line covers a word. */
export function drawChart(layout: ChartLayout, marks: ChartMarks): readonly ShapeGroup[] {
  const { current, walked, found = new Set<string>(), focused = null } = marks;
  const isWalked = (transitions: readonly string[]) => transitions.some((id) => walked.has(id));
  const order = (groups: readonly ShapeGroup[]) =>
    [...groups].sort((one, other) => Number(one.look.includes('walked')) - Number(other.look.includes('walked')));
  return [
    ...layout.states.map((state) => drawState(state, current.has(state.id), state.id === focused, { walked, found })),
    ...layout.initials.map(drawInitial),
    ...order(layout.edges.map((edge) => drawEdge(edge, isWalked(edge.transitions)))),
    ...order(layout.edges.map((edge) => drawPlate(edge, isWalked(edge.transitions), { walked, found }))),
  ];
}

const look = (...classes: (string | false)[]): string => classes.filter((one) => one !== false && one !== '').join(' ');
const rect = (box: Box, className: string, radius: number): Shape => ({
  tag: 'rect',
  look: className,
  attributes: { x: box.x, y: box.y, width: box.width, height: box.height, rx: radius },
});
const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

function drawState(state: PlacedState, isCurrent: boolean, isFocused: boolean, marks: LineMarks): ShapeGroup {
  const box = { x: Math.round(state.x), y: Math.round(state.y), width: state.width, height: Math.round(state.height) };
  const radius = state.hasChildren ? CONTAINER_RADIUS : RADIUS;
  const kind = state.isRegion ? 'region' : state.hasChildren ? 'container' : 'atomic';
  return {
    kind: 'state',
    id: state.id,
    description: state.description,
    look: look(
      'state',
      kind,
      state.kind === 'final' && 'final',
      isCurrent && 'current',
      marks.found.has(state.id) && 'found',
      isFocused && 'focused',
    ),
    shapes: [
      rect(box, 'box', radius),
      ...(state.kind === 'final' ? [rect(inset(box, 3), 'inner', radius - 2)] : []),
      ...state.lines.flatMap((line) => drawLine(line, marks)),
    ],
  };
}

function drawLine(line: PlacedLine, { walked, found }: LineMarks): readonly Shape[] {
  const y = Math.round(line.y);
  const { transition } = line;
  const marked = transition !== null && look(walked.has(transition) && 'walked', found.has(transition) && 'found');
  return [
    textShape(look(line.kind, marked), line.x, y, line.text, line.kind === 'title' ? TITLE_SIZE : LINE_SIZE),
    ...(line.detail === '' ? [] : [textShape(look('guard', marked), detailX(line), y, line.detail, LINE_SIZE)]),
  ];
}

/** `textLength` keeps the text in its box where the font of the page is another one. */
const textShape = (className: string, x: number, y: number, text: string, size: number): Shape => ({
  tag: 'text',
  look: className,
  attributes: { x: Math.round(x), y, textLength: textLength(text, size) },
  text,
});

function drawInitial({ target, points }: PlacedInitial): ShapeGroup {
  const first = points[0] ?? { x: 0, y: 0 };
  return {
    kind: 'initial',
    id: target,
    description: '',
    look: 'initial',
    shapes: [
      { tag: 'circle', look: 'dot', attributes: { cx: first.x, cy: first.y - 5, r: 5 } },
      { tag: 'path', look: 'line', attributes: { d: roundedPath(points) } },
      arrowhead(points),
    ],
  };
}

function drawEdge(edge: PlacedEdge, isWalked: boolean): ShapeGroup {
  return {
    kind: 'edge',
    id: `${edge.source} → ${edge.target}`,
    description: '',
    look: look('edge', isWalked && 'walked'),
    shapes: [
      ...(edge.isFromAncestor ? [startDot(edge.toPlate)] : []),
      { tag: 'path', look: 'line', attributes: { d: roundedPath(edge.toPlate) } },
      { tag: 'path', look: 'line', attributes: { d: roundedPath(edge.fromPlate) } },
      arrowhead(edge.fromPlate),
    ],
  };
}

/** A line that begins inside of its source has no border to begin at. */
const startDot = ([first = { x: 0, y: 0 }]: readonly Point[]): Shape => ({
  tag: 'circle',
  look: 'start',
  attributes: { cx: first.x, cy: first.y - 3, r: 3 },
});

const drawPlate = (edge: PlacedEdge, isWalked: boolean, marks: LineMarks): ShapeGroup => ({
  kind: 'plate',
  id: `${edge.source} → ${edge.target}`,
  description: '',
  look: look('plate', isWalked && 'walked', edge.transitions.some((id) => marks.found.has(id)) && 'found'),
  shapes: [rect(edge.plate, 'box', RADIUS), ...edge.plate.lines.flatMap((line) => drawLine(line, marks))],
});

/** A line of horizontal and vertical pieces, with rounded bends. */
function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const [before, after] = [points[index] ?? first, rest[index + 1]];
    if (!after) return `L${point.x} ${point.y}`;
    const room = Math.min(BEND, distance(before, point) / 2, distance(point, after) / 2);
    const [from, to] = [towards(point, before, room), towards(point, after, room)];
    return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
  });
  return `M${first.x} ${first.y}${parts.join('')}`;
}

function arrowhead(points: readonly Point[]): Shape {
  const [tip, before] = [points.at(-1) ?? { x: 0, y: 0 }, points.at(-2) ?? { x: 0, y: 0 }];
  const back = towards(tip, before, ARROW.length);
  const isVertical = tip.x === before.x;
  const side = isVertical ? { x: ARROW.width, y: 0 } : { x: 0, y: ARROW.width };
  return {
    tag: 'path',
    look: 'arrow',
    attributes: {
      d: `M${tip.x} ${tip.y}L${back.x + side.x} ${back.y + side.y}L${back.x - side.x} ${back.y - side.y}Z`,
    },
  };
}

const distance = (one: Point, other: Point) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

/** The point at a distance from one point on the way to another that is beside, above or below it. */
const towards = (from: Point, to: Point, by: number): Point => ({
  x: from.x + Math.sign(to.x - from.x) * (from.x === to.x ? 0 : by),
  y: from.y + Math.sign(to.y - from.y) * (from.y === to.y ? 0 : by),
});
