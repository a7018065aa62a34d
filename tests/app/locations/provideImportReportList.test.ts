import { expect, it } from 'vitest';
import { providedImportReportList } from '@/app/locations/provideImportReportList';
import { importReportEntrySchema, REPORT_PAGE } from '@/contract/imports/imports';
import { sampleOf } from '../../api/recorded/support/sampleOf';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();

it('[MT27] the reports of a location are asked for a page at a time, and a list that is left wants none', async () => {
  const actor = service.run(providedImportReportList, { project: UUID.project, isFocused: true });
  const report = sampleOf(importReportEntrySchema, 'report', 'full');
  const first = await service.next(`GET projects/${UUID.project}/import-reports`);
  expect(first.query).toEqual({ limit: String(REPORT_PAGE), offset: '0' });
  first.answer({ reports: Array(REPORT_PAGE).fill(report) });
  await expect.poll(() => actor.getSnapshot().matches('loaded')).toBe(true);
  expect(actor.getSnapshot().context.reports).toHaveLength(REPORT_PAGE);
  actor.send({ type: 'next' });
  const second = await service.next(`GET projects/${UUID.project}/import-reports`);
  expect(second.query).toEqual({ limit: String(REPORT_PAGE), offset: String(REPORT_PAGE) });
  actor.stop();
  expect(second.isWanted()).toBe(false);
});
