import type { Closure, MapNode, Network, NodeId } from './network';

/** Letters that a reason has at most. */
export const LONGEST_REASON = 200;

/** A closure at a moment: it comes, it is on, or it is over. */
export type ClosureState = 'planned' | 'closed' | 'ended';

/** As the moments of closures are written, which sort in the order of time. */
const momentOf = (now: number): string => new Date(now).toISOString().slice(0, 19).replace('T', ' ');

/** Whether a text is a moment `yyyy-MM-dd HH:mm:ss` that exists. Without the calendar, which the editor loads later. */
export function isMoment(text: string): boolean {
  const at = Date.parse(instantOf(text));
  return !Number.isNaN(at) && momentOf(at) === text;
}

/** The instant of a moment, as ISO 8601. */
export const instantOf = (moment: string): string => `${moment.replace(' ', 'T')}Z`;

/** @param now in milliseconds since 1970 */
export function closureState({ from, until }: Closure, now: number): ClosureState {
  const moment = momentOf(now);
  if (until !== null && until <= moment) return 'ended';
  return from !== null && from > moment ? 'planned' : 'closed';
}

/**
 * The network as visitors find it at a moment: what is closed only before or after is open. The same network where nothing
 * has dates, and the same result as long as the same nodes are open.
 * @param now in milliseconds since 1970
 */
export const openAt = (network: Network, now: number): Network =>
  openedWhere(network, (closure) => closureState(closure, now) !== 'closed');

/** The network with what was closed until now; what will be closed counts as closed, so that it is seen before. */
export const closedFrom = (network: Network, now: number): Network =>
  openedWhere(network, (closure) => closureState(closure, now) === 'ended');

const NONE: ReadonlySet<NodeId> = new Set();

/**
 * The nodes with a closure that are open at a moment, as it begins later or is over. The same set as long as the same are.
 * @param now in milliseconds since 1970
 */
export function openByDate(network: Network, now: number): ReadonlySet<NodeId> {
  const { nodes, openIds } = datedOf(network);
  const ids = nodes.filter(({ closure }) => closureState(closure, now) !== 'closed').map(({ id }) => id);
  if (ids.length === 0) return NONE;
  const key = ids.join();
  const known = openIds.get(key) ?? new Set(ids);
  openIds.set(key, known);
  return known;
}

interface Dated {
  /** Closed nodes whose closure begins or ends by itself. */
  readonly nodes: readonly (MapNode & { readonly closure: Closure })[];
  /** By the ids of the nodes that are open. */
  readonly opened: Map<string, Network>;
  /** By the ids themselves. */
  readonly openIds: Map<string, ReadonlySet<NodeId>>;
}

const knownDated = new WeakMap<Network['nodes'], Dated>();

function datedOf({ nodes }: Network): Dated {
  const known = knownDated.get(nodes);
  if (known) return known;
  const found = {
    nodes: Array.from(nodes.values()).filter(isDated),
    opened: new Map<string, Network>(),
    openIds: new Map(),
  };
  knownDated.set(nodes, found);
  return found;
}

const isDated = (node: MapNode): node is Dated['nodes'][number] =>
  !node.open && node.closure !== undefined && (node.closure.from !== null || node.closure.until !== null);

function openedWhere(network: Network, isOpen: (closure: Closure) => boolean): Network {
  const dated = datedOf(network);
  const opened = dated.nodes.filter(({ closure }) => isOpen(closure));
  if (opened.length === 0) return network;
  const key = opened.map(({ id }) => id).join();
  const known = dated.opened.get(key);
  if (known && known.edges === network.edges && known.groups === network.groups) return known;
  const nodes = new Map(network.nodes);
  for (const { closure: _, ...node } of opened) nodes.set(node.id, { ...node, open: true });
  const result = { ...network, nodes };
  dated.opened.set(key, result);
  return result;
}
