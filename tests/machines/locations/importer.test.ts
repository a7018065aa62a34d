import { expect, it } from 'vitest';
import { importerMachine } from '@/machines/locations/importer.machine';
import { drive } from '../drive';

const RUNNING = { status: 'running', created_at: null, updated_at: null, next_run_at: null, dry_run: null };
const failure = (status: number) => Object.assign(new Error('Not found.'), { status });

async function watched() {
  const importer = drive(importerMachine, { project: 'mall' });
  await importer.answer('readStatus', RUNNING);
  importer.pass(1500);
  return importer;
}

it('[IO19] a running import whose status is rejected is asked for no more', async () => {
  const importer = await watched();
  await importer.refuse('readStatus', failure(404));
  expect([importer.state(), importer.context().error]).toEqual(['unknown', 'Not found.']);
  importer.pass(3_600_000);
  expect(importer.asked('readStatus')).toBeUndefined();
  importer.send({ type: 'retry' });
  expect(importer.asked('readStatus')).toEqual({ project: 'mall' });
});

it('[IO19] without an answer it is asked for later and later, ten times', async () => {
  const importer = await watched();
  await importer.refuse('readStatus', failure(503));
  expect(importer.asked('retryWait')).toEqual({ failures: 1, limit: 10 });
  await importer.answer('retryWait', 'due');
  await importer.refuse('readStatus', failure(503));
  expect(importer.asked('retryWait')).toEqual({ failures: 2, limit: 10 });
  await importer.answer('retryWait', 'exhausted');
  expect([importer.state(), importer.context().error]).toEqual([
    'unknown',
    'The service has not answered for some minutes.',
  ]);
});
