import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Box } from '@/model/geometry/box';
import type { FloorPoint, Point } from '@/model/geometry/points';
import type { Segment } from '@/model/geometry/segments';
import type { MapNode } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import type { MapSymbol } from '../drawing/drawSymbol';
import type { NetworkPicture } from '../network/networkPainter';
import type { Standpoint } from '../painting/drawStandpoint';
import type { FloorPlanPicture, MeshLabel } from '../painting/floorPlanPainter';

/**
 * A route drawn over the floor plan: this floor's part as a line, the ends and the changes of floor with their number.
 */
export interface DrawnRoute {
  readonly lines: readonly (readonly Point[])[];
  readonly start: Point | null;
  readonly end: Point | null;
  readonly changes: readonly { readonly at: Point; readonly number: number }[];
  /** Ends of its parts. */
  readonly stops?: readonly Point[];
  /** The route that it is compared with: thin and dashed. */
  readonly kept?: DrawnRoute | null;
}

export interface Pin {
  readonly at: Point;
  readonly severity: 'error' | 'warning';
  readonly isHighlighted: boolean;
}

export interface MeshName {
  readonly mesh: number;
  readonly text: string;
  /** The label that the map shows there; without it the name has a plate of its own. */
  readonly label?: MeshLabel;
}

/** A measured line with the lengths of its parts. */
export interface MeasuredLine {
  readonly points: readonly Point[];
  readonly labels: readonly { readonly at: Point; readonly text: string }[];
}

/** The objects in use, drawn again each frame: only hovered, selected and dragged objects, and the running gesture. */
export interface OverlayScene {
  readonly floor: DrawnFloor | null;
  readonly hoveredMesh: number | null;
  readonly selectedMesh: number | null;
  /** Selected beside it. */
  readonly selectedMeshes: readonly number[];
  /** Whole names of the hovered and the selected mesh, since a label may be cut or left out. */
  readonly names: readonly MeshName[];
  /** The pictures below, which names and rings are drawn to match; null where the map has none. */
  readonly below: { readonly floorPlan: FloorPlanPicture; readonly network: NetworkPicture } | null;
  readonly selectedNodes: readonly MapNode[];
  readonly selectedEdges: readonly EdgeWithEnds[];
  readonly hoveredNode: MapNode | null;
  readonly hoveredEdge: EdgeWithEnds | null;
  /** Nodes and paths as they would be if the gesture ended now. */
  readonly draggedNodes: readonly MapNode[];
  readonly draggedEdges: readonly EdgeWithEnds[];
  /** The path that is being drawn. */
  readonly rubberBand: Segment | null;
  /** Along the axes of the screen: a box of turned points. */
  readonly marquee: Box | null;
  /** The line of a lasso, whose ends are joined. */
  readonly lasso: readonly Point[];
  readonly guides: readonly Segment[];
  readonly measured: MeasuredLine | null;
  /** The corners of a drawn room that can still be reshaped. */
  readonly outline: readonly FloorPoint[] | null;
  readonly snapLabel: { readonly at: Point; readonly text: string } | null;
  readonly route: DrawnRoute | null;
  readonly standpoint: Standpoint | null;
  readonly pins: readonly Pin[];
  readonly symbols: readonly MapSymbol[];
}

export const EMPTY_SCENE: OverlayScene = {
  floor: null,
  hoveredMesh: null,
  selectedMesh: null,
  selectedMeshes: [],
  names: [],
  below: null,
  selectedNodes: [],
  selectedEdges: [],
  hoveredNode: null,
  hoveredEdge: null,
  draggedNodes: [],
  draggedEdges: [],
  rubberBand: null,
  marquee: null,
  lasso: [],
  guides: [],
  measured: null,
  outline: null,
  snapLabel: null,
  route: null,
  standpoint: null,
  pins: [],
  symbols: [],
};

/** Whether a scene is empty; its floor and the pictures below draw nothing. */
export const isBlank = ({ floor: _, below: __, ...drawn }: OverlayScene): boolean =>
  Object.values(drawn).every((one) => one === null || (Array.isArray(one) && one.length === 0));
