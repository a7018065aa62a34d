import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectDataQuery } from '@/api/network/editor';
import { getToasts, removeShownToast } from '@/components/feedback/toastStack';
import type { Floor } from '@/contract/buildings/buildings';
import { outlineText } from '@/contract/texts/outlineTexts';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { stepsOf } from '@/model/network/history';
import { createNetwork } from '@/model/network/network';
import { useBesideHistory } from '@/screens/editor/beside/useBesideHistory';
import { useRoomRemoval } from '@/screens/editor/beside/useRoomRemoval';
import { runEditing } from '@/screens/editor/commands/runEditing';
import { RemoveRoomButton } from '@/screens/editor/tools/outline/RemoveRoomButton';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { GROUND, housed, testEditor } from '../../../support/dom/testEditor';

beforeEach(() => {
  for (const { id } of getToasts().shown) removeShownToast(id);
});
function BesideHistory() {
  useBesideHistory();
  useRoomRemoval();
  return null;
}

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

const PLAN = floorPlanOf({ 'shop-1': [0, 0, 10, 8], 'shop-2': [10, 0, 20, 8] });
const FLOOR = { ...GROUND, plan: 'plans/first' } as Floor;
const LEFT = { room: null, added: null, removed: ['shop-1'], network_revision: null };

/** The floor plans that the service answers with, in order; null for a conflict. */
async function opened(mesh: string, ...plans: readonly (string | null)[]) {
  const editor = await testEditor({
    network: createNetwork([]),
    data: {
      location: housed([FLOOR]),
      destinations: [{ floor_id: 'ground', object_name: 'shop-2', location_name: 'Bakery', destination: {} }] as never,
    },
    drawn: drawnFloor(PLAN),
    edited: { floor: FLOOR },
  });
  const { client, session } = editor;
  client.setQueryData(projectDataQuery('mall').queryKey, session.data);
  editor.editor.send({ type: 'mesh.select', mesh });
  const left = [...plans];
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (init?.method !== 'POST') return new Response(encodeFloorPlan(PLAN));
    sent.push({ path: String(address).replace(/^.*floors/, 'floors'), body: JSON.parse(String(init.body)) });
    const plan = left.shift();
    if (!plan)
      return Response.json(
        { error: outlineText('undo.changed'), message: outlineText('undo.changed'), code: 'conflict' },
        { status: 409 },
      );
    const floor_id = '7f1f4f0a-5b4f-4a43-9a51-0c8c5a1f7d11';
    return Response.json({ data: { floor_id, plan, ...LEFT }, message: outlineText('removed') });
  });
  const page = await render(
    editor.around(
      <>
        <RemoveRoomButton />
        <BesideHistory />
      </>,
    ),
  );
  const { document } = editor;
  const send = (type: 'undo' | 'redo') => page.after(() => document.send({ type }));
  const remove = () => page.after(() => runEditing('delete', { ...session, ...editor.floor }));
  const steps = () => stepsOf(document.getSnapshot().context.history);
  /** The answer of the service may come later than the press has its effects. */
  const removed = async () => {
    await remove();
    await page.until(() => steps().done === 1);
  };
  const toasts = () => getToasts().shown.map(({ text, intent }) => [text, intent]);
  return { ...editor, ...page, send, remove, removed, steps, sent, toasts };
}

const CORRECTED = {
  path: 'floors/ground/outlines',
  body: { plan: 'plans/first', correction: { kind: 'remove', rooms: ['shop-1'] } },
};

it('[OL23] Delete removes the selected room', async () => {
  const { removed, sent, steps, editor } = await opened('shop-1', 'plans/second');
  await removed();
  expect(sent).toEqual([CORRECTED]);
  expect(steps()).toEqual({ notes: [{ kind: 'deleteRoom', of: 'shop-1' }], done: 1 });
  expect(editor.getSnapshot().context.mesh).toBeNull();
});

it('[OL23] a room with a destination is not removed: the key and the button say why', async () => {
  const { remove, sent, toasts, find } = await opened('shop-2');
  await remove();
  expect([sent, toasts()]).toEqual([[], [[outlineText('refused.has-destination'), 'warning']]]);
  expect(find('button').getAttribute('aria-disabled')).toBe('true');
});

it('[ET55] undo takes a correction back and redo makes it again, with the floor plan that it has made last', async () => {
  const { removed, send, sent, steps, until } = await opened(
    'shop-1',
    'plans/second',
    'plans/first',
    'plans/third',
    'plans/first',
  );
  await removed();
  await send('undo');
  expect(steps().done).toBe(0);
  await send('redo');
  await send('undo');
  // Each is sent once the one before is answered.
  await until(() => sent.length === 4);
  expect(sent).toEqual([
    CORRECTED,
    { path: 'floors/ground/outlines/undo', body: { plan: 'plans/second' } },
    CORRECTED,
    { path: 'floors/ground/outlines/undo', body: { plan: 'plans/third' } },
  ]);
});

it('[ET56] a correction that cannot be undone any more leaves the history, with the reason', async () => {
  const { removed, send, steps, toasts, until } = await opened('shop-1', 'plans/second', null);
  await removed();
  await send('undo');
  await until(() => toasts().length > 1);
  expect([steps(), toasts().at(-1)]).toEqual([{ notes: [], done: 0 }, [outlineText('undo.changed'), 'error']]);
});
