import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { Lens, Orbit } from '@/model/spatial/orbit';
import { projectionOf } from '@/model/spatial/orbit';
import { ModelButton } from '@/screens/preview/model3d/ModelButton';
import { ModelView } from '@/screens/preview/model3d/ModelView';
import type { CreateModelRenderer, ModelStage } from '@/screens/preview/model3d/modelRenderer';
import { useModelPart } from '@/screens/preview/model3d/useModelPart';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { nextFrames } from '../../../support/dom/nextFrames';
import { cleanUp, render } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testVenue } from '../../../support/dom/testVenue';

afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
});

const WIDTH = 800;
const HEIGHT = 600;
const venue = testVenue({});
const [floor] = venue.floors;
if (!floor) throw new Error('The hall has no floor.');
const floorPlan = floorPlanOf({
  'room-1': [0, 0, 20, 20],
  'room-2': [30, 0, 50, 20],
  'room-3': [0, 30, 20, 50],
  slab: [-5, -5, 60, 60],
});

/** A renderer that draws nothing and remembers what it was given. */
function fakeRenderer() {
  const seen = { stage: null as ModelStage | null, orbit: null as Orbit | null, lens: null as Lens | null };
  const counts = { frames: 0, disposed: 0 };
  let lose = () => {};
  const create: CreateModelRenderer = (_canvas, onLost) => {
    lose = onLost;
    return {
      setStage: (stage) => {
        seen.stage = stage;
      },
      render: (orbit, lens) => {
        counts.frames++;
        Object.assign(seen, { orbit, lens });
      },
      drawCalls: 2,
      dispose: () => {
        counts.disposed++;
      },
    };
  };
  return { create, seen, counts, lose: () => lose() };
}

const drawn = (frames = 4) => act(() => nextFrames(frames));

async function show(more: Partial<Parameters<typeof ModelView>[0]> = {}) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const renderer = fakeRenderer();
  const chosen: number[] = [];
  const failures: string[] = [];
  const client = new QueryClient();
  const reduced = (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  const page = await render(
    <QueryClientProvider client={client}>
      <ModelView
        venue={venue}
        floor={floor as NonNullable<typeof floor>}
        place={null}
        kiosk={null}
        parts={null}
        step={null}
        view={{ colours: MAP_COLOURS.light, insets: { top: 0, right: 0, bottom: 0, left: 0 } }}
        onPlace={({ id }) => chosen.push(id)}
        loadPlan={async () => floorPlan}
        controls={null}
        floorPlan={floorPlan}
        onFailed={() => failures.push('failed')}
        createRenderer={renderer.create}
        {...more}
      />
    </QueryClientProvider>,
    undefined,
    undefined,
    { matchMedia: reduced },
  );
  await drawn();
  const model = page.find('[data-testid="model"]');
  model.setPointerCapture = () => {};
  const press = async (x: number, y: number, to: readonly [number, number] = [x, y], shiftKey = false) => {
    const at = (type: string, clientX: number, clientY: number) =>
      new PointerEvent(type, { clientX, clientY, pointerId: 1, button: 0, shiftKey, bubbles: true });
    await page.after(() => {
      model.dispatchEvent(at('pointerdown', x, y));
      if (to[0] !== x || to[1] !== y) model.dispatchEvent(at('pointermove', ...to));
      model.dispatchEvent(at('pointerup', ...to));
    });
    await drawn();
  };
  const key = async (name: string, shiftKey = false) => {
    await page.after(() => model.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true })));
    await drawn();
  };
  return { ...page, ...renderer, model, press, key, chosen, failures };
}

it('[PV62] the rooms of the floor are drawn in the colours of the plan, and named as on the plan', async () => {
  const { seen, model } = await show();
  expect(seen.stage?.floors.map(({ uuid, isClear, elevation }) => [uuid, isClear, elevation])).toEqual([
    [floor.uuid, true, 0],
  ]);
  const { coloured } = seen.stage!.floors[0]!;
  const top = coloured.bodies.normals.findIndex((value, at) => at % 3 === 2 && value === 1);
  expect([...coloured.fills.slice(top - 2, top + 1)]).toEqual([0xf4, 0xee, 0xe3]);
  expect(model.getAttribute('aria-label')).toContain('Ground');
  expect(model.tabIndex).toBe(0);
});

it('[PV65] a tap on a room opens its place, a drag does not, and beside all rooms nothing opens', async () => {
  const { seen, press, chosen } = await show();
  const at = projectionOf(seen.orbit!, seen.lens!)(40, 10, 3)!;
  await press(at.x, at.y, [at.x + 40, at.y]);
  expect(chosen).toEqual([]);
  const moved = projectionOf(seen.orbit!, seen.lens!)(40, 10, 3)!;
  await press(moved.x, moved.y);
  expect(chosen).toEqual([2]);
  const beside = projectionOf(seen.orbit!, seen.lens!)(-4, 58, 0)!;
  await press(beside.x, beside.y);
  expect(chosen).toEqual([2]);
});

it('[PV65] the room of the open place is drawn as selected, and comes into view', async () => {
  const place = venue.places.find(({ id }) => id === 3) ?? null;
  const { seen } = await show({ place });
  expect(new Set(seen.stage?.selected?.coloured.bodies.owners)).toEqual(new Set([2]));
  expect(seen.orbit?.target).toMatchObject({ x: 10, y: 40 });
});

it('[PV66] keys pan, zoom, turn and tilt the map, and 0 shows all of it', async () => {
  const { seen, key } = await show();
  const first = seen.orbit!;
  expect(first.tilt).toBeGreaterThan(0.5);
  await key('ArrowRight');
  expect(seen.orbit!.target.x).toBeGreaterThan(first.target.x);
  await key('+');
  expect(seen.orbit!.distance).toBeLessThan(first.distance);
  await key('ArrowRight', true);
  expect(seen.orbit!.turn).toBeLessThan(0);
  await key('ArrowUp', true);
  expect(seen.orbit!.tilt).toBeGreaterThan(first.tilt);
  await key('0');
  expect(seen.orbit!.target).toEqual(first.target);
});

it('[PV66] a drag with Shift turns and tilts', async () => {
  const { seen, press } = await show();
  const first = seen.orbit!;
  await press(300, 300, [340, 260], true);
  expect(seen.orbit!.turn).toBeGreaterThan(first.turn);
  expect(seen.orbit!.tilt).toBeGreaterThan(first.tilt);
});

it('[PV68] nothing is drawn while nothing changes, and all memory is freed when the view is left', async () => {
  const { counts, key, model } = await show();
  await drawn(12);
  const { frames } = counts;
  await drawn();
  await drawn();
  expect(counts.frames).toBe(frames);
  await key('-');
  expect(counts.frames).toBeGreaterThan(frames);
  expect([counts.disposed, model.querySelectorAll('canvas').length]).toEqual([0, 2]);
  await cleanUp();
  expect([counts.disposed, document.querySelectorAll('canvas').length]).toEqual([1, 0]);
});

it('[PV67] a browser that cannot draw, and a graphics processor that drops its memory, lead back to the plan', async () => {
  const none = await show({
    createRenderer: () => {
      throw new Error('No WebGL.');
    },
  });
  expect(none.failures).toContain('failed');
  await cleanUp();
  const lost = await show();
  expect(lost.failures).toEqual([]);
  await lost.after(() => lost.lose());
  expect(lost.failures).toEqual(['failed']);
});

it('[PV67] a script that cannot be loaded leads back to the plan, and is requested again the next time', async () => {
  const failures: string[] = [];
  const Part = () => null;
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('Offline.')).mockResolvedValue(Part);
  let isWanted = true;
  const { result, again } = await renderHook(() => useModelPart(isWanted, () => failures.push('failed'), load));
  expect([result(), failures]).toEqual([null, ['failed']]);
  isWanted = false;
  await again();
  isWanted = true;
  await again();
  expect([result(), failures, load.mock.calls.length]).toEqual([Part, ['failed'], 2]);
});

it('[PV61] the button says whether it is pressed', async () => {
  const asked: boolean[] = [];
  const { find, after } = await render(
    <ModelButton isOn wasPressed={{ current: false }} onSet={(isOn) => asked.push(isOn)} />,
  );
  const button = find('button');
  expect([button.getAttribute('aria-pressed'), button.getAttribute('aria-label')]).toEqual(['true', '3D view']);
  await after(() => button.click());
  expect(asked).toEqual([false]);
});
