import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import { groundAt, type Lens, type Orbit, type OrbitBounds } from '@/model/spatial/orbit';
import { useOrbitPointers } from '@/screens/preview/model3d/useOrbitPointers';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';

afterEach(async () => {
  await cleanUp();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const FIRST: Orbit = { target: { x: 0, y: 0, z: 0 }, distance: 100, turn: 0.2, tilt: 0.5 };
const LENS: Lens = { width: 800, height: 600, centre: { x: 400, y: 300 } };
const BOUNDS: OrbitBounds = { minX: -500, minY: -500, maxX: 500, maxY: 500, nearest: 1, farthest: 1000 };
/** Where the element is on the page. */
const LEFT = 30;
const TOP = 70;

type Place = readonly [x: number, y: number];

/** A map 800 pixels wide, away from the corner of the page, whose camera is moved by events at places of the map. */
async function opened() {
  const element = document.createElement('div');
  element.tabIndex = 0;
  document.body.append(element);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(LEFT, TOP, LENS.width, LENS.height));
  const captured: number[] = [];
  element.setPointerCapture = (id) => void captured.push(id);
  const focus = vi.spyOn(element, 'focus');
  const orbit = createStore(FIRST);
  const onTap = vi.fn();
  const host = { current: element };
  const hook = await renderHook(() => useOrbitPointers(host, { orbit, lens: () => LENS, bounds: () => BOUNDS, onTap }));
  const send = (type: string, [x, y]: Place, { id = 1, ...more }: PointerEventInit & { readonly id?: number } = {}) =>
    element.dispatchEvent(
      new PointerEvent(type, { clientX: x + LEFT, clientY: y + TOP, pointerId: id, button: 0, bubbles: true, ...more }),
    );
  const wheel = (deltaY: number, deltaMode: number = WheelEvent.DOM_DELTA_PIXEL, [x, y]: Place = [400, 300]) => {
    const event = new WheelEvent('wheel', { deltaY, deltaMode, clientX: x + LEFT, clientY: y + TOP, cancelable: true });
    element.dispatchEvent(event);
    return event;
  };
  const ground = ([x, y]: Place) => groundAt(orbit.get(), LENS, { x, y }) as { x: number; y: number };
  return { ...hook, element, captured, focus, orbit, onTap, send, wheel, ground };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** One place of the ground is where another one was. */
function expectSame(now: ReturnType<Opened['ground']>, before: ReturnType<Opened['ground']>) {
  expect(now.x).toBeCloseTo(before.x, 6);
  expect(now.y).toBeCloseTo(before.y, 6);
}

it('[PV66] a drag keeps the ground under the pointer at each of its moves, and turns nothing', async () => {
  const { orbit, ground, send, onTap } = await opened();
  const grabbed = ground([400, 300]);
  send('pointerdown', [400, 300]);
  // Straight down: it counts as a move as well as one to the side.
  send('pointermove', [400, 330]);
  expectSame(ground([400, 330]), grabbed);
  send('pointermove', [450, 340]);
  expectSame(ground([450, 340]), grabbed);
  send('pointermove', [300, 260]);
  expectSame(ground([300, 260]), grabbed);
  expect(orbit.get()).toMatchObject({ distance: 100, turn: 0.2, tilt: 0.5 });
  send('pointerup', [300, 260]);
  const { target } = orbit.get();
  // The pointer is up: it moves over the map.
  send('pointermove', [500, 500]);
  expect([orbit.get().target, onTap.mock.calls]).toEqual([target, []]);
});

it('[PV66] a press that hardly moves is a tap, at its place on the map, and moves nothing', async () => {
  const { orbit, send, onTap } = await opened();
  send('pointerdown', [100, 200]);
  send('pointermove', [106, 200]);
  send('pointerup', [106, 200]);
  expect([orbit.get(), onTap.mock.calls]).toEqual([FIRST, [[{ x: 106, y: 200 }]]]);
  send('pointerdown', [100, 200]);
  send('pointermove', [107, 200]);
  // It has moved, wherever it ends.
  send('pointermove', [100, 200]);
  send('pointerup', [100, 200]);
  expect(onTap).toHaveBeenCalledTimes(1);
});

it('[PV66] a press that the browser takes away is no tap, nor is one that turns, and none goes on', async () => {
  const { orbit, send, onTap } = await opened();
  for (const end of ['pointercancel', 'lostpointercapture']) {
    send('pointerdown', [100, 200]);
    send(end, [100, 200]);
    send('pointermove', [300, 200]);
  }
  send('pointerdown', [100, 200], { shiftKey: true });
  send('pointerup', [100, 200], { shiftKey: true });
  send('pointerup', [100, 200]);
  expect([orbit.get(), onTap.mock.calls]).toEqual([FIRST, []]);
});

it.each([
  ['the secondary button', { button: 2 }],
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
])('[PV66] a drag with %s turns the map to the side and tilts it upwards, about its middle', async (_, more) => {
  const { orbit, ground, send } = await opened();
  const middle = ground([400, 300]);
  send('pointerdown', [200, 200], more);
  send('pointermove', [204, 200], more);
  expect(orbit.get()).toEqual(FIRST);
  send('pointermove', [240, 200], more);
  const { turn, tilt } = orbit.get();
  expect(turn).toBeGreaterThan(FIRST.turn);
  expect(tilt).toBeCloseTo(FIRST.tilt);
  send('pointermove', [240, 170], more);
  expect(orbit.get().turn).toBeCloseTo(turn);
  expect(orbit.get().tilt).toBeGreaterThan(tilt);
  expectSame(ground([400, 300]), middle);
  // It goes back as it came.
  send('pointermove', [204, 200], more);
  expect(orbit.get().turn).toBeCloseTo(FIRST.turn);
  expect(orbit.get().tilt).toBeCloseTo(FIRST.tilt);
});

it('[PV66] a press takes the focus without a scroll and keeps its pointer; other buttons do nothing', async () => {
  const { orbit, captured, focus, send, onTap } = await opened();
  send('pointerdown', [100, 100], { id: 7, button: 3 });
  send('pointermove', [200, 100], { id: 7, button: 3 });
  send('pointerup', [200, 100], { id: 7, button: 3 });
  expect([captured, focus.mock.calls, orbit.get(), onTap.mock.calls]).toEqual([[], [], FIRST, []]);
  send('pointerdown', [100, 100], { id: 8 });
  expect([captured, focus.mock.calls]).toEqual([[8], [[{ preventScroll: true }]]]);
});

/** Two fingers beside each other, a hundred pixels apart. */
async function touched() {
  const page = await opened();
  page.send('pointerdown', [350, 300], { id: 1 });
  page.send('pointerdown', [450, 300], { id: 2 });
  return page;
}

it('[PV66] two fingers that part come nearer by as much, and the ground stays between them', async () => {
  const { orbit, ground, send, onTap } = await touched();
  const between = ground([400, 300]);
  for (const step of [20, 30, 40, 50]) {
    send('pointermove', [350 - step, 300], { id: 1 });
    send('pointermove', [450 + step, 300], { id: 2 });
  }
  expect(orbit.get().distance).toBeCloseTo(50, 6);
  expectSame(ground([400, 300]), between);
  send('pointerup', [300, 300], { id: 1 });
  send('pointerup', [500, 300], { id: 2 });
  expect(onTap).not.toHaveBeenCalled();
});

it('[PV66] two fingers that move up together tilt the map', async () => {
  const { orbit, send } = await touched();
  for (const y of [294, 288, 260]) {
    send('pointermove', [350, y], { id: 1 });
    send('pointermove', [450, y], { id: 2 });
  }
  expect(orbit.get().tilt).toBeGreaterThan(FIRST.tilt);
  expect(orbit.get()).toMatchObject({ distance: 100, turn: FIRST.turn });
});

it('[PV66] the finger that stays moves the map on from where it is, at once, and makes no tap', async () => {
  const { orbit, ground, send, onTap } = await touched();
  send('pointerup', [450, 300], { id: 2 });
  const grabbed = ground([350, 300]);
  send('pointermove', [352, 300], { id: 1 });
  expectSame(ground([352, 300]), grabbed);
  expect(orbit.get().distance).toBe(100);
  send('pointerup', [352, 300], { id: 1 });
  expect(onTap).not.toHaveBeenCalled();
  // The next press is one of its own.
  send('pointerdown', [200, 200], { id: 3 });
  send('pointerup', [200, 200], { id: 3 });
  expect(onTap).toHaveBeenCalledTimes(1);
});

it('[PV66] a third finger changes nothing, also when it leaves before the two', async () => {
  const { orbit, captured, send } = await touched();
  send('pointerdown', [100, 100], { id: 3 });
  send('pointermove', [200, 200], { id: 3 });
  send('pointerup', [200, 200], { id: 3 });
  expect([captured, orbit.get()]).toEqual([[1, 2], FIRST]);
  send('pointermove', [300, 300], { id: 1 });
  send('pointermove', [500, 300], { id: 2 });
  expect(orbit.get().distance).toBeCloseTo(50, 6);
});

it('[PV66] the wheel zooms at the pointer and keeps the page where it is', async () => {
  const { orbit, ground, wheel } = await opened();
  const below = ground([200, 400]);
  expect(wheel(-60, WheelEvent.DOM_DELTA_PIXEL, [200, 400]).defaultPrevented).toBe(true);
  const { distance } = orbit.get();
  expect(distance).toBeLessThan(100);
  expectSame(ground([200, 400]), below);
  // Two halves of a step are as far as the whole one, which is the longest at a time.
  wheel(-60);
  const twice = orbit.get().distance;
  for (const step of [-120, -5000]) {
    orbit.set(FIRST);
    wheel(step);
    expect(orbit.get().distance).toBeCloseTo(twice, 6);
  }
  wheel(5000);
  expect(orbit.get().distance).toBeCloseTo(100, 6);
});

it('[PV66] a wheel that counts lines zooms as far as one that counts their pixels', async () => {
  const { orbit, wheel } = await opened();
  wheel(3, WheelEvent.DOM_DELTA_LINE);
  const { distance } = orbit.get();
  orbit.set(FIRST);
  wheel(54);
  expect(distance).toBeCloseTo(orbit.get().distance, 6);
});

it('[PV66] the secondary button opens no menu over the map, until the map is left', async () => {
  const { element, orbit, focus, leave, send, wheel } = await opened();
  const menu = () => {
    const event = new MouseEvent('contextmenu', { cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(menu()).toBe(true);
  await leave();
  expect([menu(), wheel(50).defaultPrevented]).toEqual([false, false]);
  send('pointerdown', [100, 100]);
  send('pointermove', [200, 200]);
  expect([orbit.get(), focus.mock.calls]).toEqual([FIRST, []]);
});
