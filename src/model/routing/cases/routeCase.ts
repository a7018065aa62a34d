import type { FloorId, Network, NodeId } from '@/model/network/network';
import type { NoRoute } from '../explainNoRoute';
import type { RouteResult } from '../routeRequest';
import { walkedMetres } from '../routeSteps';

/** Where a case begins or ends: a node, or a room by the mesh that its entrances lead into. */
export type CaseEnd =
  | { readonly kind: 'node'; readonly node: NodeId }
  | { readonly kind: 'room'; readonly floor: FloorId; readonly mesh: string };

/** A route that a location must have, and how long it may be at most. */
export interface RouteCase {
  readonly id: number;
  readonly name: string;
  readonly from: CaseEnd;
  readonly to: CaseEnd;
  readonly stepFree: boolean;
  readonly maxMetres: number;
  readonly maxSeconds: number | null;
}

/** Metres and seconds are those of the route that was found, as they are shown. */
export type Verdict =
  | { readonly kind: 'holds' | 'too-long' | 'too-slow'; readonly metres: number; readonly seconds: number }
  | { readonly kind: 'no-route'; readonly why: NoRoute };

/** Whether a case holds. Its length is compared as it is shown, so that no case of 180 m fails with "180 m". */
export function verdictOf({ maxMetres, maxSeconds }: RouteCase, result: RouteResult): Verdict {
  if (result.kind === 'none') return { kind: 'no-route', why: result.why };
  const metres = walkedMetres(result.route);
  const seconds = Math.round(result.route.seconds);
  const kind = metres > maxMetres ? 'too-long' : maxSeconds !== null && seconds > maxSeconds ? 'too-slow' : 'holds';
  return { kind, metres, seconds };
}

/** The nodes of an end: the entrances of a room, or the node itself, whether or not it still exists. */
export function endNodes(network: Network, end: CaseEnd): readonly NodeId[] {
  if (end.kind === 'node') return [end.node];
  const nodes: NodeId[] = [];
  for (const { id, floor, mesh } of network.nodes.values())
    if (mesh === end.mesh && floor === end.floor) nodes.push(id);
  return nodes;
}
