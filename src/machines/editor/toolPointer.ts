import type { Box } from '@/model/geometry/box';
import { type FloorPoint, floorPoint, type Point, type ScreenPoint } from '@/model/geometry/points';
import { turnedPoint } from '@/model/geometry/turns';
import type { EdgeId, NodeId } from '@/model/network/network';

/** The object under a pointer: the topmost one that the tool picks. */
export type Hit =
  | { readonly kind: 'node'; readonly id: NodeId }
  | { readonly kind: 'edge'; readonly id: EdgeId }
  | { readonly kind: 'mesh'; readonly name: string };

/** A pointer in floor units, with the object under it and its snap target. */
export interface ToolPointer {
  readonly at: FloorPoint;
  readonly screen: ScreenPoint;
  /** By how many radians the view is turned: straight is what people see as straight. */
  readonly turn: number;
  readonly over: Hit | null;
  /** The snap target; null where nothing is near or Alt is held. */
  readonly snapped: FloorPoint | null;
  readonly isTouch: boolean;
  readonly shift: boolean;
  /** Held at the press, it makes a drag of the ground a lasso, and a drag of nodes a copy. */
  readonly alt: boolean;
  /** Ctrl or Cmd: a click adds to the selection, as with Shift. */
  readonly command: boolean;
  /** Whether a drag moves a node: the tool moves nodes, and the person has the right to. */
  readonly canMove: boolean;
}

export type PointerEvents =
  | ({ readonly type: 'pointer.down' } & ToolPointer)
  | ({ readonly type: 'pointer.move' } & ToolPointer)
  | ({ readonly type: 'pointer.up' } & ToolPointer)
  | { readonly type: 'cancel' };

/** The common states of all tools, for modules that draw a gesture without knowing its tool. */
export type ToolTag = 'idle' | 'draggingNode' | 'copyingNode' | 'drawing' | 'marquee' | 'lasso' | 'panning';

/** Events that every tool may emit. */
export type CommonEmitted =
  | { readonly type: 'selected'; readonly hit: Hit | null; readonly at: FloorPoint; readonly isAdding: boolean }
  | { readonly type: 'marqueeSelected'; readonly box: Box; readonly turn: number; readonly isAdding: boolean }
  | { readonly type: 'lassoSelected'; readonly ring: readonly FloorPoint[]; readonly isAdding: boolean }
  | { readonly type: 'panned'; readonly dx: number; readonly dy: number };

const DRAG_PIXELS = 4;
const TOUCH_DRAG_PIXELS = 8;

/** A drag begins after 4 pixels, by touch after 8, since a finger moves more during a tap. */
const isDrag = (from: Point, to: Point, isTouch: boolean): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) >= (isTouch ? TOUCH_DRAG_PIXELS : DRAG_PIXELS);

const boxOf = (one: Point, other: Point): Box => ({
  minX: Math.min(one.x, other.x),
  minY: Math.min(one.y, other.y),
  maxX: Math.max(one.x, other.x),
  maxY: Math.max(one.y, other.y),
});

/** A box along the axes of the screen between two floor points: a box of turned points. */
export const marqueeOf = (one: Point, other: Point, turn: number): Box =>
  boxOf(turnedPoint(one, turn), turnedPoint(other, turn));

/** The point constrained to the axis of the screen of its longer distance. */
export function constrainToAxis(from: Point, to: Point, turn: number): FloorPoint {
  const [start, end] = [turnedPoint(from, turn), turnedPoint(to, turn)];
  const isLevel = Math.abs(end.x - start.x) >= Math.abs(end.y - start.y);
  const { x, y } = turnedPoint(isLevel ? { x: end.x, y: start.y } : { x: start.x, y: end.y }, -turn);
  return floorPoint(x, y);
}

/** The gesture of every tool. */
export interface ToolGesture {
  /** The position and the object of the press. */
  readonly press: {
    readonly at: FloorPoint;
    readonly screen: ScreenPoint;
    readonly turn: number;
    readonly over: Hit | null;
    readonly alt: boolean;
  } | null;
  /** Position of the pointer in floor units; snapped where the tool snaps. */
  readonly to: FloorPoint | null;
  /** Screen point of the last move, for panning. */
  readonly last: ScreenPoint | null;
  /** The line of a lasso, from its press; empty in every other gesture. */
  readonly trace: readonly FloorPoint[];
}

export const NO_GESTURE: ToolGesture = { press: null, to: null, last: null, trace: [] };

export const beginGesture = ({ at, screen, turn, over, alt }: ToolPointer): ToolGesture => ({
  press: { at, screen, turn, over, alt },
  to: null,
  last: screen,
  trace: [],
});

export const exceedsDragThreshold = ({ press }: ToolGesture, { screen, isTouch }: ToolPointer): boolean =>
  press !== null && isDrag(press.screen, screen, isTouch);

/** Shift makes a drag of the ground a marquee. */
export const isMarquee = (gesture: ToolGesture, pointer: ToolPointer): boolean =>
  pointer.shift && exceedsDragThreshold(gesture, pointer);

/** Alt at the press makes a drag of the ground a lasso; later it only stops snapping. */
export const isLasso = (gesture: ToolGesture, pointer: ToolPointer): boolean =>
  gesture.press?.alt === true && exceedsDragThreshold(gesture, pointer);

export const addsToSelection = ({ shift, command }: ToolPointer): boolean => shift || command;

/** The gesture with the line of its lasso drawn on to the pointer. */
export const traced = ({ press, trace }: ToolGesture, { at, screen }: ToolPointer) => ({
  trace: [...(trace.length === 0 && press ? [press.at] : trace), at],
  to: at,
  last: screen,
});

export const lassoSelected = (gesture: ToolGesture, pointer: ToolPointer): CommonEmitted => ({
  type: 'lassoSelected',
  ring: traced(gesture, pointer).trace,
  isAdding: addsToSelection(pointer),
});

export const selected = ({ press }: ToolGesture, pointer: ToolPointer): CommonEmitted => ({
  type: 'selected',
  hit: press?.over ?? null,
  at: press?.at ?? pointer.at,
  isAdding: addsToSelection(pointer),
});

export const marqueeSelected = ({ press }: ToolGesture, { at, turn }: ToolPointer): CommonEmitted => ({
  type: 'marqueeSelected',
  box: marqueeOf(press?.at ?? at, at, press?.turn ?? turn),
  turn: press?.turn ?? turn,
  isAdding: true,
});

export const panned = ({ last }: ToolGesture, { screen }: ToolPointer): CommonEmitted => ({
  type: 'panned',
  dx: screen.x - (last?.x ?? screen.x),
  dy: screen.y - (last?.y ?? screen.y),
});

/** A guard or an action with the pointer of the event. */
export const by = <const Name extends string>(type: Name) => ({
  type,
  params: ({ event }: { readonly event: ToolPointer }) => event,
});

/** Moves the plan with the pointer; the machine has the actions `emitPanned` and `follow`. */
export const PAN = [by('emitPanned'), by('follow')] as const;

/** The state of a tool while the plan is dragged. */
export const PANNING = {
  description: 'The plan is dragged.',
  tags: 'panning',
  on: { 'pointer.move': { actions: PAN }, 'pointer.up': 'idle' },
} as const;

/** The state of a tool while a line is drawn; the machine has the actions `trace` and `emitLassoSelected`. */
export const LASSO = {
  description: 'A line is drawn around what is selected when it is let go.',
  tags: 'lasso',
  on: {
    'pointer.move': { actions: by('trace') },
    'pointer.up': { actions: by('emitLassoSelected'), target: 'idle' },
  },
} as const;

/** The state of a tool while a frame is drawn; the machine has the actions `stretch` and `emitMarqueeSelected`. */
export const MARQUEE = {
  description: 'A frame is drawn; what is inside is selected when it is let go.',
  tags: 'marquee',
  on: {
    'pointer.move': { actions: by('stretch') },
    'pointer.up': { actions: by('emitMarqueeSelected'), target: 'idle' },
  },
} as const;
