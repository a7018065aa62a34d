import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import type { Lens, Orbit } from '@/model/spatial/orbit';
import type { ModelMarks } from '@/screens/preview/model3d/marksPainter';
import type { CreateModelRenderer, ModelStage } from '@/screens/preview/model3d/modelRenderer';
import { useModelScreen } from '@/screens/preview/model3d/useModelScreen';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';

afterEach(cleanUp);

const stage = {} as ModelStage;

/** The hook on an element of its own, with a renderer that draws nothing. */
async function shown(createRenderer: CreateModelRenderer) {
  const host = { current: document.createElement('div') };
  const onFailed = vi.fn();
  const options = {
    camera: { orbit: createStore({} as Orbit), lensOf: () => ({}) as Lens, setSize: vi.fn() } as never,
    stage,
    marks: {} as ModelMarks,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    createRenderer,
    onFailed,
  };
  const hook = await renderHook(() => useModelScreen(host, options));
  return { ...hook, host, onFailed };
}

it('[PV68] the stage is drawn on a canvas, which goes with its place', async () => {
  const staged: ModelStage[] = [];
  const dispose = vi.fn();
  const { host, leave, onFailed } = await shown(() => ({
    setStage: (next) => void staged.push(next),
    render: vi.fn(),
    drawCalls: 0,
    dispose,
  }));
  expect([staged, host.current.querySelectorAll('canvas').length]).toEqual([[stage], 2]);
  await leave();
  expect([dispose.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 0]);
});

it('[PV67] without WebGL it fails and leaves no canvas', async () => {
  const { host, onFailed } = await shown(() => {
    throw new Error('no WebGL');
  });
  expect([onFailed.mock.calls.length, host.current.childElementCount]).toEqual([1, 0]);
});
