import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import type { Lens, Orbit } from '@/model/spatial/orbit';
import type { ModelMarks } from '@/screens/preview/model3d/marksPainter';
import type { ModelStage } from '@/screens/preview/model3d/modelRenderer';
import { createModelScreen } from '@/screens/preview/model3d/modelScreen';

const paint = vi.hoisted(() => vi.fn());
vi.mock('@/screens/preview/model3d/marksPainter', () => ({ createMarksPainter: () => ({ paint }) }));

const contexts = { setTransform: vi.fn(), clearRect: vi.fn() };
let frames: (() => void)[] = [];
const drawFrame = () => {
  for (const frame of frames.splice(0)) frame();
};
/** Whether the labels were drawn as those of a map that moves; null where nothing was drawn. */
const drawnAsMoving = (): boolean | null => {
  paint.mockClear();
  drawFrame();
  return paint.mock.lastCall?.[3] ?? null;
};

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(contexts as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[PV64] labels follow their rooms while the map moves, and are placed anew once it rests', () => {
  const host = document.createElement('div');
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(host, side, { value: 100 });
  const orbit = createStore({ tilt: 0 } as unknown as Orbit);
  const screen = createModelScreen(host, {
    orbit,
    lensOf: () => ({}) as Lens,
    createRenderer: () => ({ setStage: vi.fn(), render: vi.fn(), drawCalls: 3, dispose: vi.fn() }),
    onSize: vi.fn(),
    onLost: vi.fn(),
  });
  screen.setStage({} as ModelStage);
  screen.setMarks({} as ModelMarks);
  expect(drawnAsMoving()).toBe(false);
  const move = (tilt: number) => orbit.set({ tilt } as unknown as Orbit);
  move(0.1);
  expect(drawnAsMoving()).toBe(true);
  vi.advanceTimersByTime(119);
  move(0.2);
  vi.advanceTimersByTime(119);
  expect(drawnAsMoving()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([drawnAsMoving(), host.dataset.drawCalls]).toEqual([false, '3']);
  vi.advanceTimersByTime(1000);
  expect(drawnAsMoving()).toBeNull();
  move(0.3);
  screen.dispose();
  expect(host.childElementCount).toBe(0);
});
