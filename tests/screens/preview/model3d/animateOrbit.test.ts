import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import type { Orbit } from '@/model/spatial/orbit';
import { animateOrbit, orbitAtRest, stopOrbit } from '@/screens/preview/model3d/animateOrbit';

const FROM: Orbit = { target: { x: 0, y: 0, z: 0 }, distance: 100, turn: 0, tilt: 0 };
const TO: Orbit = { target: { x: 50, y: 20, z: 0 }, distance: 50, turn: 0, tilt: 0.8 };

let frames: FrameRequestCallback[] = [];
let now = 0;
let isReduced = false;
const frame = (milliseconds: number) => {
  now += milliseconds;
  for (const callback of frames.splice(0)) callback(now);
};

beforeEach(() => {
  frames = [];
  now = 0;
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => void vi.unstubAllGlobals());

it('[PV66] the camera moves to its place, and asks for no frame afterwards', () => {
  const orbit = createStore(FROM);
  animateOrbit(orbit, TO, false);
  expect([orbit.get(), orbitAtRest(orbit)]).toEqual([FROM, TO]);
  frame(100);
  const { tilt } = orbit.get();
  expect(tilt > 0 && tilt < TO.tilt).toBe(true);
  frame(1000);
  expect(orbit.get()).toBe(TO);
  expect([frames.length, orbitAtRest(orbit)]).toEqual([0, TO]);
});

it('[PV66] it jumps where people prefer reduced motion, and where nobody sees it move', () => {
  const orbit = createStore(FROM);
  animateOrbit(orbit, TO, true);
  expect([orbit.get(), frames.length]).toEqual([TO, 0]);
  isReduced = true;
  animateOrbit(orbit, FROM, false);
  expect([orbit.get(), frames.length]).toEqual([FROM, 0]);
});

it('[PV66] a person who moves the camera meanwhile keeps it', () => {
  const orbit = createStore(FROM);
  animateOrbit(orbit, TO, false);
  frame(100);
  const own = { ...FROM, distance: 77 };
  orbit.set(own);
  frame(100);
  expect([orbit.get(), frames.length, orbitAtRest(orbit)]).toEqual([own, 0, own]);
  animateOrbit(orbit, TO, false);
  stopOrbit(orbit);
  frame(1000);
  expect(orbit.get()).toBe(own);
});
