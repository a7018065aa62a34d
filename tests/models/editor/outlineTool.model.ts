import { type OutlineToolEvent, outlineToolMachine } from '@/machines/editor/outlineTool.machine';
import type { Hit, ToolPointer } from '@/machines/editor/toolPointer';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import {
  assertions,
  cancel,
  finish,
  move,
  type OutlineToolWorld,
  openOutlineTool,
  press,
  release,
  removeCorner,
  reshape,
  undoReshape,
} from '../support/worlds/outlineToolWorld';
import { endsAt, LEAST, outlineOf } from './outlineOf';

/** Pixels a metre in the samples; a person's page has its own. */
const SCALE = 10;
const PLACES = { here: 100, there: 400, elsewhere: 700 } as const;
type Place = keyof typeof PLACES;

type Kind = 'pointer.down' | 'pointer.move' | 'pointer.up';
const event = (type: Kind, x: number, over: Hit | null = null): OutlineToolEvent => {
  const pointer: ToolPointer = {
    at: floorPoint(x / SCALE, 10),
    screen: screenPoint(x, 100),
    over,
    turn: 0,
    snapped: null,
    isTouch: false,
    shift: false,
    alt: false,
    command: false,
    canMove: false,
  };
  return { type, ...pointer };
};

const ends = (place: Place) => (walk: Walk) => endsAt(walk.start, outlineOf(walk).corners, place);

export const outlineToolModel = defineModel<typeof outlineToolMachine, OutlineToolWorld>({
  machine: outlineToolMachine,
  starts: {
    draw: { input: { task: 'draw' }, open: openOutlineTool('draw') },
    split: { input: { task: 'split' }, open: openOutlineTool('split') },
    merge: { input: { task: 'merge' }, open: openOutlineTool('merge') },
  },
  // Each click adds a corner. Enter, or a click on an end of the line, finishes it; it stays until Escape.
  expected: `
    start | draw; split; merge | idle | clear
    idle | press; press a room | pressing | press
    pressing | move far | panning | emitPanned; follow
    pressing {merging, onRoom} | let go here; let go there; let go elsewhere | idle | emitPicked; clear
    pressing {merging, !onRoom} | let go here; let go there; let go elsewhere | idle | clear
    pressing {!merging, hasPoints} | let go here; let go there; let go elsewhere | drawn | release
    pressing {!merging, !hasPoints} | let go here; let go there; let go elsewhere | drawing | add
    panning | move a little; move far | same | emitPanned; follow
    panning {hasPoints} | let go here; let go there; let go elsewhere | drawn | release
    panning {!hasPoints} | let go here; let go there; let go elsewhere | idle | clear
    drawing | move a little; move far | same | follow
    drawing {isEnough, endsHere} | let go here | drawn | release; emitOutlined
    drawing {!isEnough, endsHere} | let go here | same | follow
    drawing {!endsHere} | let go here | same | add
    drawing {isEnough, endsThere} | let go there | drawn | release; emitOutlined
    drawing {!isEnough, endsThere} | let go there | same | follow
    drawing {!endsThere} | let go there | same | add
    drawing {isEnough, endsElsewhere} | let go elsewhere | drawn | release; emitOutlined
    drawing {!isEnough, endsElsewhere} | let go elsewhere | same | follow
    drawing {!endsElsewhere} | let go elsewhere | same | add
    drawing {isEnough} | finish | drawn | release; emitOutlined
    drawing {hasSeveral} | Backspace | same | removeLast
    drawing {!hasSeveral} | Backspace | idle | clear
    drawn | press; press a room | pressing | press
    drawn | finish | same | emitOutlined
    drawn | Backspace | drawing | removeLast
    drawn {ofRoom} | move the outline | same | reshape
    drawn {reshaped} | Ctrl+Z | same | undoReshape
    any | Escape | idle | clear`,
  conditions: {
    merging: ({ start }) => start === 'merge',
    onRoom: (walk) => walk.last('press', 'press a room') === 'press a room',
    hasPoints: (walk) => outlineOf(walk).corners.length > 0,
    ofRoom: ({ start }) => start === 'draw',
    reshaped: (walk) => outlineOf(walk).reshaped > 0,
    hasSeveral: (walk) => outlineOf(walk).corners.length > 1,
    isEnough: (walk) => outlineOf(walk).corners.length >= (LEAST[walk.start] ?? 0),
    endsHere: ends('here'),
    endsThere: ends('there'),
    endsElsewhere: ends('elsewhere'),
  },
  samples: {
    press: event('pointer.down', PLACES.here),
    'press a room': event('pointer.down', PLACES.here, { kind: 'mesh', name: 'shop-1' }),
    'move a little': event('pointer.move', PLACES.here + 2),
    'move far': event('pointer.move', PLACES.there),
    'let go here': event('pointer.up', PLACES.here),
    'let go there': event('pointer.up', PLACES.there),
    'let go elsewhere': event('pointer.up', PLACES.elsewhere),
    finish: { type: 'finish' },
    Backspace: { type: 'corner.remove' },
    'move the outline': { type: 'reshape', points: [1, 2, 3].map((x) => floorPoint(x, x * x)) },
    'Ctrl+Z': { type: 'reshape.undo' },
    Escape: { type: 'cancel' },
  },
  answers: {},
  requests: {},
  actions: {
    'pointer.down': press,
    'pointer.move': move,
    'pointer.up': release,
    finish,
    'corner.remove': removeCorner,
    reshape,
    'reshape.undo': undoReshape,
    cancel,
  },
  assertions,
  // A press that has not moved yet changes nothing on the screen.
  equivalentStates: [
    ['idle', 'pressing', 'panning', 'drawn'],
    ['drawing', 'drawn', 'pressing', 'panning'],
    // A line of one point has no length yet.
    ['idle', 'drawing'],
  ],
  // A mouse that is let go far from where it was pressed has moved in between, and the press became a pan.
  isEnabled: (snapshot, sent) =>
    !(snapshot.matches('pressing') && sent.type === 'pointer.up' && sent.screen.x !== snapshot.context.press?.screen.x),
  unreachableEdges: Object.fromEntries(
    ['let go there', 'let go elsewhere'].flatMap((label) =>
      ['idle', 'drawing', 'drawn'].map((state) => [
        `pressing → ${label} → ${state}`,
        'A mouse that is let go there has moved there, and the press became a pan.',
      ]),
    ),
  ),
  serialize: ({ task, press: pressed, points, reshaped }) => ({
    task,
    isOnRoom: pressed?.over?.kind === 'mesh',
    count: Math.min(points.length, 3),
    first: points[0]?.x,
    last: points.at(-1)?.x,
    isReshaped: reshaped.length > 0,
  }),
});
