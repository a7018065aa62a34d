import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { floorPlanQuery } from '@/api/buildings/floors';
import { projectDataQuery } from '@/api/network/editor';
import { getToasts, removeShownToast } from '@/components/feedback/toastStack';
import type { Floor } from '@/contract/buildings/buildings';
import { outlineText } from '@/contract/texts/outlineTexts';
import type { EditorRights } from '@/machines/editor/editor.machine';
import type { OutlineTask } from '@/machines/editor/outlineTool.machine';
import type { RunningTool } from '@/machines/editor/runningTool';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { addNode } from '@/model/network/edits/addNode';
import { createNetwork, floorId } from '@/model/network/network';
import { runEditing } from '@/screens/editor/commands/runEditing';
import { OpenPanel } from '@/screens/editor/layout/usePanels';
import { outlineBlockedBy } from '@/screens/editor/tools/outline/beginOutline';
import { OutlineButtons } from '@/screens/editor/tools/outline/OutlineButtons';
import { OutlinePanel } from '@/screens/editor/tools/outline/OutlinePanel';
import { KeptInput } from '@/screens/editor/typed/KeptInput';
import { AT_REST } from '../../../../machines/editor/pointer';
import { floorPlanOf } from '../../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../../support/dom/render';
import { GROUND, housed, testEditor } from '../../../../support/dom/testEditor';
import { typeInto } from '../../../../support/dom/typeInto';

beforeEach(() => {
  for (const { id } of getToasts().shown) removeShownToast(id);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

const PLAN = floorPlanOf({ 'shop-1': [0, 0, 10, 8], 'shop-2': [10, 0, 20, 8], far: [40, 0, 50, 8] });
const NEXT = floorPlanOf({ 'shop-1': [0, 0, 10, 8], stand: [2, 10, 6, 13] });
const FLOOR = { ...GROUND, plan: 'plans/first' } as Floor;
const ALL = { mayEditNodes: true, mayEditPaths: true };

async function open(task: OutlineTask, mesh: string | null = null, openPanel = vi.fn()) {
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
  editor.editor.send({ type: 'outline.set', task });
  const page = await render(
    editor.around(
      <OpenPanel value={openPanel}>
        <OutlinePanel />
        <KeptInput />
      </OpenPanel>,
    ),
  );
  const click = (x: number, y: number, over: string | null = null) =>
    page.after(() => {
      for (const kind of ['down', 'up'] as const)
        editor.editor.send({
          type: `pointer.${kind}`,
          at: floorPoint(x, y),
          screen: screenPoint(10 * x, 10 * y),
          ...AT_REST,
          over: over === null ? null : { kind: 'mesh', name: over },
          canMove: false,
        });
    });
  const button = (words: string) => page.text(words)?.closest('button') ?? null;
  const press = (words: string) => page.after(() => button(words)?.click());
  const points = () => {
    const running: RunningTool | undefined = editor.editor.getSnapshot().children.tool;
    return running?.getSnapshot().context.points;
  };
  return { ...editor, ...page, click, button, press, points };
}

const answers = (...replies: readonly (() => Response | Promise<Response>)[]) => {
  const left = [...replies];
  const network = { revision: 7, nodes: [], joins: [], transitgroups: [] };
  const loaded = (address: string) =>
    address.endsWith('/network') ? Response.json({ data: network }) : new Response(encodeFloorPlan(NEXT));
  const sent = vi.fn(async (_address: string, _init: RequestInit) => (left.shift() ?? (() => Response.error()))());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) =>
    init?.method === 'POST' ? sent(String(address), init) : loaded(String(address)),
  );
  return sent;
};
const made = (more: object) => () =>
  Response.json({
    data: {
      floor_id: '7f1f4f0a-5b4f-4a43-9a51-0c8c5a1f7d11',
      plan: 'plans/second',
      added: null,
      removed: [],
      room: 'shop-1',
      network_revision: null,
      ...more,
    },
    message: outlineText('drawn'),
  });
const bodyOf = (sent: ReturnType<typeof answers>, at = 0) =>
  JSON.parse(String(sent.mock.calls[at]?.[1].body)) as unknown;
const RING = [
  [2, 10],
  [6, 10],
  [6, 13],
] as const;
const corners = RING.map(([x, y]) => ({ x, y }));

it('[OL15] the button to draw says what is missing, until the outline and the name are right', async () => {
  const { button, click, find, after } = await open('draw');
  const why = () => {
    const label = button('Draw room');
    const id = label?.getAttribute('aria-describedby');
    return [label?.getAttribute('aria-disabled'), id ? document.getElementById(id)?.textContent : null];
  };
  expect(why()).toEqual(['true', outlineText('refused.too-few-corners')]);
  for (const [x, y] of RING) await click(x, y);
  expect(button('Draw room')?.getAttribute('aria-disabled')).toBeNull();
  const field = find('input') as HTMLInputElement;
  expect(field.value).toBe('room-1');
  await after(() => typeInto(field, 'shop-1'));
  expect(document.body.textContent).toContain(outlineText('refused.name-taken'));
  expect(button('Draw room')?.getAttribute('aria-disabled')).toBe('true');
});

it('[OL15] finishing the corners opens the panel, and the focus goes to the name', async () => {
  const openPanel = vi.fn();
  const { click, find, editor, until } = await open('draw', null, openPanel);
  for (const [x, y] of RING) await click(x, y);
  expect(openPanel).not.toHaveBeenCalled();
  editor.send({ type: 'finish' });
  await until(() => document.activeElement === find('input'));
  expect(openPanel).toHaveBeenCalledWith('right');
});

it('[OL16] the new floor plan is loaded before it is shown, the room is selected, and Undo takes it back', async () => {
  const { click, press, client, editor, document: edited, find, after } = await open('draw');
  edited.send({
    type: 'edit',
    operation: { edit: (before) => ({ ...before }), note: { kind: 'mergeOthers' }, blockedBy: null, select: null },
  });
  const unsaved = edited.getSnapshot().context.history.present;
  for (const [x, y] of RING) await click(x, y);
  await after(() => typeInto(find('input') as HTMLInputElement, ' stand '));
  const sent = answers(made({ room: 'stand', added: 'stand' }), made({ plan: 'plans/first' }));
  await press('Draw room');
  expect(bodyOf(sent)).toEqual({ plan: 'plans/first', correction: { kind: 'draw', name: 'stand', ring: corners } });
  expect(client.getQueryData(floorPlanQuery('ground', 'plans/second').queryKey)).toEqual(NEXT);
  const planOf = () => client.getQueryData(projectDataQuery('mall').queryKey)?.location.buildings[0]?.floors[0]?.plan;
  expect(planOf()).toBe('plans/second');
  expect([editor.getSnapshot().value, editor.getSnapshot().context.mesh]).toMatchObject([{ tool: 'select' }, 'stand']);
  // The draft of the network is as it was.
  expect(edited.getSnapshot().context.history.present).toBe(unsaved);
  const toast = getToasts().shown.at(-1);
  expect([toast?.text, toast?.action?.label]).toEqual([outlineText('drawn'), 'Undo']);
  await after(() => toast?.action?.run());
  expect([bodyOf(sent, 1), planOf()]).toEqual([{ plan: 'plans/second' }, 'plans/first']);
  expect(editor.getSnapshot().context.mesh).toBeNull();
});

it('[OL16] entrances that have followed their room are read again, and the draft keeps its own changes', async () => {
  const { click, press, document: edited, until } = await open('draw');
  const edit = addNode({ floor: floorId('ground'), x: 1, y: 1, z: 0 });
  edited.send({ type: 'edit', operation: { edit, note: { kind: 'placeNode' }, blockedBy: null, select: null } });
  for (const [x, y] of RING) await click(x, y);
  answers(made({ network_revision: 7 }));
  await press('Draw room');
  await until(() => edited.getSnapshot().context.revision === 7);
  const { history } = edited.getSnapshot().context;
  expect([history.present.nodes.size, history.loaded.nodes.size]).toEqual([1, 0]);
  expect(edited.getSnapshot().hasTag('dirty')).toBe(true);
});

it('[OL17] offline the reason is said, and the corners stay for the next try, which has the same effect once', async () => {
  const { click, press, editor, points, until } = await open('draw');
  for (const [x, y] of RING) await click(x, y);
  const sent = answers(
    () => Promise.reject(new TypeError('Failed to fetch')),
    made({ room: 'room-1', added: 'room-1' }),
  );
  await press('Draw room');
  await until(() => getToasts().shown.length > 0);
  expect(getToasts().shown.map(({ intent }) => intent)).toEqual(['error']);
  expect([editor.getSnapshot().value, points()]).toMatchObject([{ tool: 'outline' }, corners]);
  await press('Draw room');
  await until(() => editor.getSnapshot().context.mesh === 'room-1');
  const keys = sent.mock.calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'));
  expect([keys.length, keys[0] !== null, keys[1]]).toEqual([2, true, keys[0]]);
  expect(editor.getSnapshot().context.mesh).toBe('room-1');
});

it('[OL17] somebody else was faster: the words of the service, the corners stay, and their floor plan is loaded', async () => {
  const { click, press, client, points, until } = await open('draw');
  const refreshed = vi.spyOn(client, 'invalidateQueries');
  for (const [x, y] of RING) await click(x, y);
  answers(() =>
    Response.json(
      { error: 'Somebody else was faster.', message: 'Somebody else was faster.', code: 'conflict' },
      { status: 409 },
    ),
  );
  await press('Draw room');
  await until(() => refreshed.mock.calls.length > 0);
  expect(getToasts().shown.map(({ intent }) => intent)).toEqual(['error']);
  expect(points()).toEqual(corners);
  expect(refreshed.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['project-data', 'mall']]);
});

it('[OL15] Enter splits a room along the line, and a line that does not is refused with the reason', async () => {
  const { click, press, button, editor, after, until } = await open('split', 'shop-1');
  expect(button('Split room')?.getAttribute('aria-disabled')).toBe('true');
  await click(4, 20);
  await click(8, 20);
  expect(document.body.textContent).toContain(outlineText('refused.line-misses'));
  await press('Remove last point');
  await press('Remove last point');
  await click(4, -1);
  await click(4, 9);
  const sent = answers(made({ room: 'shop-1', added: 'shop-1-2' }));
  await after(() => editor.send({ type: 'finish' }));
  await until(() => sent.mock.calls.length > 0);
  expect(bodyOf(sent)).toMatchObject({
    correction: {
      kind: 'split',
      room: 'shop-1',
      line: [
        { x: 4, y: -1 },
        { x: 4, y: 9 },
      ],
    },
  });
  await until(() => editor.getSnapshot().matches({ tool: 'select' }));
});

it('[OL19] a room is merged with the one that is clicked, or with one beside it from the panel', async () => {
  const { click, page, editor } = await open('merge', 'shop-1');
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Merge with Bakery']);
  const sent = answers(made({ room: 'shop-2', removed: ['shop-1'] }), made({}));
  await click(5, 4, 'shop-1');
  expect(sent).not.toHaveBeenCalled();
  await click(15, 4, 'shop-2');
  expect(bodyOf(sent)).toMatchObject({ correction: { kind: 'merge', rooms: ['shop-1', 'shop-2'] } });
  expect(editor.getSnapshot().context.mesh).toBe('shop-2');
  await cleanUp();
  const again = await open('merge', 'shop-1');
  await again.press('Merge with Bakery');
  expect(bodyOf(sent, 1)).toMatchObject({ correction: { kind: 'merge', rooms: ['shop-1', 'shop-2'] } });
});

it('[OL18] without its room a correction ends', async () => {
  const { editor, after } = await open('split', 'shop-1');
  expect(editor.getSnapshot().matches({ tool: 'outline' })).toBe(true);
  await after(() => editor.send({ type: 'mesh.select', mesh: null }));
  expect(editor.getSnapshot().matches({ tool: 'select' })).toBe(true);
});

it('[OL18] the buttons say why not: without the right, without a floor plan, without a room', async () => {
  const reasons = async (rights: EditorRights, hasPlan: boolean, mesh: string | null) => {
    const drawn = hasPlan ? drawnFloor(PLAN) : null;
    const { around, editor, session, floor } = await testEditor({ network: createNetwork([]), rights, drawn });
    editor.send({ type: 'mesh.select', mesh });
    const { page, after } = await render(around(<OutlineButtons tasks={['draw', 'split']} />));
    const found = [...page.querySelectorAll('button')].map((one) => one.getAttribute('aria-disabled'));
    await after(() => runEditing('outline.split', { ...session, ...floor }));
    const toast = getToasts().shown.at(-1)?.text;
    await cleanUp();
    for (const { id } of getToasts().shown) removeShownToast(id);
    return [...found, toast, editor.getSnapshot().matches({ tool: 'outline' })];
  };
  const denied = 'You don’t have permission to change nodes.';
  expect(await reasons({ ...ALL, mayEditNodes: false }, true, 'shop-1')).toEqual(['true', 'true', denied, false]);
  expect(await reasons(ALL, false, 'shop-1')).toEqual(['true', 'true', outlineText('noFloorPlan'), false]);
  expect(await reasons(ALL, true, null)).toEqual([null, 'true', 'Select a room first.', false]);
  expect(await reasons(ALL, true, 'shop-1')).toEqual([null, null, undefined, true]);
});

it('[OL13] Backspace removes the last corner while there is one, and nothing of the network', async () => {
  const { click, session, floor, points, after, document: edited } = await open('draw');
  await click(2, 10);
  await click(6, 10);
  const before = edited.getSnapshot().context.history;
  await after(() => runEditing('delete', { ...session, ...floor }));
  expect(points()).toEqual([{ x: 2, y: 10 }]);
  expect(edited.getSnapshot().context.history).toBe(before);
});

it('[OL18] a room without area is neither split nor merged, with the reason', async () => {
  const { editor, session, floor } = await testEditor({
    network: createNetwork([]),
    drawn: drawnFloor(floorPlanOf({ 'shop-1': [0, 0, 10, 8], line: [12, 0, 12, 8] })),
    edited: { floor: FLOOR },
  });
  const why = (task: OutlineTask, mesh: string) => {
    editor.send({ type: 'mesh.select', mesh });
    return outlineBlockedBy(task, { ...session, ...floor });
  };
  for (const task of ['split', 'merge'] as const)
    expect([why(task, 'line'), why(task, 'shop-1')]).toEqual([outlineText('refused.too-small'), null]);
});
