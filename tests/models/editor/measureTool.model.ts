import { type MeasureToolEvent, measureToolMachine } from '@/machines/editor/measureTool.machine';
import type { ToolPointer } from '@/machines/editor/toolPointer';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { AT_REST } from '../../machines/editor/pointer';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import {
  assertions,
  cancel,
  finish,
  type MeasureToolWorld,
  move,
  openMeasureTool,
  press,
  release,
} from '../support/worlds/measureToolWorld';

/** Pixels a metre in the samples; a person's page has its own. */
const SCALE = 10;

/** The place on the floor, in metres, that a moved map has at the pixel of the place here. */
const BELOW = 25;

type Kind = 'pointer.down' | 'pointer.move' | 'pointer.up';
const event = (type: Kind, x: number, floorX = x / SCALE): MeasureToolEvent => {
  const pointer: ToolPointer = {
    at: floorPoint(floorX, 10),
    screen: screenPoint(x, 100),
    ...AT_REST,
    canMove: false,
  };
  return { type, ...pointer };
};

/** The click that set the last point of the line; null without a line. A press that pans sets none. */
function lastPoint({ labels }: Walk): string | null {
  let point: string | null = null;
  let state: 'idle' | 'pressing' | 'panning' | 'measuring' = 'idle';
  for (const label of labels) {
    if (label === 'Escape') [point, state] = [null, 'idle'];
    if (label === 'press') state = 'pressing';
    if (label === 'move far' && state === 'pressing') state = 'panning';
    if (label === 'finish') state = 'idle';
    if (!label.startsWith('let go')) continue;
    if (state === 'panning') state = 'idle';
    else if (state === 'measuring' && point === label) state = 'idle';
    else [point, state] = [label, 'measuring'];
  }
  return point;
}

export const measureToolModel = defineModel<typeof measureToolMachine, MeasureToolWorld>({
  machine: measureToolMachine,
  starts: { 'measure tool': { open: openMeasureTool } },
  // Each click adds a point; a click on the last one and Enter end the line, which stays until the next one or Escape.
  expected: `
    start | measure tool | idle | clear
    idle; measured | press | pressing | press
    pressing | move far | panning | emitPanned; follow
    pressing | let go here; let go there; let go here on a moved map | measuring | begin
    panning | move a little; move far | same | emitPanned; follow
    panning {hasLine} | let go here; let go there; let go here on a moved map | measured | release
    panning {!hasLine} | let go here; let go there; let go here on a moved map | idle | clear
    measuring | move a little; move far | same | follow
    measuring {lastIsHere} | let go here | measured | release
    measuring {!lastIsHere} | let go here | same | add
    measuring {lastIsThere} | let go there | measured | release
    measuring {!lastIsThere} | let go there | same | add
    measuring {lastIsBelow} | let go here on a moved map | measured | release
    measuring {!lastIsBelow} | let go here on a moved map | same | add
    measuring | finish | measured | release
    any | Escape | idle | clear`,
  conditions: {
    hasLine: (walk) => lastPoint(walk) !== null,
    lastIsHere: (walk) => lastPoint(walk) === 'let go here',
    lastIsThere: (walk) => lastPoint(walk) === 'let go there',
    lastIsBelow: (walk) => lastPoint(walk) === 'let go here on a moved map',
  },
  samples: {
    press: event('pointer.down', 100),
    'move a little': event('pointer.move', 102),
    'move far': event('pointer.move', 400),
    'let go here': event('pointer.up', 100),
    'let go there': event('pointer.up', 400),
    'let go here on a moved map': event('pointer.up', 100, BELOW),
    finish: { type: 'finish' },
    Escape: { type: 'cancel' },
  },
  answers: {},
  requests: {},
  actions: { 'pointer.down': press, 'pointer.move': move, 'pointer.up': release, finish, cancel },
  assertions,
  // A press that has not moved yet changes nothing on the screen.
  equivalentStates: [
    ['idle', 'pressing', 'panning', 'measured'],
    ['measuring', 'measured', 'pressing', 'panning'],
    // A line of one point has no length yet.
    ['idle', 'measuring'],
  ],
  // A mouse that is let go far from where it was pressed has moved in between, and the press became a pan.
  isEnabled: (snapshot, event) =>
    !(
      snapshot.matches('pressing') &&
      event.type === 'pointer.up' &&
      event.screen.x !== snapshot.context.press?.screen.x
    ),
  unreachableEdges: {
    'pressing → let go there → measuring': 'A mouse that is let go there has moved there, and the press became a pan.',
  },
  isContinuable: true,
  serialize: ({ press: pressed, points }) => ({
    isPressed: pressed !== null,
    last: points.at(-1)?.x,
    points: Math.min(points.length, 2),
  }),
});
