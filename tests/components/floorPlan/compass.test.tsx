import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CompassPlace } from '@/components/floorPlan/CompassPlace';
import { createStore } from '@/components/mapCanvas/store';
import { toRadians } from '@/model/geometry/turns';
import type { View } from '@/model/geometry/view';
import { cleanUp, render } from '../../support/dom/render';

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

async function shown(degrees: number, rest = 0) {
  const view = createStore<View>({ scale: 10, x: 0, y: 0, turn: toRadians(degrees) });
  const resets: number[] = [];
  const { page, after, until } = await render(
    <CompassPlace
      view={view}
      isLarge={false}
      restTurn={toRadians(rest)}
      onReset={() => void resets.push(view.get().turn)}
    />,
  );
  const turnTo = (to: number) => after(() => view.set({ ...view.get(), turn: toRadians(to) }));
  const button = () => page.querySelector<HTMLElement>('button');
  const announced = () => page.querySelector('[role=status]')?.textContent ?? null;
  return { view, turnTo, announced, button, after, until, resets };
}

it('[VI11] the compass is there only while the map is turned', async () => {
  const { button, announced, turnTo, until } = await shown(0);
  expect([button(), announced()]).toEqual([null, null]);
  await turnTo(15);
  await until(() => button() !== null);
  expect(button()?.ariaLabel).toBe('The map is rotated 15° to the right. Reset the rotation');
  await turnTo(-17.26);
  expect(button()?.ariaLabel).toBe('The map is rotated 17.3° to the left. Reset the rotation');
  expect(button()?.querySelector('svg')?.style.rotate).toBe(`${toRadians(-17.26)}rad`);
  await turnTo(0);
  expect(button()).toBeNull();
});

it('[VI11] a press on it resets the turn', async () => {
  const { button, after, until, resets } = await shown(90);
  await until(() => button() !== null);
  await after(() => button()?.click());
  expect(resets).toEqual([toRadians(90)]);
});

it('[VI11] a turn is announced once it is at rest, as is its end', async () => {
  const { announced, view, until } = await shown(15);
  await until(() => announced() === 'The map is rotated 15° to the right.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turnFor = (to: number, milliseconds: number) => {
    act(() => view.set({ ...view.get(), turn: toRadians(to) }));
    act(() => void vi.advanceTimersByTime(milliseconds));
    return announced();
  };
  expect(turnFor(30, 200)).toBe('The map is rotated 15° to the right.');
  expect(turnFor(45, 200)).toBe('The map is rotated 15° to the right.');
  expect(turnFor(45, 100)).toBe('The map is rotated 45° to the right.');
  expect(turnFor(0, 300)).toBe('The map is not rotated.');
});

it('[KI90] a map that is turned at rest has a mark there, and a press only after somebody has turned it', async () => {
  const { button, after, until, turnTo, resets } = await shown(-90, -90);
  const mark = () => document.querySelector('[role=img]')?.ariaLabel ?? null;
  await until(() => mark() !== null);
  expect([mark(), button()]).toEqual(['The map is rotated 90° to the left.', null]);
  await turnTo(0);
  expect([mark(), button()?.ariaLabel]).toEqual([null, 'The map is not rotated. Reset the rotation']);
  await after(() => button()?.click());
  expect(resets).toEqual([0]);
});
