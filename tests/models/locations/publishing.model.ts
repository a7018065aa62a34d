import { expect } from 'playwright/test';
import type { Job } from '@/contract/jobs/jobs';
import { translate } from '@/contract/texts/translate';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { defineModel } from '../support/model';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { openLocation, type PublishingWorld } from '../support/worlds/publishingWorld';

const PROJECT = 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01';
const CANCEL = /^Cancel (publishing|build)$/;
const FAILURE = 'The plan of Ground floor is missing. Upload it again.';

const job = (state: Job['state'], rest: Partial<Job> = {}): Job => ({
  uuid: '2f6ee2b0-6df7-4f0b-9a44-0f8b1c6f3e02',
  kind: 'publish',
  project_uuid: PROJECT,
  state,
  is_demo: false,
  step: null,
  log: [],
  stage: 'Waiting',
  progress: 0,
  error: null,
  created_at: '2026-03-02T10:00:00.000Z',
  updated_at: '2026-03-02T10:00:00.000Z',
  ...rest,
});

const without =
  (...labels: string[]) =>
  (earlier: readonly Trigger[]) =>
    !earlier.some(({ label }) => labels.includes(label));
/** Another user's job remains until the walk ends, so no later attempt of this page succeeds. */
const whileFree = without('request: publishing already');
const whileWanted = (earlier: readonly Trigger[]) =>
  whileFree(earlier) &&
  earlier.findLast(({ label }) => /^(request: accepted|cancelJob: asked)$/.test(label))?.label !== 'cancelJob: asked';

const REQUESTS = ['publish', 'publishDemo', 'build'];
/** Whether the running job was requested so. */
const isWanted = (request: string) => (earlier: readonly Trigger[]) => {
  const asked = earlier.slice(
    0,
    earlier.findLastIndex(({ label }) => label === 'request: accepted'),
  );
  return (
    whileWanted(earlier) && (asked.findLast(({ label }) => REQUESTS.includes(label))?.label ?? 'publish') === request
  );
};

/** The idle dialog: its tag, its button, and the result of the last attempt. */
async function showsIdle(world: PublishingWorld, tag: string, notice: string | null) {
  const { page, within } = world;
  const dialog = page.getByRole('dialog', { name: world.location.name });
  // The tag also shows another user's job.
  const shown = notice === translate('location.publishBusy') ? translate('location.publishing') : tag;
  await expect(dialog.getByText(shown, { exact: true })).toBeVisible({ timeout: within });
  const button = dialog.getByRole('button', { name: 'Publish Project' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: within });
  await expect(dialog.getByRole('button', { name: CANCEL })).toHaveCount(0, { timeout: within });
  await showsNotice(world, notice);
}

async function showsNotice({ page, within }: PublishingWorld, notice: string | null) {
  const bar = page.getByRole('dialog').locator('.fui-MessageBar');
  if (notice === null) return expect(bar).toHaveCount(0, { timeout: within });
  // The service decides which floor a failure names.
  await expect(bar).toContainText(notice === FAILURE ? 'is missing. Upload it again.' : notice, { timeout: within });
}

async function showsProgress(world: PublishingWorld, { context }: { context: { notice: { text: string } | null } }) {
  const { page, within } = world;
  const dialog = page.getByRole('dialog', { name: world.location.name });
  await expect(dialog.getByRole('progressbar', { name: /^(Publishing|Building)$/ })).toBeVisible({ timeout: within });
  await expect(dialog.getByRole('button', { name: CANCEL })).toBeVisible({ timeout: within });
  await showsNotice(world, context.notice?.text ?? null);
}

export const publishingModel = defineModel<typeof publishingMachine, PublishingWorld>({
  machine: publishingMachine,
  starts: {
    'unpublished changes': {
      input: { project: PROJECT, job: null, isUpToDate: false },
      open: async (world) => {
        await world.location.change();
        await openLocation(world);
      },
    },
    'up to date': {
      input: { project: PROJECT, job: null, isUpToDate: true },
      open: async (world) => {
        await world.location.publish();
        await openLocation(world);
      },
    },
    'publishing already': {
      input: { project: PROJECT, job: job('queued'), isUpToDate: false },
      open: async (world) => {
        await world.location.change();
        await world.location.startPublishing();
        await openLocation(world);
      },
    },
  },
  // The request for a job is all that differs between jobs.
  serialize: ({ isUpToDate, notice, wanted }) => ({ isUpToDate, notice, wanted }),
  expected: `
    start | unpublished changes | unpublishedChanges |
    start | up to date | upToDate |
    start | publishing already | publishing.asking | asks readJob; refresh
    upToDate; unpublishedChanges | publish; publishDemo; build | requesting | clearNotice; setWanted; asks request
    requesting | request: accepted | publishing.asking | setJob; refresh; asks readJob
    requesting {published} | request: publishing already; request: no connection | upToDate | setErrorNotice; refresh
    requesting {!published} | request: publishing already; request: no connection | unpublishedChanges | setErrorNotice; refresh
    publishing | publish; publishDemo; build | same | setBusyNotice
    publishing | cancel | publishing.cancelling | asks cancelJob
    publishing.waiting | after 500 ms | publishing.asking | asks readJob
    publishing.asking | readJob: running | publishing.waiting | setJob
    publishing.asking | readJob: no connection | publishing.waiting |
    publishing.asking | readJob: succeeded | upToDate | setJob; setUpToDate; clearNotice; refresh
    publishing.asking {published} | readJob: built; readJob: shown on demo units | upToDate | setJob; clearNotice; refresh
    publishing.asking {!published} | readJob: built; readJob: shown on demo units | unpublishedChanges | setJob; clearNotice; refresh
    publishing.asking {published} | readJob: failed | upToDate | setJob; setFailureNotice; refresh
    publishing.asking {!published} | readJob: failed | unpublishedChanges | setJob; setFailureNotice; refresh
    publishing.asking {published} | readJob: cancelled | upToDate | setJob; setCancelledNotice; refresh
    publishing.asking {!published} | readJob: cancelled | unpublishedChanges | setJob; setCancelledNotice; refresh
    publishing.cancelling | cancelJob: asked | publishing.asking | asks readJob
    publishing.cancelling | cancelJob: no connection | publishing.asking | setErrorNotice; asks readJob`,
  conditions: { published: ({ isUpToDate }) => isUpToDate },
  samples: {
    publish: { type: 'publish' },
    publishDemo: { type: 'publishDemo' },
    build: { type: 'build' },
    cancel: { type: 'cancel' },
  },
  answers: {
    request: {
      accepted: { output: job('queued'), precondition: whileFree },
      'publishing already': {
        error: new SampleError(translate('location.publishBusy'), 409),
        precondition: whileFree,
        fixture: ({ location }) => location.startPublishing(),
      },
      'no connection': {
        error: new SampleError(translate('failed.network'), 500),
        precondition: whileFree,
        isConnectionLost: true,
      },
    },
    readJob: {
      running: {
        output: job('running', { stage: 'Storing', progress: 75 }),
        fixture: ({ location }) => location.keepRunning(),
      },
      succeeded: {
        output: job('succeeded', { stage: 'Done', progress: 100 }),
        precondition: isWanted('publish'),
        fixture: ({ location }) => location.finish(),
      },
      built: {
        output: job('succeeded', { kind: 'build' }),
        precondition: isWanted('build'),
        fixture: ({ location }) => location.finish(),
      },
      'shown on demo units': {
        output: job('succeeded', { is_demo: true }),
        precondition: isWanted('publishDemo'),
        fixture: ({ location }) => location.finish(),
      },
      failed: {
        output: job('failed', { error: FAILURE }),
        precondition: whileWanted,
        fixture: ({ location }) => location.fail(),
      },
      cancelled: { output: job('cancelled'), fixture: ({ location }) => location.cancel() },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
    cancelJob: {
      asked: { output: job('running') },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: {
    request: { method: 'POST', path: /\/projects\/[^/]+\/(publish|generate-build)$/ },
    readJob: { method: 'GET', path: /\/jobs\/[^/]+$/ },
    cancelJob: { method: 'POST', path: /\/jobs\/[^/]+\/cancel$/ },
  },
  actions: {
    publish: async ({ page }) => {
      const isRunning = await page.getByRole('progressbar').isVisible();
      const publish = page.getByRole('button', { name: 'Publish Project' });
      const confirm = page.getByRole('button', { name: /^Publish( again)?$/ });
      await publish.click();
      if (isRunning) return;
      // Content that loads into the dialog may move the button away from under the pointer.
      await expect(async () => {
        if (!(await confirm.isVisible())) await publish.click({ timeout: 2_000 });
        await expect(confirm).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await confirm.click();
    },
    publishDemo: ({ page }) => page.getByRole('button', { name: 'Publish to Demo Units' }).click(),
    build: ({ page }) => page.getByRole('button', { name: 'Build Project' }).click(),
    cancel: async ({ page, location }) => {
      await location.keepRunning();
      await page.getByRole('button', { name: CANCEL }).click();
    },
  },
  assertions: {
    upToDate: (world, { context }) => showsIdle(world, translate('location.upToDate'), context.notice?.text ?? null),
    unpublishedChanges: (world, { context }) =>
      showsIdle(world, translate('location.unpublished'), context.notice?.text ?? null),
    requesting: async ({ page, within }) => {
      const button = page.getByRole('button', { name: 'Publish Project' });
      await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: within });
    },
    'publishing.waiting': showsProgress,
    'publishing.asking': showsProgress,
    'publishing.cancelling': showsProgress,
  },
  // The machine polls repeatedly; a user sees one progress bar.
  equivalentStates: [['publishing.waiting', 'publishing.asking', 'publishing.cancelling']],
});
