import { afterEach, expect, it } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import type { Orbit } from '@/model/spatial/orbit';
import { useCompass } from '@/screens/preview/model3d/useCompass';
import { useModelOverview } from '@/screens/preview/model3d/useModelOverview';
import type { RoutePart } from '@/screens/preview/useVisitorRoute';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';

afterEach(cleanUp);

const ORBIT: Orbit = { target: { x: 0, y: 0, z: 0 }, distance: 100, turn: 0.5, tilt: 0.6 };
const CLIMBING = [
  [
    { x: 0, y: 0, z: 0 },
    { x: 0, y: 0, z: 4 },
  ],
];

it('[MT29] the compass follows the camera until it is left', async () => {
  const orbit = createStore(ORBIT);
  const { result, after, leave } = await renderHook(() => useCompass(orbit));
  const compass = result();
  expect(compass.get()).toMatchObject({ turn: 0.5, scale: 1 });
  await after(() => orbit.set({ ...ORBIT, turn: 1 }));
  expect(compass.get().turn).toBe(1);
  await leave();
  orbit.set({ ...ORBIT, turn: 2 });
  expect(compass.get().turn).toBe(1);
});

/** The overview on a page whose options a test changes. */
async function overview(options: Parameters<typeof useModelOverview>[0]) {
  let shown = options;
  const hook = await renderHook(() => useModelOverview(shown));
  return {
    isOn: () => hook.result()[0],
    ask: (isOn: boolean) => hook.after(() => hook.result()[1](isOn)),
    change: (more: Partial<typeof options>) => {
      shown = { ...shown, ...more };
      return hook.again();
    },
  };
}

it('[PV63] a route that changes the floor begins with all floors; another floor and a step are shown by themselves', async () => {
  const parts: readonly RoutePart[] = [];
  const { isOn, change } = await overview({ parts: null, floor: 'ground', step: null, lines: [] });
  expect(isOn()).toBe(false);
  await change({ parts, lines: CLIMBING });
  expect(isOn()).toBe(true);
  await change({ step: { floor: 'ground', at: { x: 0, y: 0 }, turn: null } });
  expect(isOn()).toBe(false);
  await change({ step: null, floor: 'upper' });
  expect(isOn()).toBe(false);
  await change({ floor: 'ground' });
  expect(isOn()).toBe(true);
});

it('[PV63] all floors are shown on request, as long as the floor and the route stay', async () => {
  const { isOn, ask, change } = await overview({ parts: null, floor: 'ground', step: null, lines: [] });
  await ask(true);
  expect(isOn()).toBe(true);
  await change({ floor: 'upper' });
  expect(isOn()).toBe(false);
  await change({ floor: 'ground', parts: [], lines: CLIMBING });
  expect(isOn()).toBe(true);
  await ask(false);
  expect(isOn()).toBe(false);
});
