import { expect, it } from 'vitest';
import { provideAuditLog } from '@/app/audit/provideAuditLog';
import { AUDIT_PAGE_SIZE } from '@/contract/audit/audit';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();

it('[MT27] the log is asked for in the organisation, and a search wants the page before it no more', async () => {
  const actor = service.run(provideAuditLog(UUID.organisation), { batch: null });
  const page = { organisation: UUID.organisation, page: '1', perPage: String(AUDIT_PAGE_SIZE) };
  const first = await service.next('GET audit');
  expect(first.query).toEqual(page);
  actor.send({ type: 'setTag', tag: 'kiosk' });
  const second = await service.next('GET audit/tag/kiosk');
  expect([first.isWanted(), second.query]).toEqual([false, page]);
  second.answer([]);
  await expect.poll(() => actor.getSnapshot().context.meta.total).toBe(0);
});

it('[MT27] the log of a batch is asked for by the batch', async () => {
  service.run(provideAuditLog(UUID.organisation), { batch: UUID.job });
  expect((await service.next(`GET audit/batch/${UUID.job}`)).query).toMatchObject({ organisation: UUID.organisation });
});
