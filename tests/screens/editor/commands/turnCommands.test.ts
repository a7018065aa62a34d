import { beforeEach, expect, it } from 'vitest';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { createStore } from '@/components/mapCanvas/store';
import { type Command, commandOf, SHORTCUTS } from '@/components/shortcuts';
import { type DrawnFloor, drawnFloor } from '@/model/floorPlan/drawnFloor';
import { turnedFloorPlan } from '@/model/floorPlan/turnedFloorPlan';
import { toRadians } from '@/model/geometry/turns';
import { toFloor, type View } from '@/model/geometry/view';
import { isTurn, turnBy } from '@/screens/editor/commands/turnCommands';
import { floorPlanOf } from '../../../support/boxFloorPlan';

beforeEach(clearToasts);

const MIDDLE = { x: 400, y: 300 };

/** A plan of two rooms that was uploaded askew. */
function askew(degrees: number): DrawnFloor {
  const straight = floorPlanOf({ hall: [0, 0, 80, 40], shop: [80, 0, 100, 40] });
  const steps = turnedFloorPlan(straight, [0, 1], toRadians(degrees));
  let step = steps.next();
  while (!step.done) step = steps.next();
  return drawnFloor(step.value);
}

function opened(drawn: DrawnFloor | null = null, width = 800, bounds = { minX: 0, minY: 0, maxX: 100, maxY: 40 }) {
  const view = createStore<View>({ scale: 10, x: -30, y: 70, turn: 0 });
  const handle = {
    focus: () => {},
    corner: { x: 0, y: 0 },
    setCursor: () => {},
    size: { width, height: 600 },
    nodeAt: () => null,
    toCanvas: () => null,
  };
  const run = (command: Command) => {
    if (isTurn(command)) turnBy(command, { view, canvas: { current: handle }, drawn, bounds });
  };
  const degrees = () => (view.get().turn * 180) / Math.PI;
  return { view, run, degrees };
}
const toasts = () => getToasts().shown.map(({ text }) => text);

it('[VI10] Q and E turn the map by 15 degrees around the middle of the window, and Shift+L undoes it', () => {
  const { view, run, degrees } = opened();
  const middle = toFloor(view.get(), MIDDLE);
  for (const [command, wanted] of [
    ['turn.right', 15],
    ['turn.right', 30],
    ['turn.left', 15],
  ] as const) {
    run(command);
    expect(degrees()).toBeCloseTo(wanted, 6);
    expect(toFloor(view.get(), MIDDLE).x).toBeCloseTo(middle.x, 6);
    expect(toFloor(view.get(), MIDDLE).y).toBeCloseTo(middle.y, 6);
  }
  run('turn.reset');
  expect(view.get().turn).toBe(0);
  const key = (name: string, shiftKey = false) =>
    commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey }, 'editor', 'on');
  expect([key('q'), key('E'), key('N', true), key('L', true)]).toEqual([
    'turn.left',
    'turn.right',
    'turn.building',
    'turn.reset',
  ]);
});

it('[VI10] Shift+F shows the whole floor, by a quarter where it is larger so, and says where it is not', () => {
  const portrait = opened(null, 300);
  portrait.run('turn.fit');
  expect([portrait.degrees(), toasts()]).toEqual([90, []]);
  // The 100 metres run down the window of 600 pixels, with 40 free at each end.
  expect(portrait.view.get().scale).toBeCloseTo(5.2, 6);
  portrait.run('turn.fit');
  expect([portrait.degrees(), toasts()]).toEqual([
    90,
    ['Rotated by a quarter, the floor would not be larger in this window.'],
  ]);
  const landscape = opened();
  landscape.view.set({ ...landscape.view.get(), turn: toRadians(-80) });
  landscape.run('turn.fit');
  expect(landscape.degrees()).toBeCloseTo(10, 6);
  const square = opened(null, 600, { minX: 0, minY: 0, maxX: 42, maxY: 40 });
  square.run('turn.fit');
  expect(square.view.get().turn).toBe(0);
});

it('[VI10] turned away and back by the same commands, the map is exactly where it was', () => {
  const { view, run } = opened();
  for (const command of ['turn.left', 'turn.right'] as const) for (let step = 0; step < 24; step++) run(command);
  expect(view.get().turn).toBe(0);
  for (let step = 0; step < 24; step++) run('turn.right');
  expect(view.get().turn).toBe(0);
});

it('[VI10] nothing is turned while there is no map in the window', () => {
  const { view, run } = opened(askew(17), 0);
  const before = view.get();
  for (const { command } of SHORTCUTS) if (command.startsWith('turn.')) run(command as Command);
  expect([view.get(), toasts()]).toEqual([before, []]);
});

it('[VI9] aligning turns the walls the shorter way onto the axes of the screen, from wherever the map is turned to', () => {
  for (const [lies, turned, wanted] of [
    [17, 0, -17],
    [-12, 0, 12],
    [17, 30, 73],
    [17, -60, -17],
    [40, 60, 50],
  ] as const) {
    const { view, run, degrees } = opened(askew(lies));
    view.set({ ...view.get(), turn: toRadians(turned) });
    run('turn.building');
    expect(degrees()).toBeCloseTo(wanted, 1);
  }
  expect(toasts()).toEqual([]);
});

it('[VI9] where aligning changes nothing, a notification says why', () => {
  const straight = opened(askew(0));
  straight.run('turn.building');
  expect([straight.view.get().turn, ...toasts()]).toEqual([0, 'The map is already aligned to the building.']);
  clearToasts();
  opened(null).run('turn.building');
  expect(toasts()).toEqual(['The floor plan is not loaded, so the map cannot be aligned to it.']);
  clearToasts();
  opened(drawnFloor(floorPlanOf({}))).run('turn.building');
  expect(toasts()).toEqual(['The walls of this floor have no main direction, so the map cannot be aligned to them.']);
});
