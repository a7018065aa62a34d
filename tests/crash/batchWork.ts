import { setTimeout as wait } from 'node:timers/promises';
import { listBatches, startBatch } from '@/contract/batches/batches';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { waitForJob } from './jobs';
import type { Place, Work } from './place';

/** Records of a batch: enough for a kill to meet it half-way. */
const ROWS = 6;
const NAME = /^batched (\d+)-\d+$/;

/** Deletes destinations by a batch, and takes every other batch back. */
export const batches: Work = {
  name: 'batch',
  calls: [startBatch, createDestination],
  turn: async ({ client, organisation: uuid }, value, ledger) => {
    const params = { uuid };
    const rows: { id: number; name: string }[] = [];
    for (let at = 0; at < ROWS; at++) {
      const body = { name: `batched ${value}-${at}` };
      rows.push({ id: (await client.write('destination', createDestination, { params, body })).id, name: body.name });
    }
    ledger.write({ kind: 'batch', value });
    ledger.write({ kind: 'batch deleting', value });
    const body = { call: 'deleteDestination' as const, rows };
    const batch = await client.write('batch', startBatch, { params, body });
    if ((await waitForJob(client, startBatch, batch.uuid)) !== 'succeeded') return;
    ledger.write({ kind: 'batch deleted', value });
    if (ledger.count('batch deleted') % 2 === 0) return;
    ledger.write({ kind: 'batch undoing', value });
    const undo = await client.write('undo of a batch', startBatch, { params, body: { undo: batch.uuid } });
    if ((await waitForJob(client, startBatch, undo.uuid)) === 'succeeded')
      ledger.write({ kind: 'batch undone', value });
  },
  problems: async (place, ledger) => {
    const problems = await endedBatches(place);
    const { client, organisation: uuid } = place;
    const counts = new Map<number, number>();
    for (const { name } of await client.call(listDestinations, { params: { uuid }, query: {} })) {
      const value = Number(NAME.exec(name)?.[1]);
      if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const noted = (what: string) => new Set(ledger.values(`batch ${what}`));
    const [deleting, deleted, undoing, undone] = [
      noted('deleting'),
      noted('deleted'),
      noted('undoing'),
      noted('undone'),
    ];
    for (const value of ledger.values('batch')) {
      const count = counts.get(value) ?? 0;
      const mayBeGone = deleting.has(value) && !undone.has(value);
      const mayBeThere = !deleted.has(value) || undoing.has(value);
      const isWhole = (count === ROWS && mayBeThere) || (count === 0 && mayBeGone);
      if (!isWhole) problems.push(`batch ${value} has ${count} of its ${ROWS} destinations`);
    }
    return problems;
  },
};

/** Resolves when no batch runs any more, with those that did not end well. */
async function endedBatches({ client, organisation: uuid }: Place): Promise<string[]> {
  for (;;) {
    const { batches: all } = await client.call(listBatches, { params: { uuid }, query: {} });
    if (all.every(({ state }) => state !== 'queued' && state !== 'running'))
      return all.flatMap(({ state, failed }) =>
        state === 'succeeded' && failed === 0 ? [] : [`a batch ended as ${state} with ${failed} failures`],
      );
    await wait(20);
  }
}
