import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { Segment } from '@/model/geometry/segments';
import type { MapNode } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import type { Standpoint } from '../painting/drawStandpoint';

/**
 * A route drawn over the floor plan: this floor's part as a line, the ends and the changes of floor with their number.
 */
export interface DrawnRoute {
  readonly lines: readonly (readonly Point[])[];
  readonly start: Point | null;
  readonly end: Point | null;
  readonly changes: readonly { readonly at: Point; readonly number: number }[];
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
  /** Whole names of the hovered and the selected mesh, since a label may be cut or left out. */
  readonly names: readonly MeshName[];
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
  readonly snapLabel: { readonly at: Point; readonly text: string } | null;
  readonly route: DrawnRoute | null;
  readonly standpoint: Standpoint | null;
  readonly pins: readonly Pin[];
}

export const EMPTY_SCENE: OverlayScene = {
  floor: null,
  hoveredMesh: null,
  selectedMesh: null,
  names: [],
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
  snapLabel: null,
  route: null,
  standpoint: null,
  pins: [],
};

/** Whether a scene is empty; its floor alone draws nothing. */
export const isBlank = ({ floor: _, ...drawn }: OverlayScene): boolean =>
  Object.values(drawn).every((one) => one === null || (Array.isArray(one) && one.length === 0));
