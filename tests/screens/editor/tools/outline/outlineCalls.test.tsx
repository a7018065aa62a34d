import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { Floor } from '@/contract/buildings/buildings';
import type { WireCorrection } from '@/contract/buildings/outlines';
import { stepsOf } from '@/model/network/history';
import { useCorrection } from '@/screens/editor/tools/outline/useCorrection';
import { useOutlineCalls } from '@/screens/editor/tools/outline/useOutlineCalls';
import { holdService } from '../../../../app/support/heldService';
import { sampleNetwork } from '../../../../model/network/sampleNetwork';
import { cleanUp } from '../../../../support/dom/render';
import { renderHook } from '../../../../support/dom/renderHook';
import { GROUND, housed, testEditor } from '../../../../support/dom/testEditor';

const service = holdService();
beforeEach(clearToasts);
afterEach(cleanUp);

const FLOOR = { ...GROUND, plan: 'plans/first' } as Floor;
const DRAW = { kind: 'draw', outline: [] } as unknown as WireCorrection;
const WIRE_FLOOR = '7f1f4f0a-5b4f-4a43-9a51-0c8c5a1f7d11';
const answer = (more: object = {}) => ({
  floor_id: WIRE_FLOOR,
  plan: 'plans/second',
  room: 'shop-9',
  added: 'shop-9',
  removed: [],
  network_revision: null,
  ...more,
});

async function opened() {
  const editor = await testEditor({
    network: sampleNetwork(),
    data: { location: housed([FLOOR, { ...GROUND, uuid: 'upper' } as Floor]) },
    edited: { floor: FLOOR },
  });
  editor.client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  const page = await renderHook(() => ({ correction: useCorrection(), calls: useOutlineCalls() }), {
    around: editor.around,
  });
  const correct = (wanted = DRAW) => page.after(() => page.result().correction.correct(wanted));
  const next = () => service.next('POST floors/ground/outlines');
  const mesh = () => editor.editor.getSnapshot().context.mesh;
  const steps = () => stepsOf(editor.document.getSnapshot().context.history);
  const done = () => page.until(() => !page.result().correction.isSending);
  return { ...editor, ...page, correct, next, mesh, steps, done };
}

it('[MT29] a correction is sent once with its floor plan; it selects its room, is a step and can be taken back', async () => {
  const { correct, next, mesh, steps, done, document, editor, after } = await opened();
  document.send({ type: 'select', selection: { type: 'node', ids: [1] as never } });
  editor.send({ type: 'outline.set', task: 'draw' });
  await correct();
  await correct();
  const sent = await next();
  expect([sent.body, service.waiting()]).toEqual([{ plan: 'plans/first', correction: DRAW }, []]);
  await after(() => sent.answer(answer(), 'Drawn.'));
  for (const name of service.waiting()) (await service.next(name)).refuse(503);
  await done();
  await after(() => undefined);
  expect([mesh(), steps().done, document.getSnapshot().context.history.selection]).toEqual(['shop-9', 1, null]);
  const [toast] = getToasts().shown;
  expect([toast?.text, toast?.intent, toast?.duration]).toEqual(['Drawn.', 'success', 20_000]);
  await after(() => toast?.action?.run());
  expect(steps().done).toBe(0);
});

it('[MT29] the key of a correction stays while it is repeated, and is another one after it was made', async () => {
  const { correct, next, done, after } = await opened();
  await correct();
  const first = await next();
  await after(() => first.lose());
  await done();
  expect(getToasts().shown.map(({ intent }) => intent)).toEqual(['error']);
  await correct();
  const second = await next();
  await after(() => second.answer(answer()));
  for (const name of service.waiting()) (await service.next(name)).refuse(503);
  await done();
  await correct();
  const third = await next();
  const keys = [first, second, third].map(({ headers }) => headers.get('idempotency-key'));
  expect([keys[0] === keys[1], keys[1] === keys[2], keys[0] === null]).toEqual([true, false, false]);
  third.refuse(409);
  await done();
});

it('[MT29] whoever has gone to another floor stays there, and a newer network is read and merged', async () => {
  const { correct, next, mesh, editor, document, after, until } = await opened();
  await correct();
  const sent = await next();
  editor.send({ type: 'floor.set', floor: 'upper' });
  const events = vi.spyOn(document, 'send');
  await after(() => sent.answer(answer({ network_revision: 7 })));
  for (const name of service.waiting()) (await service.next(name)).refuse(503);
  const network = await service.next('GET projects/mall/network');
  expect(mesh()).toBeNull();
  await after(() => network.answer({ revision: 7, nodes: [], joins: [], transitgroups: [] }));
  await until(() => events.mock.calls.some(([event]) => event.type === 'network.newer'));
  const [newer] = events.mock.calls.map(([event]) => event).filter((event) => event.type === 'network.newer');
  expect(newer).toMatchObject({ theirs: { revision: 7 } });
});

it('[MT29] what is taken back deselects the room and says so; a refusal is an error of its caller', async () => {
  const { result, after, editor, mesh } = await opened();
  editor.send({ type: 'mesh.select', mesh: 'shop-1' });
  const taken = result().calls.takeBack('ground', 'plans/second');
  taken.catch(() => undefined);
  const name = await vi.waitFor(() => {
    const [first] = service.waiting();
    if (!first) throw new Error('Nothing is asked.');
    return first;
  });
  const sent = await service.next(name);
  expect([name.startsWith('POST floors/ground/'), sent.body]).toEqual([true, { plan: 'plans/second' }]);
  await after(() => sent.answer(answer({ room: null }), 'Taken back.'));
  for (const one of service.waiting()) (await service.next(one)).refuse(503);
  await after(() => taken);
  expect([mesh(), getToasts().shown.map(({ text }) => text)]).toEqual([null, ['Taken back.']]);
});
