import type { FloorPoint, Point } from '@/model/geometry/points';
import type { NodeId } from '@/model/network/network';
import { by, constrainToAxis, exceedsDragThreshold, type ToolGesture, type ToolPointer } from './toolPointer';

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
export const dragTarget = ({ press }: ToolGesture, { at, turn, snapped, shift }: ToolPointer): FloorPoint =>
  shift && press ? constrainToAxis(press.at, at, turn) : (snapped ?? at);

/** A finished drag with Alt: the nodes stay, and a copy of them is placed at the end of the drag. */
export interface NodeCopied extends Omit<NodeMoved, 'type'> {
  readonly type: 'copied';
}

export const nodeMoved = (gesture: ToolGesture): NodeMoved => ({ type: 'moved', ...dragOf(gesture) });
export const nodeCopied = (gesture: ToolGesture): NodeCopied => ({ type: 'copied', ...dragOf(gesture) });

/** Alt at the press makes a drag of a node a copy. */
export const isCopy = (gesture: ToolGesture, pointer: ToolPointer): boolean =>
  gesture.press?.alt === true && exceedsDragThreshold(gesture, pointer);

function dragOf({ press, to }: ToolGesture): Omit<NodeMoved, 'type'> {
  if (!press || !to || press.over?.kind !== 'node') throw new Error('A drag has a node, a beginning and a place.');
  return { node: press.over.id, by: { x: to.x - press.at.x, y: to.y - press.at.y } };
}

/** The states of a tool that drags nodes; the machine has the guards and actions that they name. */
export const NODE_DRAG = {
  pressingNode: {
    description: 'A node is pressed: a click selects it, a drag moves it, or with Alt a copy.',
    on: {
      'pointer.move': [
        { guard: by('isCopy'), actions: by('follow'), target: 'copyingNode' },
        { guard: by('exceedsDragThreshold'), actions: by('follow'), target: 'draggingNode' },
      ],
      'pointer.up': { actions: by('emitSelected'), target: 'idle' },
    },
  },
  draggingNode: {
    description: 'The node follows the pointer; nothing is changed until it is let go.',
    tags: 'draggingNode',
    on: {
      'pointer.move': { actions: by('follow') },
      'pointer.up': { actions: [by('follow'), 'emitMoved'], target: 'idle' },
    },
  },
  copyingNode: {
    description: 'A copy follows the pointer; nothing is changed until it is let go.',
    tags: 'copyingNode',
    on: {
      'pointer.move': { actions: by('follow') },
      'pointer.up': { actions: [by('follow'), 'emitCopied'], target: 'idle' },
    },
  },
} as const;
