import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Walls } from '@/model/floorPlan/walls';
import type { Point } from '@/model/geometry/points';
import type { EdgeId, FloorId, GroupId, MapNode, Network, NodeId, TravelType } from '../network';
import { nodeName, type ObjectName } from '../objectName';
import type { Fix } from './fix';

export type CheckName =
  | 'cut-off'
  | 'island'
  | 'one-way-trap'
  | 'loose-node'
  | 'without-room'
  | 'mesh-without-node'
  | 'entrance-outside'
  | 'single-node-group'
  | 'only-stairs'
  | 'same-spot'
  | 'through-wall'
  | 'crosses-room'
  | 'leaves-building'
  | 'zero-length-path'
  | 'crossing-paths'
  | 'near-ends'
  | 'node-in-wall'
  | 'group-on-one-floor'
  | 'incomplete-destination'
  | 'unreachable-destination';

export type ProblemMessage =
  | Exclude<CheckName, 'one-way-trap' | 'incomplete-destination' | 'unreachable-destination'>
  | 'cut-off-step-free'
  | 'cannot-leave'
  | 'cannot-enter'
  | 'no-category'
  | 'no-description'
  | 'not-step-free'
  | 'only-step-free';

/** A problem of a network with its object, its position and the steps that would solve it. It never blocks a save. */
export interface Problem {
  readonly check: CheckName;
  readonly severity: 'error' | 'warning';
  /** The screen turns the key into a sentence about the subject. */
  readonly message: ProblemMessage;
  /** Name of the object, or of the first one of `count`. */
  readonly subject: { readonly name: ObjectName; readonly count: number };
  /** Names of the travel types that are the cause, or the name of the room, where there is one. */
  readonly detail?: string;
  readonly nodes: readonly NodeId[];
  readonly edges: readonly EdgeId[];
  readonly groups: readonly GroupId[];
  /** `object_name` of the mesh that the problem is about. */
  readonly mesh: string | null;
  /** The point is null while the floor plan is not loaded; the place is null for a transit group without stops. */
  readonly place: { readonly floor: FloorId; readonly point: Point | null } | null;
  readonly fixes: readonly Fix[];
}

/** A mesh with a destination, which needs an entrance. */
export interface DestinationMesh {
  /** Of the destination, which may have several meshes. */
  readonly id: number;
  readonly name: string;
  /** Name of the destination. */
  readonly label: string;
  readonly floor: FloorId;
  /** Height of the floor in metres. */
  readonly z: number;
  /** Fields besides its name by which visitors find it. */
  readonly hasCategory: boolean;
  readonly hasDescription: boolean;
}

/** A floor plan as the checks need it. */
export interface CheckedFloor {
  readonly drawn: DrawnFloor;
  readonly walls: Walls;
}

export interface CheckInput {
  readonly network: Network;
  readonly travelTypes: readonly TravelType[];
  readonly destinations: readonly DestinationMesh[];
  /** The loaded floor plans; walls of other floors are not examined. */
  readonly floors: ReadonlyMap<FloorId, CheckedFloor>;
}

/** A check examines the whole network in linear time. */
export type NetworkCheck = (input: CheckInput) => readonly Problem[];

export const atNode = ({ floor, x, y }: MapNode): Problem['place'] => ({ floor, point: { x, y } });

/** Nodes as the subject of a problem, by the name of the first one. */
export const nodesAsSubject = (nodes: readonly MapNode[]): Problem['subject'] => ({
  name: nodes[0] ? nodeName(nodes[0]) : '',
  count: nodes.length,
});

/** The defaults of a problem. */
export const NO_OBJECTS = { nodes: [], edges: [], groups: [], mesh: null, fixes: [] } as const;
