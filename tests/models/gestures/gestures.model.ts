import type { GesturePointer, PointerEventType } from '@/machines/gestures/gesturePointer';
import { gesturesMachine } from '@/machines/gestures/gestures.machine';
import { defineModel } from '../support/model';
import { NotSupported } from '../support/notSupported';
import type { Walk } from '../support/oracle/walk';
import type { World } from '../support/worlds/world';
import { handsOf } from './handsOf';

/** The pointers of the samples, by the ids that a browser gives them. */
const MOUSE = 1;
const THUMB = 2;
const INDEX = 3;
const MIDDLE = 4;

const sample = (type: PointerEventType, id: number, x: number, more: Partial<GesturePointer> = {}) => ({
  type,
  id,
  x,
  y: 100,
  button: type === 'pointer.down' ? 0 : -1,
  isDown: true,
  isTouch: id !== MOUSE,
  shift: false,
  alt: false,
  command: false,
  ...more,
});

const isOnMap = (finger: string) => (walk: Walk) => handsOf(walk).fingers.has(finger);
const isBeside = (finger: string) => (walk: Walk) => [...handsOf(walk).fingers].some((one) => one !== finger);
const holds = (pointer: string) => (walk: Walk) => handsOf(walk).held === pointer;

/** No page under test has several fingers, a touchpad or a release that nobody sees. */
const unwalked = () =>
  Promise.reject(new NotSupported('fingers, a touchpad and a lost release cannot be had in a page'));

export const gesturesModel = defineModel<typeof gesturesMachine, World>({
  machine: gesturesMachine,
  starts: { 'a map with a menu': { input: { hasMenu: true }, open: unwalked } },
  // One pointer presses or pans until it is released or taken away; two fingers pinch, whatever was pressed before.
  expected: `
    start | a map with a menu | gesture.idle + space.up |
    space.up | Space goes down | space.held |
    space.held | Space comes up | space.up |

    gesture.idle; gesture.zooming | hover; mouse moves; thumb stays near; thumb moves far; index moves | same | emitMove
    gesture.idle; gesture.zooming; gesture.panning; gesture.pinching; gesture.lastFinger | mouse leaves | same | emitLeave
    gesture.idle; gesture.zooming; gesture.pinching; gesture.lastFinger | ask for the menu | same | emitMenu

    gesture.idle; gesture.zooming | press the middle button | gesture.panning | hold; emitCaptured
    gesture.idle + space.up; gesture.zooming + space.up | press | gesture.pressed.moving | addFinger; hold; emitCaptured; emitDown
    gesture.idle + space.held; gesture.zooming + space.held | press | gesture.panning | addFinger; hold; emitCaptured
    gesture.idle + space.up {!besideThumb} | thumb touches | gesture.pressed.still | addFinger; hold; emitCaptured; emitDown
    gesture.idle + space.up {!besideIndex} | index touches | gesture.pressed.still | addFinger; hold; emitCaptured; emitDown
    gesture.idle + space.up {!besideMiddle} | middle touches | gesture.pressed.still | addFinger; hold; emitCaptured; emitDown
    gesture.idle + space.held {!besideThumb} | thumb touches | gesture.panning | addFinger; hold; emitCaptured
    gesture.idle + space.held {!besideIndex} | index touches | gesture.panning | addFinger; hold; emitCaptured
    gesture.idle + space.held {!besideMiddle} | middle touches | gesture.panning | addFinger; hold; emitCaptured
    gesture.idle {besideThumb} | thumb touches | gesture.pinching | addFinger
    gesture.idle {besideIndex} | index touches | gesture.pinching | addFinger
    gesture.idle {besideMiddle} | middle touches | gesture.pinching | addFinger
    gesture.zooming + space.up | thumb touches; index touches; middle touches | gesture.pressed.still | addFinger; hold; emitCaptured; emitDown
    gesture.zooming + space.held | thumb touches; index touches; middle touches | gesture.panning | addFinger; hold; emitCaptured
    gesture.idle {thumb} | thumb lifts; thumb is lost | same | liftFinger
    gesture.idle {index} | index lifts | same | liftFinger
    gesture.idle {middle} | middle lifts | same | liftFinger

    gesture.pressed.moving {mouseHeld} | mouse moves | same | emitMove; follow
    gesture.pressed.moving {mouseHeld} | hover | gesture.idle | emitCancel; release; emitMove
    gesture.pressed.moving {thumbHeld} | thumb stays near; thumb moves far | same | emitMove; follow
    gesture.pressed.moving {indexHeld} | index moves | same | emitMove; follow
    gesture.pressed.still {thumbHeld} | thumb stays near | same | emitMove; moveFinger
    gesture.pressed.still {thumbHeld} | thumb moves far | gesture.pressed.moving | emitMove; follow
    gesture.pressed.still {indexHeld} | index moves | gesture.pressed.moving | emitMove; follow
    gesture.pressed.still | after 500 ms | gesture.idle | emitCancel; emitLongPress; release
    gesture.pressed {mouseHeld} | let go | gesture.idle | emitUp; release; liftFinger
    gesture.pressed {thumbHeld} | thumb lifts | gesture.idle | emitUp; release; liftFinger
    gesture.pressed {indexHeld} | index lifts | gesture.idle | emitUp; release; liftFinger
    gesture.pressed {middleHeld} | middle lifts | gesture.idle | emitUp; release; liftFinger
    gesture.pressed {mouseHeld} | mouse is lost | gesture.idle | emitCancel; release; liftFinger
    gesture.pressed {thumbHeld} | thumb is lost | gesture.idle | emitCancel; release; liftFinger
    gesture.pressed | ask for the menu | gesture.idle | emitCancel; release; emitMenu

    gesture.panning {mouseHeld} | mouse moves | same | emitPanned; follow
    gesture.panning {mouseHeld} | hover | gesture.idle | release; emitMove
    gesture.panning {thumbHeld} | thumb stays near; thumb moves far | same | emitPanned; follow
    gesture.panning {indexHeld} | index moves | same | emitPanned; follow
    gesture.panning {mouseHeld} | let go; mouse is lost | gesture.idle | release; liftFinger
    gesture.panning {thumbHeld} | thumb lifts; thumb is lost | gesture.idle | release; liftFinger
    gesture.panning {indexHeld} | index lifts | gesture.idle | release; liftFinger
    gesture.panning {middleHeld} | middle lifts | gesture.idle | release; liftFinger
    gesture.panning | ask for the menu | gesture.idle | release; emitMenu

    gesture.pressed {besideThumb} | thumb touches | gesture.pinching | emitCancel; release; addFinger
    gesture.pressed {besideIndex} | index touches | gesture.pinching | emitCancel; release; addFinger
    gesture.pressed {besideMiddle} | middle touches | gesture.pinching | emitCancel; release; addFinger
    gesture.panning {besideThumb} | thumb touches | gesture.pinching | release; addFinger
    gesture.panning {besideIndex} | index touches | gesture.pinching | release; addFinger
    gesture.panning {besideMiddle} | middle touches | gesture.pinching | release; addFinger
    gesture.pressed {mouseHeld, !besideThumb} | thumb touches | same | addFinger
    gesture.pressed {mouseHeld, !besideIndex} | index touches | same | addFinger
    gesture.pressed {mouseHeld, !besideMiddle} | middle touches | same | addFinger
    gesture.panning {mouseHeld, !besideThumb} | thumb touches | same | addFinger
    gesture.panning {mouseHeld, !besideIndex} | index touches | same | addFinger
    gesture.panning {mouseHeld, !besideMiddle} | middle touches | same | addFinger
    gesture.pressed; gesture.panning {mouseHeld, thumb} | thumb lifts; thumb is lost | same | liftFinger
    gesture.pressed; gesture.panning {mouseHeld, index} | index lifts | same | liftFinger
    gesture.pressed; gesture.panning {mouseHeld, middle} | middle lifts | same | liftFinger

    gesture.pressed + space.up {mouseHeld} | press | gesture.pressed.moving | emitCancel; release; pressAnew; addFinger; hold; emitCaptured; emitDown
    gesture.pressed + space.held {mouseHeld} | press | gesture.panning | emitCancel; release; pressAnew; addFinger; hold; emitCaptured
    gesture.pressed {mouseHeld} | press the middle button | gesture.panning | emitCancel; release; pressAnew; hold; emitCaptured
    gesture.panning + space.up {mouseHeld} | press | gesture.pressed.moving | release; pressAnew; addFinger; hold; emitCaptured; emitDown
    gesture.panning + space.held {mouseHeld} | press | gesture.panning | release; pressAnew; addFinger; hold; emitCaptured
    gesture.panning {mouseHeld} | press the middle button | gesture.panning | release; pressAnew; hold; emitCaptured
    gesture.pressed + space.up {thumbHeld} | thumb touches | gesture.pressed.still | emitCancel; release; pressAnew; addFinger; hold; emitCaptured; emitDown
    gesture.pressed + space.up {indexHeld} | index touches | gesture.pressed.still | emitCancel; release; pressAnew; addFinger; hold; emitCaptured; emitDown
    gesture.pressed + space.up {middleHeld} | middle touches | gesture.pressed.still | emitCancel; release; pressAnew; addFinger; hold; emitCaptured; emitDown
    gesture.pressed + space.held {thumbHeld} | thumb touches | gesture.panning | emitCancel; release; pressAnew; addFinger; hold; emitCaptured
    gesture.pressed + space.held {indexHeld} | index touches | gesture.panning | emitCancel; release; pressAnew; addFinger; hold; emitCaptured
    gesture.pressed + space.held {middleHeld} | middle touches | gesture.panning | emitCancel; release; pressAnew; addFinger; hold; emitCaptured
    gesture.panning + space.up {thumbHeld} | thumb touches | gesture.pressed.still | release; pressAnew; addFinger; hold; emitCaptured; emitDown
    gesture.panning + space.up {indexHeld} | index touches | gesture.pressed.still | release; pressAnew; addFinger; hold; emitCaptured; emitDown
    gesture.panning + space.up {middleHeld} | middle touches | gesture.pressed.still | release; pressAnew; addFinger; hold; emitCaptured; emitDown
    gesture.panning + space.held {thumbHeld} | thumb touches | gesture.panning | release; pressAnew; addFinger; hold; emitCaptured
    gesture.panning + space.held {indexHeld} | index touches | gesture.panning | release; pressAnew; addFinger; hold; emitCaptured
    gesture.panning + space.held {middleHeld} | middle touches | gesture.panning | release; pressAnew; addFinger; hold; emitCaptured

    gesture.pinching | thumb touches; index touches; middle touches | same | addFinger
    gesture.pinching {thumb} | thumb stays near; thumb moves far | same | emitPinched; moveFinger
    gesture.pinching {index} | index moves | same | emitPinched; moveFinger
    gesture.pinching {thumb, three} | thumb lifts; thumb is lost | same | emitPinchEnded; liftFinger
    gesture.pinching {index, three} | index lifts | same | emitPinchEnded; liftFinger
    gesture.pinching {middle, three} | middle lifts | same | emitPinchEnded; liftFinger
    gesture.pinching {thumb, !three} | thumb lifts; thumb is lost | gesture.lastFinger | emitPinchEnded; liftFinger
    gesture.pinching {index, !three} | index lifts | gesture.lastFinger | emitPinchEnded; liftFinger
    gesture.pinching {middle, !three} | middle lifts | gesture.lastFinger | emitPinchEnded; liftFinger
    gesture.lastFinger {besideThumb} | thumb touches | gesture.pinching | addFinger
    gesture.lastFinger {besideIndex} | index touches | gesture.pinching | addFinger
    gesture.lastFinger {besideMiddle} | middle touches | gesture.pinching | addFinger
    gesture.lastFinger {!besideThumb} | thumb touches | same | addFinger
    gesture.lastFinger {!besideIndex} | index touches | same | addFinger
    gesture.lastFinger {!besideMiddle} | middle touches | same | addFinger
    gesture.lastFinger {thumb} | thumb lifts; thumb is lost | gesture.idle | liftFinger
    gesture.lastFinger {index} | index lifts | gesture.idle | liftFinger
    gesture.lastFinger {middle} | middle lifts | gesture.idle | liftFinger

    gesture.idle {bare} | the touchpad is pinched | gesture.zooming | resetScale
    gesture.zooming | the touchpad is pinched | same | resetScale
    gesture.zooming | the fingers on the touchpad part | same | emitZoomed; setScale
    gesture.zooming | the touchpad is left | gesture.idle |`,
  conditions: {
    bare: (walk) => handsOf(walk).fingers.size === 0,
    three: (walk) => handsOf(walk).fingers.size === 3,
    thumb: isOnMap('thumb'),
    index: isOnMap('index'),
    middle: isOnMap('middle'),
    besideThumb: isBeside('thumb'),
    besideIndex: isBeside('index'),
    besideMiddle: isBeside('middle'),
    mouseHeld: holds('mouse'),
    thumbHeld: holds('thumb'),
    indexHeld: holds('index'),
    middleHeld: holds('middle'),
  },
  samples: {
    press: sample('pointer.down', MOUSE, 100),
    'press the middle button': sample('pointer.down', MOUSE, 100, { button: 1 }),
    'mouse moves': sample('pointer.move', MOUSE, 160),
    hover: sample('pointer.move', MOUSE, 160, { isDown: false }),
    'let go': sample('pointer.up', MOUSE, 160, { isDown: false }),
    'mouse is lost': sample('pointer.cancel', MOUSE, 160),
    'mouse leaves': sample('pointer.leave', MOUSE, 300, { isDown: false }),
    'ask for the menu': sample('menu', MOUSE, 160, { button: 2 }),
    'thumb touches': sample('pointer.down', THUMB, 100),
    'thumb stays near': sample('pointer.move', THUMB, 108),
    'thumb moves far': sample('pointer.move', THUMB, 109),
    'thumb lifts': sample('pointer.up', THUMB, 109),
    'thumb is lost': sample('pointer.cancel', THUMB, 109),
    'index touches': sample('pointer.down', INDEX, 200),
    'index moves': sample('pointer.move', INDEX, 260),
    'index lifts': sample('pointer.up', INDEX, 260),
    'middle touches': sample('pointer.down', MIDDLE, 300),
    'middle lifts': sample('pointer.up', MIDDLE, 300),
    'Space goes down': { type: 'space.down' },
    'Space comes up': { type: 'space.up' },
    'the touchpad is pinched': { type: 'pinch.start' },
    'the fingers on the touchpad part': { type: 'pinch.move', x: 50, y: 60, scale: 1.5 },
    'the touchpad is left': { type: 'pinch.end' },
  },
  answers: {},
  requests: {},
  actions: {
    'pointer.down': unwalked,
    'pointer.move': unwalked,
    'pointer.up': unwalked,
    'pointer.cancel': unwalked,
    'pointer.leave': unwalked,
    menu: unwalked,
    'space.down': unwalked,
    'space.up': unwalked,
    'pinch.start': unwalked,
    'pinch.move': unwalked,
    'pinch.end': unwalked,
  },
  assertions: {
    'gesture.idle': unwalked,
    'gesture.pressed.still': unwalked,
    'gesture.pressed.moving': unwalked,
    'gesture.panning': unwalked,
    'gesture.pinching': unwalked,
    'gesture.lastFinger': unwalked,
    'gesture.zooming': unwalked,
    'space.up': unwalked,
    'space.held': unwalked,
  },
  // Whoever does the events of a tool does these.
  isBackground: true,
  serialize: ({ fingers, held }) => ({ fingers: fingers.map(({ id }) => id).sort(), held: held.id }),
});
