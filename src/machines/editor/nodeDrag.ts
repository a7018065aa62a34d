import type { FloorPoint, Point } from '@/model/geometry/points';
import type { NodeId } from '@/model/network/network';
import { constrainToAxis, type ToolGesture, type ToolPointer } from './toolPointer';

/** A finished drag of a node, with the rest of the selection where it is part of it. */
export interface NodeMoved {
  readonly type: 'moved';
  readonly node: NodeId;
  /** Vector of the move, in metres. */
  readonly by: Point;
}

/** A press on a node that the person may move begins a drag of it. */
export const startsNodeDrag = ({ over, canMove }: ToolPointer): boolean => over?.kind === 'node' && canMove;

/** Where the pressed point is dragged to: on the axis with Shift, else where it snaps. */
export const dragTarget = ({ press }: ToolGesture, { at, snapped, shift }: ToolPointer): FloorPoint =>
  shift && press ? constrainToAxis(press.at, at) : (snapped ?? at);

export function nodeMoved({ press, to }: ToolGesture): NodeMoved {
  if (!press || !to || press.over?.kind !== 'node') throw new Error('A drag has a node, a beginning and a place.');
  return { type: 'moved', node: press.over.id, by: { x: to.x - press.at.x, y: to.y - press.at.y } };
}
