import { expect } from 'playwright/test';
import { type ImportReportEntry, REPORT_PAGE } from '@/contract/imports/imports';
import { translate } from '@/contract/texts/translate';
import { importReportListMachine } from '@/machines/locations/importReportList.machine';
import { defineModel } from '../support/model';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { type ImportWorld, openReportList } from '../support/worlds/importWorld';

const report = (id: number): ImportReportEntry => ({
  id,
  status: 'completed',
  type: 'json-feed',
  user: { name: 'Maya Okafor' },
  date: '2026-03-02T10:00:00.000Z',
  updated_at: '2026-03-02T10:00:05.000Z',
  project: { uuid: 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01', name: 'Riverside Mall' },
});
const page = (count: number) => Array.from({ length: count }, (_, at) => report(at + 1));
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };

const isFirst = ({ offset }: { offset: number }) => offset === 0;

async function showsTable({ page: own, within }: ImportWorld) {
  await expect(own.getByRole('table', { name: 'Import Reports' })).toBeVisible({ timeout: within });
  await expect(own.getByRole('button', { name: 'Retry' })).toHaveCount(0, { timeout: within });
}

/** The location of the demo has two pages of reports. */
function isOnSecond(earlier: readonly Trigger[]): boolean {
  const turn = earlier.findLast(({ label }) => label === 'next' || label === 'previous');
  return turn?.label === 'next';
}

export const importReportListModel = defineModel<typeof importReportListMachine, ImportWorld>({
  machine: importReportListMachine,
  starts: {
    'the reports of a location': { input: { project: 'location-1', isFocused: true }, open: openReportList },
  },
  expected: `
    start | the reports of a location | loading | asks load(project: location-1, offset: 0)
    loading | load: a full page; load: the last page | loaded | setReports
    loading | load: no connection | failed | setError
    any | focus | same | setFocused(true)
    any | blur | same | setFocused(false)
    loaded {focused} | after 30000 ms | loading | asks load
    loaded {!focused} | after 30000 ms | loaded |
    loaded {full} | next | loading | turnTo(25); asks load(project: location-1, offset: 25)
    loaded {!first} | previous | loading | turnTo(0); asks load(project: location-1, offset: 0)
    loaded | open a report | opened | emitOpened(1)
    failed | retry | loading | asks load`,
  conditions: {
    focused: (walk) => walk.last('focus', 'blur') !== 'blur',
    full: (walk) => walk.last('load: a full page', 'load: the last page') === 'load: a full page',
    first: (walk) => walk.last('next', 'previous') !== 'next',
  },
  samples: {
    next: { type: 'next' },
    previous: { type: 'previous' },
    retry: { type: 'retry' },
    focus: { type: 'focus' },
    blur: { type: 'blur' },
    'open a report': { type: 'openReport', report: { id: 1, status: 'completed' } },
    'open a running report': { type: 'openReport', report: { id: 2, status: 'running' } },
  },
  answers: {
    load: {
      'a full page': { output: page(REPORT_PAGE), when: isFirst },
      'the last page': { output: page(3), precondition: isOnSecond },
      'no connection': lost,
    },
  },
  requests: { load: { method: 'GET', path: /\/projects\/[^/]+\/import-reports$/ } },
  actions: {
    next: ({ page: own }) => own.getByRole('button', { name: 'Next' }).click(),
    previous: ({ page: own }) => own.getByRole('button', { name: 'Previous' }).click(),
    retry: ({ page: own }) => own.getByRole('button', { name: 'Retry' }).click(),
    focus: ({ page: own }) => own.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    blur: ({ page: own }) => own.evaluate(() => void window.dispatchEvent(new Event('blur'))),
    openReport: ({ page: own }) =>
      own
        .getByRole('link', { name: /^View Report #/ })
        .first()
        .click(),
  },
  assertions: {
    loading: async (world, { context }) => {
      if (context.reports !== null) return showsTable(world);
      await expect(world.page.getByText('Loading import reports')).toBeVisible({ timeout: world.within });
    },
    loaded: showsTable,
    failed: ({ page: own, within }) =>
      expect(own.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: within }),
    opened: ({ page: own, within }) =>
      expect(own.getByRole('heading', { level: 1, name: /Import Report #\d+$/ })).toBeVisible({ timeout: within }),
  },
  // A page that is loaded again stays until the answer.
  equivalentStates: [['loading', 'loaded']],
  isContinuable: true,
  heldDelays: ['reloadDelay'],
  isEnabled: ({ context }, event) =>
    event.type !== 'openReport' || (event.report.status !== 'running' && context.reports !== null),
});
