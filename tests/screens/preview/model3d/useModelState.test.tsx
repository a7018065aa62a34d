import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type ModelState, useModelState } from '@/screens/preview/model3d/useModelState';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';

afterEach(cleanUp);

async function openAt(search: string, { isKept = true, isSupported = true, onChange = undefined as never } = {}) {
  window.history.replaceState(null, '', `/preview/1${search}`);
  return renderHook<ModelState>(() => useModelState({ isKept, isSupported, onChange }));
}
const goBack = () =>
  act(async () => {
    const went = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await went;
  });

it('[PV61] the view is in the address beside what else it names, and Back leads to the plan', async () => {
  const { result, after } = await openAt('?place=2');
  expect(result()).toMatchObject({ isOn: false, hasFailed: false });
  await after(() => result().set(true));
  expect([result().isOn, window.location.search]).toEqual([true, '?place=2&view=3d']);
  await goBack();
  expect([result().isOn, window.location.search]).toEqual([false, '?place=2']);
});

it('[PV61] a link opens the view that it names', async () => {
  expect((await openAt('?view=3d')).result().isOn).toBe(true);
  await cleanUp();
  expect((await openAt('?view=flat')).result().isOn).toBe(false);
});

it('[PV61] at a kiosk each visitor begins with the plan, and the address stays as it is', async () => {
  const { result, after } = await openAt('?view=3d', { isKept: false });
  expect(result().isOn).toBe(false);
  await after(() => result().set(true));
  expect([result().isOn, window.location.search]).toEqual([true, '?view=3d']);
  await cleanUp();
  expect((await openAt('', { isKept: false })).result().isOn).toBe(false);
});

it('[PV61] a map on another page tells it the view, and leaves Back to it', async () => {
  const changes: string[] = [];
  const onChange = ((search: string) => changes.push(search)) as never;
  const { result, after } = await openAt('', { onChange });
  const { length } = window.history;
  await after(() => result().set(true));
  expect([changes, window.history.length]).toEqual([['?view=3d'], length]);
});

it('[PV67] without WebGL there is no button, and a link that asks for the view is answered in words', async () => {
  expect((await openAt('', { isSupported: false })).result()).toMatchObject({ isOn: null, hasFailed: false });
  await cleanUp();
  expect((await openAt('?view=3d', { isSupported: false })).result()).toMatchObject({ isOn: null, hasFailed: true });
});

it('[PV67] a view that fails leads back to the plan, says so, and keeps the rest of the address', async () => {
  const { result, after } = await openAt('?place=2&directions&view=3d');
  const { length } = window.history;
  await after(() => result().fail());
  expect(result()).toMatchObject({ isOn: false, hasFailed: true });
  expect([window.location.search, window.history.length]).toEqual(['?place=2&directions', length]);
  await after(() => result().set(true));
  expect(result()).toMatchObject({ isOn: true, hasFailed: false });
});
