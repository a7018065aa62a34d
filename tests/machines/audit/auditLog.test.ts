import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { AUDIT_PAGE_SIZES } from '@/contract/audit/audit';
import { type AuditPage, type AuditRequest, auditLogMachine } from '@/machines/audit/auditLog.machine';
import { auditEntry } from '../../support/dom/auditEntry';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** The machine over 45 entries, with what it has asked for. */
async function started(batch: string | null = null) {
  const asked: AuditRequest[] = [];
  const given: { error: Error | null } = { error: null };
  const log = createActor(
    auditLogMachine.provide({
      actors: {
        load: fromPromise(async ({ input }): Promise<AuditPage> => {
          asked.push(input);
          if (given.error) throw given.error;
          return {
            entries: [auditEntry({ id: 100 + input.page }), auditEntry({ id: 1 })],
            meta: { total: 45, last_page: Math.ceil(45 / input.perPage) },
          };
        }),
      },
    }),
    { input: { batch } },
  );
  let refreshed = 0;
  log.on('refreshed', () => {
    refreshed += 1;
  });
  log.start();
  await settle();
  const send = async (event: Parameters<typeof log.send>[0]) => {
    log.send(event);
    await settle();
  };
  return { log, asked, send, given, refreshed: () => refreshed, last: () => asked.at(-1) };
}

const FIRST: AuditRequest = { tag: null, batch: null, search: '', page: 1, perPage: 20 };

it('[AL1] asks for the first page of everything, of a batch, and of a tag', async () => {
  const { asked, send, last } = await started();
  expect(asked).toEqual([FIRST]);
  await send({ type: 'setTag', tag: 'import' });
  expect(last()).toEqual({ ...FIRST, tag: 'import' });
  await send({ type: 'setTag', tag: null });
  expect(last()).toEqual(FIRST);
  const batch = await started('b');
  await batch.send({ type: 'setTag', tag: 'import' });
  expect(batch.asked).toEqual([{ ...FIRST, batch: 'b' }]);
});

it('[AL6] loads the pages that there are, and no other', async () => {
  const { asked, send } = await started();
  for (const page of [3, 3, 4, 0, 1]) await send({ type: 'setPage', page });
  expect(asked.map(({ page }) => page)).toEqual([1, 3, 1]);
});

it('[AL7] takes the sizes 1 and 5 to 100 by 5, and no other', async () => {
  expect(AUDIT_PAGE_SIZES).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]);
  const { asked, send } = await started();
  for (const size of [0, 7, 105, 50]) await send({ type: 'setPageSize', size });
  expect(asked.map(({ perPage }) => perPage)).toEqual([20, 50]);
});

it('[AL8] goes to the first page when tag, search or page size change', async () => {
  const { send, last } = await started();
  for (const event of [
    { type: 'setTag', tag: 'import' },
    { type: 'search', text: 'a' },
    { type: 'clearSearch' },
    { type: 'setPageSize', size: 15 },
  ] as const) {
    await send({ type: 'setPage', page: 2 });
    expect(last()?.page).toBe(2);
    await send(event);
    expect(last()?.page).toBe(1);
  }
  expect(last()).toEqual({ ...FIRST, tag: 'import', perPage: 15 });
});

it('[AL9] tells that it was refreshed after the refresh button alone, and only when it was', async () => {
  const { send, given, refreshed, asked } = await started();
  await send({ type: 'search', text: 'a' });
  expect(refreshed()).toBe(0);
  await send({ type: 'setPage', page: 2 });
  await send({ type: 'refresh' });
  expect(refreshed()).toBe(1);
  expect(asked.at(-1)).toEqual({ ...FIRST, search: 'a', page: 2 });
  given.error = new Error('Gone.');
  await send({ type: 'refresh' });
  given.error = null;
  await send({ type: 'retry' });
  expect(refreshed()).toBe(1);
});

it('[AL10] empties the table of a load that failed, and tells why', async () => {
  const { log, send, given } = await started();
  given.error = new Error('Gone.');
  await send({ type: 'refresh' });
  expect(log.getSnapshot().context).toMatchObject({ entries: [], meta: { total: 0 }, error: 'Gone.' });
  given.error = null;
  await send({ type: 'retry' });
  expect(log.getSnapshot().context).toMatchObject({ meta: { total: 45 }, error: null });
});

it('[AL3] expands and closes entries of the page, and closes all with the next page', async () => {
  const { log, send } = await started();
  for (const id of [1, 101, 7, 101]) await send({ type: 'expand', id });
  expect(log.getSnapshot().context.expanded).toEqual([1]);
  await send({ type: 'setPage', page: 2 });
  expect(log.getSnapshot().context.expanded).toEqual([]);
});
