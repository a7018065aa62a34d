import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { MOST_IN_BATCH } from '@/contract/batches/batches';
import { useRefresh } from '@/screens/batches/useRefresh';
import { useServiceBatch } from '@/screens/batches/useServiceBatch';
import { useStopBatch } from '@/screens/batches/useStopBatch';
import { useUndoDeletions } from '@/screens/batches/useUndoDeletions';
import { type Answers, createHeldPage } from '../../api/recorded/support/heldPage';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';
import { testCurrentUser } from '../../support/dom/testCurrentUser';

beforeEach(clearToasts);
afterEach(cleanUp);

const OWN = testCurrentUser().organisation.uuid;
const BATCHES = `loads again ["batches","${OWN}"]`;

async function opened<Result>(useIt: () => Result, answers: Answers = 'full') {
  const service = createHeldPage(answers);
  const page = await renderHook(useIt, {
    around: (shown) => <QueryClientProvider client={service.client}>{shown}</QueryClientProvider>,
  });
  service.log.length = 0;
  return { ...page, log: service.log };
}
const toasts = () => getToasts().shown.map(({ text, intent }) => [text, intent]);

it('[MT29] what a change makes stale is loaded again, for the active organisation', async () => {
  const stale = (organisation: string) => [['destinations', organisation], ['tags']];
  const { result, log, after } = await opened(() => useRefresh(stale));
  await after(() => void result()());
  expect(log).toEqual([`loads again ["destinations","${OWN}"]`, 'loads again ["tags"]']);
});

it('[MT29] a batch that is stopped or taken back is asked for by its number, and the list is read again', async () => {
  const { result, log, after } = await opened(() => ({ stop: useStopBatch(), undo: useUndoDeletions() }));
  await after(() => result().stop('B'));
  expect(log.splice(0)).toEqual(['POST jobs/B/cancel', BATCHES]);
  const uuid = 'b1b1b1b1-b1b1-41b1-81b1-b1b1b1b1b1b1';
  await after(() => result().undo(uuid));
  expect([log, toasts()]).toEqual([[`POST organisations/${OWN}/batches {"undo":"${uuid}"}`, `${BATCHES} alone`], []]);
});

it('[MT29] a batch that cannot be stopped or taken back says why, and the list is read again', async () => {
  const { result, log, after } = await opened(() => ({ stop: useStopBatch(), undo: useUndoDeletions() }), 'conflict');
  await after(() => result().stop('B'));
  await after(() => result().undo('B'));
  expect([log.filter((line) => line.startsWith('loads')), toasts()]).toEqual([
    [BATCHES, `${BATCHES} alone`],
    [['No.', 'error']],
  ]);
});

const ROW = { id: 7, name: `Bean ${'x'.repeat(300)}`, body: { name: 'New' } };
const OTHERS = [{ key: '8', name: 'Same', outcome: 'same', reason: '' }] as const;

it('[MT29] the service makes a batch of what is prepared, and its end loads the lists again once', async () => {
  const refresh = vi.fn(async () => undefined);
  let state = 'running';
  const batch = {
    uuid: 'b1b1b1b1-b1b1-41b1-81b1-b1b1b1b1b1b1',
    call: 'deleteKiosk',
    count: 1,
    done: 0,
    failed: 0,
    stopped: 0,
    error: null,
    created_at: '2026-11-27T10:00:00Z',
    undo_until: null,
  };
  const results = [{ id: 7, name: 'Bean', outcome: 'failed', reason: 'Locked.' }];
  const page = await opened(() =>
    useServiceBatch('deleteKiosk', { prepare: () => ({ rows: [ROW], others: OTHERS }), refresh }),
  );
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    asked.push([`${init.method} ${address}`, init.body ? JSON.parse(String(init.body)) : null]);
    const data = init.method === 'POST' ? { ...batch, state } : { batches: [{ ...batch, state }], results };
    return Response.json({ data, message: '' });
  });
  expect([page.result().phase, page.result().uuid, page.result().goesOn]).toEqual(['asking', null, true]);
  page.result().stop();
  await page.after(() => page.result().start());
  expect(asked[0]?.[1]).toEqual({
    call: 'deleteKiosk',
    rows: [{ id: 7, name: ROW.name.slice(0, 200), body: { name: 'New' } }],
  });
  await page.until(() => page.result().results.length === 2);
  expect([page.result().phase, page.result().uuid, refresh.mock.calls.length]).toEqual(['running', batch.uuid, 0]);
  expect(page.result().results).toEqual([...OTHERS, { key: '7', name: 'Bean', outcome: 'failed', reason: 'Locked.' }]);
  expect(page.log).toContain(`${BATCHES} alone`);
  await page.after(() => page.result().stop());
  expect(asked.some(([name]) => name.endsWith(`jobs/${batch.uuid}/cancel`))).toBe(true);
  state = 'succeeded';
  await page.until(() => page.result().phase === 'finished');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('[MT29] a batch without a row for the service is finished at once, and one that is too large is not begun', async () => {
  let rows = Array.from({ length: MOST_IN_BATCH + 1 }, (_, id) => ({ id, name: 'Bean' }));
  const refresh = async () => undefined;
  const page = await opened(() =>
    useServiceBatch('deleteKiosk', { prepare: () => ({ rows, others: OTHERS }), refresh }),
  );
  await page.after(() => page.result().start());
  expect([page.result().phase, page.log, toasts()[0]?.[1]]).toEqual(['asking', [], 'error']);
  rows = [];
  await page.after(() => page.result().start());
  expect([page.result().phase, page.result().results, page.log]).toEqual(['finished', OTHERS, []]);
});

it('[MT29] a batch that the service refuses asks again, with the words of the service', async () => {
  const refresh = async () => undefined;
  const page = await opened(
    () => useServiceBatch('deleteKiosk', { prepare: () => ({ rows: [ROW] }), refresh }),
    'conflict',
  );
  await page.after(() => page.result().start());
  expect([page.result().phase, page.result().uuid, toasts()]).toEqual(['asking', null, [['No.', 'error']]]);
});
