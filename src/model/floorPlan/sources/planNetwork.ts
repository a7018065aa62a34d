import type { Point } from '@/model/geometry/points';
import type { Facility } from '../kinds/meshKind';

/** Why a part of a network is doubtful or missing, as the key of its text. */
export type NetworkProblemReason =
  | 'end-nowhere'
  | 'no-direction'
  | 'no-place'
  | 'outside-floor'
  | 'through-wall'
  | 'two-shafts';

/** A part of a network that does not fit. */
export interface NetworkProblem {
  readonly reason: NetworkProblemReason;
  /** As the source calls it. */
  readonly id: string;
  /** Index of the floor, and the place on it; null where the source does not tell. */
  readonly floor: number | null;
  readonly place: Point | null;
}

/** A node of a network that a source describes. */
export interface PlanNode extends Point {
  /** The same when the source is read again. */
  readonly key: string;
  /** `object_name` of the room whose entrance it is. */
  readonly mesh: string | null;
}

export interface PlanPaths {
  readonly nodes: readonly PlanNode[];
  /** Pairs of indices into `nodes`. */
  readonly links: readonly (readonly [from: number, to: number])[];
}

/** A lift, staircase or escalator: its stops from the lowest floor up, as index of the floor and of its node there. */
export interface PlanTransit {
  readonly facility: Extract<Facility, 'lift' | 'stairs' | 'escalator'>;
  /** Empty where the source has none. */
  readonly label: string;
  readonly stops: readonly { readonly floor: number; readonly node: number }[];
}

/** The network of a building as its source describes it. */
export interface PlanNetwork {
  /** In the order of the floors of the plan. */
  readonly floors: readonly PlanPaths[];
  readonly transits: readonly PlanTransit[];
  readonly problems: readonly NetworkProblem[];
}

/** Begins the keys of nodes that came from a source, and of no node that is generated from a floor plan. */
export const SOURCE_KEY = 'source ';

/** Whether nodes came from a source rather than from a floor plan. */
export const isFromSource = ({ nodes }: { readonly nodes: readonly { readonly key: string }[] }): boolean =>
  nodes[0]?.key.startsWith(SOURCE_KEY) ?? false;
