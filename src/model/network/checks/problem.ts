import type { Point } from '@/model/geometry/points';
import type { EdgeId, FloorId, GroupId, MapNode, Network, NodeId, TravelType } from '../network';
import type { Operation } from '../operations/operation';

export type CheckName =
  | 'island'
  | 'one-way-trap'
  | 'loose-node'
  | 'mesh-without-node'
  | 'single-node-group'
  | 'only-stairs'
  | 'same-spot'
  | 'zero-length-path';

export type ProblemMessage = CheckName | 'cannot-leave' | 'cannot-enter';

/** A problem of a network with its position, message and, if possible, a one-click fix. It never blocks a save. */
export interface Problem {
  readonly check: CheckName;
  readonly severity: 'error' | 'warning';
  /** The screen turns the key into a sentence. */
  readonly message: ProblemMessage;
  readonly nodes: readonly NodeId[];
  readonly edges: readonly EdgeId[];
  readonly groups: readonly GroupId[];
  readonly place: { readonly floor: FloorId; readonly point: Point } | null;
  readonly fix: Operation | null;
}

/** A mesh with a destination, which needs an entrance. */
export interface DestinationMesh {
  readonly name: string;
  readonly floor: FloorId;
  /** Position for a node: inside the mesh, in floor units. */
  readonly point: Point;
  /** Height of the floor in metres. */
  readonly z: number;
}

export interface CheckInput {
  readonly network: Network;
  readonly travelTypes: readonly TravelType[];
  readonly destinations: readonly DestinationMesh[];
}

/** A check examines the whole network in linear time. */
export type NetworkCheck = (input: CheckInput) => readonly Problem[];

export const atNode = ({ floor, x, y }: MapNode): Problem['place'] => ({ floor, point: { x, y } });
