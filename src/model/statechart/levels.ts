import { plateLines } from './lines';
import { ancestorsOf, type ChartState, type ChartTransition, type Statechart } from './statechart';

/** The transitions that lead from one state to another, drawn as one line with a plate. */
export interface Edge {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly ChartTransition[];
}

/** Something that a level places: a child state, the plate of an edge, a crossing of the border, the initial marker. */
export interface Item {
  readonly id: string;
  readonly kind: 'state' | 'plate' | 'port' | 'initial';
  readonly pin: 'top' | 'bottom' | null;
}

/** A piece of an edge inside of one level, from item to item. */
export interface Connection {
  /** The key of the edge; null of the initial marker. */
  readonly edge: string | null;
  /** The order of the pieces along the edge: up to 0 before the plate, from 1 on behind it. */
  readonly stage: number;
  readonly from: string;
  readonly to: string;
  /** It leads upwards, against the order of the rows. */
  readonly isUpward: boolean;
}

/** The inside of a state that has children. */
export interface Level {
  readonly items: Map<string, Item>;
  readonly connections: Connection[];
}

export const plateId = (edge: string): string => `plate ${edge}`;
export const portId = (edge: string): string => `port ${edge}`;
const INITIAL: Item = { id: 'initial', kind: 'initial', pin: null };

/** The edges of a chart; a transition that stays in its state, or enters it again, is not an edge. */
export function edgesOf({ transitions }: Statechart): readonly Edge[] {
  const edges = new Map<string, Edge>();
  for (const transition of transitions)
    for (const target of transition.targets.filter((one) => one !== transition.source)) {
      const key = `${transition.source} → ${target}`;
      const known = edges.get(key)?.transitions ?? [];
      edges.set(key, { key, source: transition.source, target, transitions: [...known, transition] });
    }
  return [...edges.values()];
}

/** Every state that has children, with what its inside places and connects. */
export function levelsOf(chart: Statechart, edges: readonly Edge[]): ReadonlyMap<string, Level> {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const levels = new Map<string, Level>();
  for (const { id, parent } of chart.states) if (parent !== null) add(levelOf(levels, parent), stateItem(id));
  const chains = edges.map((edge) => chainOf(states, edge));
  const upward = upwardSteps(chart.states, chains);
  for (const state of chart.states) {
    if (state.initial === null) continue;
    const level = levelOf(levels, state.id);
    add(level, INITIAL);
    level.connections.push({ edge: null, stage: 0, from: INITIAL.id, to: state.initial, isUpward: false });
  }
  for (const chain of chains) connect(levels, chain, upward.has(chain.edge.key));
  return levels;
}

/** An edge between two levels: the states it leaves, where it turns, and the states it enters. */
interface Chain {
  readonly edge: Edge;
  /** The lowest state that holds both ends. */
  readonly top: string;
  /** From the source up to a child of `top`; empty where the source is `top`. */
  readonly leaves: readonly string[];
  /** From a child of `top` down to the target; empty where the target is `top`. */
  readonly enters: readonly string[];
}

function chainOf(states: ReadonlyMap<string, ChartState>, edge: Edge): Chain {
  const up = [edge.source, ...ancestorsOf(states, edge.source)];
  const down = [edge.target, ...ancestorsOf(states, edge.target)];
  const top = up.find((id) => down.includes(id)) ?? '';
  return {
    edge,
    top,
    leaves: up.slice(0, up.indexOf(top)),
    enters: down.slice(0, down.indexOf(top)).reverse(),
  };
}

const stateItem = (id: string): Item => ({ id, kind: 'state', pin: null });
const add = (level: Level, item: Item) => level.items.set(item.id, item);

function levelOf(levels: Map<string, Level>, id: string): Level {
  const level = levels.get(id) ?? { items: new Map(), connections: [] };
  levels.set(id, level);
  return level;
}

/** The keys of the edges that lead back to a state from which theirs is reached: without them no level has a cycle. */
function upwardSteps(states: readonly ChartState[], chains: readonly Chain[]): ReadonlySet<string> {
  const upward = new Set<string>();
  for (const { id, initial } of states) {
    const inside = chains.filter(({ top, leaves, enters }) => top === id && leaves.length > 0 && enters.length > 0);
    const children = states.filter(({ parent }) => parent === id).map((child) => child.id);
    const open = new Set<string>();
    const done = new Set<string>();
    const visit = (child: string) => {
      open.add(child);
      for (const { edge, leaves, enters } of inside) {
        const [from, to] = [leaves.at(-1), enters[0]];
        if (from !== child || to === undefined) continue;
        // The state that a machine starts in is above all others, also above those that only lead back to it.
        if (open.has(to) || to === initial) upward.add(edge.key);
        else if (!done.has(to)) visit(to);
      }
      open.delete(child);
      done.add(child);
    };
    for (const child of [...(initial === null ? [] : [initial]), ...children]) if (!done.has(child)) visit(child);
  }
  return upward;
}

function connect(levels: Map<string, Level>, { edge, top, leaves, enters }: Chain, isUpward: boolean): void {
  const { key } = edge;
  const [plate, port] = [plateId(key), portId(key)];
  const outside = levelOf(levels, top);
  add(outside, { id: plate, kind: 'plate', pin: null });
  const addPort = (level: Level, pin: 'top' | 'bottom') => add(level, { id: port, kind: 'port', pin });

  const first = leaves.at(-1);
  if (first === undefined) addPort(outside, 'top');
  outside.connections.push({ edge: key, stage: 0, from: first ?? port, to: plate, isUpward });
  const [last] = enters;
  if (last === undefined) addPort(outside, 'bottom');
  outside.connections.push({ edge: key, stage: 1, from: plate, to: last ?? port, isUpward });

  // leaves is the source, its parent, …: inside of each parent the line runs from the child to the border.
  for (const [index, parent] of leaves.slice(1).entries()) {
    const level = levelOf(levels, parent);
    addPort(level, isUpward ? 'top' : 'bottom');
    level.connections.push({ edge: key, stage: index - leaves.length, from: leaves[index] ?? '', to: port, isUpward });
  }
  for (const [index, child] of enters.slice(1).entries()) {
    const level = levelOf(levels, enters[index] ?? '');
    addPort(level, isUpward ? 'bottom' : 'top');
    level.connections.push({ edge: key, stage: index + 2, from: port, to: child, isUpward });
  }
}

/** The size of an item that is not a state. */
export function sizeOf(item: Item, edges: ReadonlyMap<string, Edge>): { width: number; height: number } {
  if (item.kind === 'initial') return { width: 10, height: 10 };
  if (item.kind === 'port') return { width: 8, height: 0 };
  const edge = [...edges.values()].find(({ key }) => plateId(key) === item.id);
  const { width, height } = plateLines(edge?.transitions ?? []);
  return { width, height };
}
