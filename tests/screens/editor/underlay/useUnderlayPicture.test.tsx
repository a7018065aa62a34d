import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import type { View } from '@/model/geometry/view';
import type { Underlay } from '@/model/underlay/underlay';
import { type MapView, MapViewContext } from '@/screens/editor/session/mapView';
import { useUnderlayPicture } from '@/screens/editor/underlay/useUnderlayPicture';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

const SCAN: Underlay = { picture: '/scan', ratio: 0.5, x: 2, y: 1, width: 10, turn: 0, opacity: 0.8, shown: true };

async function shown(first: Underlay) {
  let underlay: Underlay | null = first;
  const pictures: HTMLImageElement[] = [];
  function createPicture() {
    const picture = document.createElement('img');
    Object.defineProperty(picture, 'naturalWidth', { value: 100 });
    pictures.push(picture);
    return picture;
  }
  vi.stubGlobal('Image', createPicture);
  const [content, plan] = [document.createElement('div'), document.createElement('canvas')];
  const stage = { content, findOne: () => ({ getNativeCanvasElement: () => plan }) };
  const view = createStore<View>({ x: 0, y: 0, scale: 20, turn: 0 } as View);
  const map = { view, surface: createStore({ stage }) } as unknown as MapView;
  const hook = await renderHook(() => useUnderlayPicture(underlay), {
    around: (page) => <MapViewContext value={map}>{page}</MapViewContext>,
  });
  return {
    ...hook,
    view,
    pictures,
    content,
    plan,
    change: (next: Underlay | null) => {
      underlay = next;
      return hook.again();
    },
    load: (at: number) => hook.after(() => pictures[at]?.dispatchEvent(new Event('load'))),
  };
}

it('[UL2] the picture lies beneath the floor plan where its place is on the screen, and follows the view', async () => {
  const { view, pictures, content, plan, load, change } = await shown(SCAN);
  expect([content.childElementCount, plan.style.opacity]).toEqual([0, '']);
  content.append(plan);
  await load(0);
  const [picture] = pictures as [HTMLImageElement];
  expect([...content.children]).toEqual([picture, plan]);
  // Beneath the map, from its corner, and never in the way of the pointer.
  expect(picture.style).toMatchObject({
    ...{ position: 'absolute', left: '0px', top: '0px', maxWidth: 'none', pointerEvents: 'none' },
    ...{ transformOrigin: '0 0', opacity: '0.8', transform: 'translate(40px, 20px) rotate(0rad) scale(2)' },
  });
  expect(Number(plan.style.opacity)).toBeCloseTo(1 - 0.8 * 0.7);
  view.set({ ...view.get(), scale: 40 });
  await vi.waitFor(() => expect(picture.style.transform).toBe('translate(80px, 40px) rotate(0rad) scale(4)'));
  view.set({ ...view.get(), x: 7 });
  await vi.waitFor(() => expect(picture.style.transform).toBe('translate(87px, 40px) rotate(0rad) scale(4)'));
  await change({ ...SCAN, width: 5, turn: 1, opacity: 0.5 });
  expect(picture.style.transform).toBe('translate(87px, 40px) rotate(1rad) scale(2)');
  await change(null);
  expect([[...content.children], plan.style.opacity]).toEqual([[plan], '']);
});

it('[UL2] a picture that another has replaced before it is loaded is not shown', async () => {
  const { pictures, content, load, change } = await shown(SCAN);
  await change({ ...SCAN, picture: '/next' });
  await load(0);
  expect(content.childElementCount).toBe(0);
  await load(1);
  expect([...content.children]).toEqual([pictures[1]]);
});

it('[UL2] a picture that is hidden is not there', async () => {
  const { pictures, content } = await shown({ ...SCAN, shown: false });
  expect([pictures.length, content.childElementCount]).toEqual([0, 0]);
});
