import type { DragEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFloorDrop } from '@/screens/buildings/useFloorDrop';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

afterEach(cleanUp);

/** A drag over a page: its types are known, its data at the drop alone. */
function dragged(files: readonly File[] = []) {
  const data = new Map<string, string>();
  const preventDefault = vi.fn();
  const dataTransfer = {
    files,
    get types() {
      return [...(files.length > 0 ? ['Files'] : []), ...data.keys()];
    },
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  };
  return { event: { dataTransfer, preventDefault } as unknown as DragEvent, preventDefault };
}

async function rowOf(building: string, at: number) {
  const [onFiles, onFloor] = [vi.fn(), vi.fn()];
  const hook = await renderHook(() => useFloorDrop({ building, at, onFiles, onFloor }));
  return { ...hook, onFiles, onFloor };
}

it('[BU2] a floor that is dragged to another place of its building is taken there', async () => {
  const from = await rowOf('house', 2);
  const { event, preventDefault } = dragged();
  from.result().handle.onDragStart(event);
  const to = await rowOf('house', 0);
  await to.after(() => to.result().row.onDragOver(event));
  expect([to.result().isTarget, preventDefault.mock.calls.length]).toEqual([true, 1]);
  await to.after(() => to.result().row.onDrop(event));
  expect([to.result().isTarget, to.onFloor.mock.calls, to.onFiles.mock.calls]).toEqual([false, [[2]], []]);
});

it('[BU2] a floor of another building is not taken', async () => {
  const from = await rowOf('annex', 1);
  const { event, preventDefault } = dragged();
  from.result().handle.onDragStart(event);
  const to = await rowOf('house', 0);
  await to.after(() => to.result().row.onDragOver(event));
  await to.after(() => to.result().row.onDrop(event));
  expect([to.result().isTarget, preventDefault.mock.calls, to.onFloor.mock.calls]).toEqual([false, [], []]);
});

it('[MU2] a file that is dropped is taken, and one that leaves is no longer awaited', async () => {
  const file = new File(['x'], 'ground.zip');
  const { event } = dragged([file]);
  const { result, after, onFiles } = await rowOf('house', 0);
  await after(() => result().row.onDragOver(event));
  await after(() => result().row.onDragLeave());
  expect(result().isTarget).toBe(false);
  await after(() => result().row.onDrop(event));
  expect(onFiles.mock.calls).toEqual([[[file]]]);
});
