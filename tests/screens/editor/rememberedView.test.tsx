import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork } from '@/model/network/network';
import { readRememberedView, viewAround, writeRememberedView } from '@/screens/editor/rememberedView';
import { useRememberedView } from '@/screens/editor/useRememberedView';
import { cleanUp, render } from '../../support/dom/render';
import { testEditor } from '../../support/dom/testEditor';

afterEach(cleanUp);

const SIZE = { width: 800, height: 600 };
const bounds = { minX: 0, minY: 0, maxX: 40, maxY: 20 };
const OPTIONS = { nodes: false, paths: true, shadows: true, materials: true, below: true, minimap: false };
const LEFT = { x: 5, y: 6, scale: 30, turn: 0.3, options: OPTIONS };

function Visited() {
  useRememberedView();
  return null;
}

async function opened() {
  const editor = await testEditor({ network: createNetwork([]), edited: { bounds } });
  const canvas = { current: { focus: () => undefined, setCursor: () => undefined, size: SIZE } };
  Object.assign(editor.session, { canvas });
  await render(editor.around(<Visited />));
  return editor;
}

it('[VI6] a reload shows the place, the zoom and the layers at which the tab left the location', async () => {
  writeRememberedView('mall', LEFT);
  const { session, editor } = await opened();
  expect(session.view.get()).toEqual(viewAround(LEFT, SIZE));
  expect(editor.getSnapshot().context.options).toMatchObject({ nodes: false, paths: true });
  session.view.set(viewAround({ x: 1, y: 2, scale: 10, turn: -1 }, SIZE));
  editor.send({ type: 'option.toggle', option: 'nodes' });
  await vi.waitFor(() =>
    expect(readRememberedView('mall')).toMatchObject({
      x: expect.closeTo(1),
      y: expect.closeTo(2),
      scale: 10,
      turn: -1,
      options: { nodes: true },
    }),
  );
});

it('[VI6] [VI8] what an older release wrote is read with the layers that it knew', () => {
  const { below, minimap, ...options } = OPTIONS;
  const { turn: _, ...unturned } = LEFT;
  sessionStorage.setItem('atrium.view.mall', JSON.stringify({ ...unturned, options }));
  expect(readRememberedView('mall')).toEqual({
    ...LEFT,
    turn: 0,
    options: { ...OPTIONS, below: !below, minimap: !minimap },
  });
});

it('[VI6] without one, or with an unreadable one, the whole floor is shown', async () => {
  for (const stored of [
    null,
    '{',
    '{"x":1,"y":2,"scale":0,"options":{"nodes":true,"paths":true,"shadows":true,"materials":true}}',
    '{"x":1}',
  ]) {
    if (stored === null) sessionStorage.clear();
    else sessionStorage.setItem('atrium.view.mall', stored);
    expect(readRememberedView('mall')).toBeNull();
  }
  const { session } = await opened();
  expect(session.view.get()).toEqual({ scale: 18, x: 40, y: 120, turn: 0 });
});
