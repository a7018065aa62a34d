import { type PathToolEvent, pathToolMachine } from '@/machines/editor/pathTool.machine';
import type { Hit, ToolPointer } from '@/machines/editor/toolPointer';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { edgeId, nodeId } from '@/model/network/network';
import { AT_REST } from '../../machines/editor/pointer';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import {
  assertions,
  cancel,
  finish,
  move,
  openPathTool,
  type PathToolWorld,
  PLACED,
  press,
  release,
} from '../support/worlds/pathToolWorld';

/** Pixels a metre in the samples; a person's page has its own. */
const SCALE = 10;

const NODE: Hit = { kind: 'node', id: nodeId(1) };
const OTHER: Hit = { kind: 'node', id: nodeId(2) };
const PATH: Hit = { kind: 'edge', id: edgeId(11) };

type Kind = 'pointer.down' | 'pointer.move' | 'pointer.up';
const event = (type: Kind, x: number, over: Hit | null, rest: Partial<ToolPointer> = {}): PathToolEvent => {
  const pointer: ToolPointer = {
    at: floorPoint(x / SCALE, 10),
    screen: screenPoint(x, 100),
    ...AT_REST,
    over,
    canMove: false,
    ...rest,
  };
  return { type, ...pointer };
};

const BLOCKED = 'The editor says so of a click outside of the floor plan alone.';

const pressed = ({ labels }: Walk): string => labels.findLast((label) => label.startsWith('press')) ?? '';
/** The node from which the next path begins; null where there is none. */
function fromAfter({ labels }: Walk): number | null {
  let from: number | null = null;
  let isDrawing = false;
  let press = '';
  for (const label of labels) {
    if (label.startsWith('press')) press = label;
    if (label === 'Escape' || label === 'finish') [from, isDrawing] = [null, false];
    if (label === 'the node is placed') [from, isDrawing] = [PLACED, true];
    if (label === 'nothing is placed') isDrawing = from !== null;
    if (!label.startsWith('let go')) continue;
    if (!isDrawing) {
      const begins = press.startsWith('press a node');
      [from, isDrawing] = [begins ? 1 : null, begins];
    } else {
      const node = label === 'let go on the node' ? 1 : label === 'let go on another node' ? 2 : from;
      const isEnd = /node$/.test(label) && node === from;
      [from, isDrawing] = isEnd ? [null, false] : [node, true];
    }
  }
  return from;
}

export const pathToolModel = defineModel<typeof pathToolMachine, PathToolWorld>({
  machine: pathToolMachine,
  starts: { 'path tool': { open: openPathTool } },
  // Each click adds a piece to the path that is drawn; a click on its own end, Enter and Escape end it.
  expected: `
    start | path tool | idle | clearGesture
    idle | press a node; press a node with Alt; press a path; press the ground; press the ground with Alt | pressing | press
    pressing {onNode} | move far; move far with Shift | dragging | beginAtPress; follow
    pressing {besides} | move far | panning | emitPanned; follow
    pressing {besides} | move far with Shift | marquee | stretch
    pressing {withAlt} | move far; move far with Shift | lasso | trace
    pressing {onNode} | let go on the node; let go on another node; let go on a path; let go on the ground | drawing | beginAtPress; release
    pressing {onPath} | let go on a path with Shift | idle | emitSelected; clearGesture
    pressing {besides} | let go on the node; let go on another node; let go on a path; let go on the ground | placing | emitExtended; release
    pressing {onGround} | let go on a path with Shift | placing | emitExtended; release
    pressing {withAlt} | let go on the node; let go on another node; let go on a path; let go on the ground | placing | emitExtended; release
    pressing {onNode} | let go on a path with Shift | drawing | beginAtPress; release
    marquee | move a little; move far; move far with Shift | same | stretch
    marquee | let go on the node; let go on another node; let go on a path; let go on a path with Shift; let go on the ground | idle | emitMarqueeSelected; clearGesture
    lasso | move a little; move far; move far with Shift | same | trace
    lasso | let go on the node; let go on another node; let go on a path; let go on a path with Shift; let go on the ground | idle | emitLassoSelected; clearGesture
    panning | move a little; move far; move far with Shift | same | emitPanned; follow
    panning | let go on the node; let go on another node; let go on a path; let go on a path with Shift; let go on the ground | idle | clearGesture
    dragging | move a little; move far; move far with Shift | same | follow
    dragging | let go on the node | idle | clearGesture
    dragging | let go on another node | idle | emitConnected; clearGesture
    dragging | let go on a path; let go on a path with Shift; let go on the ground | idle | emitExtended; clearGesture
    drawing | move a little; move far; move far with Shift | same | follow
    drawing | press a node; press a node with Alt; press a path; press the ground; press the ground with Alt | adding | press; follow
    adding | move a little; move far; move far with Shift | same | follow
    adding {fromNode} | let go on the node | idle | clearGesture
    adding {!fromNode} | let go on the node | drawing | emitConnected; continueFromPointer; release
    adding {fromOther} | let go on another node | idle | clearGesture
    adding {!fromOther} | let go on another node | drawing | emitConnected; continueFromPointer; release
    adding | let go on a path; let go on a path with Shift; let go on the ground | placing | emitExtended; release
    drawing; adding; placing | finish | idle | clearGesture
    placing | the node is placed | drawing | continueFrom(${PLACED})
    placing {fromNowhere} | nothing is placed | idle | clearGesture
    placing {!fromNowhere} | nothing is placed | drawing |
    any | Escape | idle | clearGesture`,
  conditions: {
    onNode: (walk) => pressed(walk).startsWith('press a node'),
    onPath: (walk) => pressed(walk) === 'press a path',
    besides: (walk) => ['press a path', 'press the ground'].includes(pressed(walk)),
    // A node that is pressed begins a path, with Alt too.
    withAlt: (walk) => pressed(walk) === 'press the ground with Alt',
    onGround: (walk) => pressed(walk).startsWith('press the ground'),
    fromNowhere: (walk) => fromAfter(walk) === null,
    fromNode: (walk) => fromAfter(walk) === 1,
    fromOther: (walk) => fromAfter(walk) === 2,
  },
  samples: {
    'press a node': event('pointer.down', 100, NODE),
    'press a node with Alt': event('pointer.down', 100, NODE, { alt: true }),
    'press a path': event('pointer.down', 100, PATH),
    'press the ground': event('pointer.down', 100, null),
    'press the ground with Alt': event('pointer.down', 100, null, { alt: true }),
    'move a little': event('pointer.move', 102, null),
    'move far': event('pointer.move', 400, null),
    'move far with Shift': event('pointer.move', 400, null, { shift: true }),
    'let go on the node': event('pointer.up', 400, NODE),
    'let go on another node': event('pointer.up', 400, OTHER),
    'let go on a path': event('pointer.up', 400, PATH),
    'let go on a path with Shift': event('pointer.up', 400, PATH, { shift: true }),
    'let go on the ground': event('pointer.up', 400, null),
    'the node is placed': { type: 'from.set', node: nodeId(PLACED) },
    'nothing is placed': { type: 'from.keep' },
    finish: { type: 'finish' },
    Escape: { type: 'cancel' },
  },
  answers: {},
  requests: {},
  actions: {
    'pointer.down': press,
    'pointer.move': move,
    'pointer.up': release,
    // The editor answers at once.
    'from.set': async () => undefined,
    'from.keep': async () => undefined,
    finish,
    cancel,
  },
  assertions,
  // The editor has placed the node already, and what is not moved yet looks as before.
  equivalentStates: [
    ['idle', 'pressing'],
    ['drawing', 'adding', 'placing', 'dragging'],
  ],
  isEnabled: ({ value }, { type }) => (value === 'placing' ? type === 'from.set' : type !== 'from.keep'),
  unreachableEdges: {
    'placing → nothing is placed → drawing': BLOCKED,
    'placing → nothing is placed → idle': BLOCKED,
    'placing → Escape → idle': 'The editor answers before a key can be pressed.',
    'placing → finish → idle': 'The editor answers before a key can be pressed.',
  },
  isContinuable: true,
  serialize: ({ press: pressed, from }) => ({
    over: pressed?.over,
    alt: pressed?.alt,
    isPressed: pressed !== null,
    from,
  }),
});
