import { expect, it, vi } from 'vitest';
import { DESTINATIONS_KEY } from '@/api/destinations/keys';
import { PROJECTS_KEY } from '@/api/locations/keys';
import { provideImporter } from '@/app/locations/provideImporter';
import { holdService } from '../support/heldService';
import { importStatusAnswer, UUID } from '../support/samples';

const service = holdService();
const STATUS = `GET projects/${UUID.project}/import-status`;
const RUN = `POST projects/${UUID.project}/run-importer`;

async function openImporter(status: string) {
  const actor = service.run(provideImporter(service.client), { project: UUID.project });
  (await service.next(STATUS)).answer(importStatusAnswer(status));
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('runnable')).toBe(true));
  return actor;
}

it.each([
  ['run', {}],
  ['dryRun', { dry_run: true }],
] as const)(
  '[IO13] %s asks the service for that kind of import, with the message of its answer',
  async (type, body) => {
    const actor = await openImporter('no_data');
    const notified = vi.fn();
    actor.on('notified', notified);
    actor.send({ type });
    const call = await service.next(RUN);
    expect(call.body).toEqual(body);
    call.answer({ job: UUID.job, reports: [1] }, 'The import has started.');
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('running')).toBe(true));
    expect(notified.mock.calls).toEqual([[{ type: 'notified', text: 'The import has started.', tone: 'success' }]]);
    expect(service.invalidated()).toEqual([]);
  },
);

it('[IO13] the lists are loaded again when an import has ended, and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const actor = service.run(provideImporter(service.client), { project: UUID.project });
  (await service.next(STATUS)).answer(importStatusAnswer('running'));
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('running')).toBe(true));
  expect(service.invalidated()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  (await service.next(STATUS)).answer(importStatusAnswer('completed'));
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ ready: 'imported' })).toBe(true));
  expect(service.invalidated()).toEqual([PROJECTS_KEY, DESTINATIONS_KEY]);
  vi.useRealTimers();
});

it('[IO13] nobody waits for the status of a dialog that is closed', async () => {
  const actor = service.run(provideImporter(service.client), { project: UUID.project });
  const call = await service.next(STATUS);
  expect(call.isWanted()).toBe(true);
  actor.stop();
  expect(call.isWanted()).toBe(false);
});
