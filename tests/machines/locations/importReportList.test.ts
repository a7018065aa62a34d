import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type ImportReportEntry, REPORT_PAGE } from '@/contract/imports/imports';
import { importReportListMachine, RELOAD_DELAY } from '@/machines/locations/importReportList.machine';

const report = (id: number, status: ImportReportEntry['status'] = 'completed'): ImportReportEntry => ({
  id,
  status,
  type: 'json-feed',
  user: null,
  date: '2026-03-02T10:00:00.000Z',
  updated_at: '2026-03-02T10:00:05.000Z',
  project: { uuid: 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01', name: 'Riverside Mall' },
});

/** The machine on a simulated clock, with the offsets that it has asked for. */
async function started(isFocused: boolean) {
  const clock = new SimulatedClock();
  const asked: number[] = [];
  const machine = importReportListMachine.provide({
    actors: {
      load: fromPromise(async ({ input }) => {
        asked.push(input.offset);
        const count = input.offset < 2 * REPORT_PAGE ? REPORT_PAGE : 3;
        return Array.from({ length: count }, (_, at) => report(input.offset + at + 1));
      }),
    },
  });
  const list = createActor(machine, { clock, input: { project: 'location-1', isFocused } });
  const opened: number[] = [];
  list.on('opened', ({ id }) => opened.push(id));
  list.start();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  await settle();
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await settle();
  };
  return { list, asked, opened, pass, settle };
}

it('[IR4] loads again after thirty seconds while the window has the focus, and keeps the page meanwhile', async () => {
  const { list, asked, pass } = await started(true);
  await pass(RELOAD_DELAY - 1);
  expect(asked).toEqual([0]);
  list.subscribe(({ context }) => expect(context.reports).toHaveLength(REPORT_PAGE));
  await pass(1);
  await pass(RELOAD_DELAY);
  expect(asked).toEqual([0, 0, 0]);
});

it('[IR4] does not load while the window has no focus, and does again when it has', async () => {
  const { list, asked, pass } = await started(false);
  await pass(3 * RELOAD_DELAY);
  expect(asked).toEqual([0]);
  list.send({ type: 'focus' });
  await pass(RELOAD_DELAY);
  expect(asked).toEqual([0, 0]);
  list.send({ type: 'blur' });
  await pass(2 * RELOAD_DELAY);
  expect(asked).toEqual([0, 0]);
});

it('[IR1] turns pages by 25, forward while the page is full and back to the first', async () => {
  const { list, asked, settle } = await started(true);
  for (const type of ['previous', 'next', 'next', 'next', 'previous'] as const) {
    list.send({ type });
    await settle();
  }
  expect(asked).toEqual([0, 25, 50, 25]);
});

it('[IR2] opens a report, and none that is running', async () => {
  const { list, opened } = await started(true);
  list.send({ type: 'openReport', report: report(7, 'running') });
  list.send({ type: 'openReport', report: report(8, 'failed') });
  expect(opened).toEqual([8]);
});
