import { selectToolMachine } from '@/machines/editor/selectTool.machine';
import type { Hit, PointerEvents, ToolPointer } from '@/machines/editor/toolPointer';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { edgeId, nodeId } from '@/model/network/network';
import { AT_REST } from '../../machines/editor/pointer';
import { defineModel } from '../support/model';
import {
  assertCopying,
  assertDragging,
  assertLasso,
  assertMarquee,
  assertPanning,
  assertSettled,
  cancel,
  move,
  type NodeToolWorld,
  openSelectTool,
  pressWithSelectTool,
  release,
} from '../support/worlds/nodeToolWorld';

/** Pixels a metre in the samples; a person's page has its own. */
const SCALE = 10;

const NODE: Hit = { kind: 'node', id: nodeId(1) };
const PATH: Hit = { kind: 'edge', id: edgeId(11) };
const ROOM: Hit = { kind: 'mesh', name: 'room-a' };

const pointer = (x: number, y: number, over: Hit | null, rest: Partial<ToolPointer> = {}): ToolPointer => ({
  at: floorPoint(x / SCALE, y / SCALE),
  screen: screenPoint(x, y),
  ...AT_REST,
  over,
  ...rest,
});

type Kind = 'pointer.down' | 'pointer.move' | 'pointer.up';
const event = (type: Kind, given: ToolPointer): PointerEvents => ({ type, ...given });

export const selectToolModel = defineModel<typeof selectToolMachine, NodeToolWorld>({
  machine: selectToolMachine,
  starts: { 'select tool': { open: openSelectTool } },
  // A click selects and a drag never does; only a node that the person may move follows the pointer.
  expected: `
    start | select tool | idle | clearGesture
    idle | press a node; press a node with Alt | pressingNode | press
    idle | press a node that stays; press a room; press a path; press the ground; press the ground with Alt | pressing | press
    pressingNode; pressing | let go; let go with Shift | idle | emitSelected; clearGesture
    pressingNode {!withAlt} | move far; move far with Shift; move on to the side | draggingNode | follow
    pressingNode {withAlt} | move far; move far with Shift; move on to the side | copyingNode | follow
    draggingNode; copyingNode | move a little; move far; move far with Shift; move on to the side | same | follow
    draggingNode | let go; let go with Shift | idle | follow; emitMoved; clearGesture
    copyingNode | let go; let go with Shift | idle | follow; emitCopied; clearGesture
    pressing {!withAlt} | move far; move on to the side | panning | emitPanned; follow
    pressing {!withAlt} | move far with Shift | marquee | stretch
    pressing {withAlt} | move far; move far with Shift; move on to the side | lasso | trace
    marquee | move a little; move far; move far with Shift; move on to the side | same | stretch
    marquee | let go; let go with Shift | idle | emitMarqueeSelected; clearGesture
    lasso | move a little; move far; move far with Shift; move on to the side | same | trace
    lasso | let go; let go with Shift | idle | emitLassoSelected; clearGesture
    panning | move a little; move far; move far with Shift; move on to the side | same | emitPanned; follow
    panning | let go; let go with Shift | idle | clearGesture
    any | Escape | idle | clearGesture`,
  conditions: {
    withAlt: (walk) => /with Alt$/.test(walk.labels.findLast((label) => label.startsWith('press')) ?? ''),
  },
  samples: {
    'press a node': event('pointer.down', pointer(100, 100, NODE)),
    'press a node with Alt': event('pointer.down', pointer(100, 100, NODE, { alt: true })),
    'press a node that stays': event('pointer.down', pointer(100, 100, NODE, { canMove: false })),
    'press a room': event('pointer.down', pointer(100, 100, ROOM)),
    'press a path': event('pointer.down', pointer(100, 100, PATH)),
    'press the ground': event('pointer.down', pointer(100, 100, null)),
    'press the ground with Alt': event('pointer.down', pointer(100, 100, null, { alt: true })),
    'move a little': event('pointer.move', pointer(102, 100, null)),
    'move far': event('pointer.move', pointer(400, 310, null)),
    'move far with Shift': event('pointer.move', pointer(400, 310, null, { shift: true })),
    'move on to the side': event('pointer.move', pointer(440, 310, null)),
    'let go': event('pointer.up', pointer(400, 310, null)),
    'let go with Shift': event('pointer.up', pointer(400, 310, null, { shift: true })),
    Escape: { type: 'cancel' },
  },
  answers: {},
  requests: {},
  actions: { 'pointer.down': pressWithSelectTool, 'pointer.move': move, 'pointer.up': release, cancel },
  assertions: {
    idle: assertSettled,
    pressingNode: assertSettled,
    pressing: assertSettled,
    draggingNode: assertDragging,
    copyingNode: assertCopying,
    marquee: assertMarquee,
    lasso: assertLasso,
    panning: assertPanning,
  },
  // A press that has not moved yet changes nothing on the screen.
  equivalentStates: [['idle', 'pressingNode', 'pressing']],
  // However long the line of a lasso is, it goes on alike.
  serialize: ({ trace, ...gesture }) => ({ ...gesture, isTraced: trace.length > 0 }),
  isContinuable: true,
});
