import { expect } from 'playwright/test';
import type { Job } from '@/contract/jobs/jobs';
import { translate } from '@/contract/texts/translate';
import { publishingMachine } from '@/machines/locations/publishing.machine';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { openLocation, type PublishingWorld, unseen } from '../support/worlds/publishingWorld';

const PROJECT = 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01';
const CANCEL = /^Cancel (publishing|build)$/;
const ELSEWHERE = 'somebody else publishes';
const THEIRS = '2f6ee2b0-6df7-4f0b-9a44-0f8b1c6f3e99';
/** It is walked in the dialog by tests/screens/locations/LocationDialog.test.tsx. */
const UNREAD = 'The service has every job for a month: its progress can be read.';
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
const whileFree = without('readLocation: publishing');
const whileWanted = (earlier: readonly Trigger[]) =>
  whileFree(earlier) &&
  earlier.findLast(({ label }) => /^(request: accepted|cancelJob: asked)$/.test(label))?.label !== 'cancelJob: asked';

const REQUESTS = ['review', 'publishDemo', 'build'];
/** The request that the running job was begun with; somebody else publishes to all visitors. */
function requestOf(earlier: readonly Trigger[]): string {
  const begun = earlier.findLastIndex(({ label }) => label === 'request: accepted' || label === ELSEWHERE);
  const asked = earlier[begun]?.label === ELSEWHERE ? [] : earlier.slice(0, begun);
  return asked.findLast(({ label }) => REQUESTS.includes(label))?.label ?? 'review';
}
const isWanted = (request: string) => (earlier: readonly Trigger[]) =>
  whileWanted(earlier) && requestOf(earlier) === request;

/** Whether the request that has failed met a job of somebody else. */
const isTaken = (earlier: readonly Trigger[]) =>
  earlier.findLast(({ kind }) => kind !== 'event')?.label === 'request: publishing already';

/** The idle dialog: its tag, its button, and the result of the last attempt. */
async function showsIdle(world: PublishingWorld, tag: string, notice: string | null) {
  const { page, within } = world;
  const dialog = page.getByRole('dialog', { name: world.location.name });
  await expect(dialog.getByText(tag, { exact: true })).toBeVisible({ timeout: within });
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

const confirmButton = (page: PublishingWorld['page']) => page.getByRole('button', { name: /^Publish( again)?$/ });

async function asksFirst({ page }: PublishingWorld, name: string) {
  const isRunning = await page.getByRole('progressbar').isVisible();
  const publish = page.getByRole('button', { name });
  await publish.click();
  if (isRunning) return;
  // Content that loads into the dialog may move the button away from under the pointer.
  await expect(async () => {
    if (!(await confirmButton(page).isVisible())) await publish.click({ timeout: 2_000 });
    await expect(confirmButton(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

async function showsBlocked({ page, within }: PublishingWorld) {
  const button = page.getByRole('button', { name: 'Publish Project' });
  await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: within });
}

/** Steps that say whether everything is published, by what they say. */
const PUBLISHED: Readonly<Record<string, boolean>> = {
  'up to date': true,
  'readJob: succeeded': true,
  'it was published': true,
  'readLocation: up to date': true,
  [ELSEWHERE]: false,
  'it was changed': false,
  'publishing has failed': false,
  'readLocation: publishing': false,
  'readLocation: unpublished changes': false,
};
const publishedAfter = (walk: Walk): boolean => PUBLISHED[walk.last(...Object.keys(PUBLISHED))] ?? false;

const JOBS = /^(request: accepted|readJob: (?!no connection|not found)|readLocation: publishing|publishing has failed)/;

/** The job of somebody else that is known last; null where the last one is one's own, or has ended otherwise. */
function theirsAfter(walk: Walk): 'running' | 'failed' | null {
  const at = walk.labels.findLastIndex((label) => label === ELSEWHERE || JOBS.test(label));
  const last = walk.labels[at];
  if (last === 'publishing has failed') return 'failed';
  if (last !== ELSEWHERE && last !== 'readLocation: publishing') return null;
  const hasEnded = walk.labels.slice(at).some((label) => label.startsWith('it was '));
  return hasEnded ? null : 'running';
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
  // Of the last job only whether it is the one of somebody else that is known already.
  serialize: ({ isUpToDate, notice, wanted, job: last }) => ({
    isUpToDate,
    notice: notice?.text,
    wanted,
    last: last?.uuid === THEIRS && (last.state === 'failed' ? 'failed' : 'known'),
  }),
  expected: `
    start | unpublished changes | idle.unpublishedChanges |
    start | up to date | idle.upToDate |
    start | publishing already | publishing.asking | asks readJob; refresh
    idle.upToDate; idle.unpublishedChanges | review; publishDemo | reviewing | setWanted
    idle.upToDate; idle.unpublishedChanges | build | requesting | clearNotice; setWanted; asks request
    idle {!theirs} | ${ELSEWHERE} | publishing.asking | clearNotice; setLocation; refresh; asks readJob
    idle.unpublishedChanges | it was published | idle.upToDate | setLocation
    idle.upToDate | it was published | same | setLocation
    idle.upToDate | it was changed | idle.unpublishedChanges | setLocation
    idle.unpublishedChanges | it was changed | same | setLocation
    idle {!failedThere} | publishing has failed | idle.unpublishedChanges | setLocation; setFailureNotice
    idle {failedThere} | publishing has failed | idle.unpublishedChanges | setLocation
    reviewing | confirm | requesting | clearNotice; asks request
    reviewing {published} | dismiss | idle.upToDate |
    reviewing {!published} | dismiss | idle.unpublishedChanges |
    reviewing {!theirs} | ${ELSEWHERE} | publishing.asking | setLocation; setBusyNotice; refresh; asks readJob
    reviewing | it was published; it was changed; publishing has failed | same | setLocation
    requesting | request: accepted | publishing.asking | setJob; refresh; asks readJob
    requesting | request: publishing already; request: no connection | checking | setErrorNotice; refresh; asks readLocation
    checking | readLocation: publishing | publishing.asking | setLocation; refresh; asks readJob
    checking | readLocation: up to date | idle.upToDate | setLocation
    checking | readLocation: unpublished changes | idle.unpublishedChanges | setLocation
    checking {published} | readLocation: no connection | idle.upToDate |
    checking {!published} | readLocation: no connection | idle.unpublishedChanges |
    publishing | review; publishDemo; build | same | setBusyNotice
    publishing | cancel | publishing.cancelling | asks cancelJob
    publishing.waiting | after 500 ms | publishing.asking | asks readJob
    publishing.asking | readJob: running | publishing.waiting | setJob
    publishing.asking | readJob: no connection | publishing.retrying | countFailure; asks retryWait(failures: 1, limit: 10)
    publishing.asking | readJob: not found | publishing.unread | setUnreadNotice; refresh
    publishing.retrying | retryWait: due | publishing.asking | asks readJob
    publishing.retrying | retryWait: exhausted | publishing.unread | setSilentNotice; clearFailures
    publishing.unread | follow | publishing.asking | clearNotice; clearFailures; asks readJob
    publishing.unread {!theirs} | ${ELSEWHERE} | publishing.asking | clearNotice; setLocation; refresh; asks readJob
    publishing.unread | it was published | idle.upToDate | clearNotice; setLocation
    publishing.unread | it was changed | idle.unpublishedChanges | clearNotice; setLocation
    publishing.unread | publishing has failed | idle.unpublishedChanges | setLocation; setFailureNotice
    publishing.asking | readJob: succeeded | idle.upToDate | setJob; refresh; setUpToDate; clearNotice; emitEnded
    publishing.asking {published} | readJob: built; readJob: shown on demo units | idle.upToDate | setJob; refresh; clearNotice; emitEnded
    publishing.asking {!published} | readJob: built; readJob: shown on demo units | idle.unpublishedChanges | setJob; refresh; clearNotice; emitEnded
    publishing.asking {published} | readJob: failed | idle.upToDate | setJob; refresh; setFailureNotice
    publishing.asking {!published} | readJob: failed | idle.unpublishedChanges | setJob; refresh; setFailureNotice
    publishing.asking {published} | readJob: cancelled; readJob: build cancelled | idle.upToDate | setJob; refresh; setCancelledNotice
    publishing.asking {!published} | readJob: cancelled; readJob: build cancelled | idle.unpublishedChanges | setJob; refresh; setCancelledNotice
    publishing.cancelling | cancelJob: asked | publishing.asking | asks readJob
    publishing.cancelling | cancelJob: no connection | publishing.asking | setErrorNotice; asks readJob`,
  conditions: {
    published: (walk) => publishedAfter(walk),
    theirs: (walk) => theirsAfter(walk) !== null,
    failedThere: (walk) => theirsAfter(walk) === 'failed',
  },
  samples: {
    review: { type: 'review' },
    confirm: { type: 'confirm' },
    dismiss: { type: 'dismiss' },
    follow: { type: 'follow' },
    [ELSEWHERE]: { type: 'location.changed', job: job('running', { uuid: THEIRS }), isUpToDate: false },
    'it was published': { type: 'location.changed', job: null, isUpToDate: true },
    'it was changed': { type: 'location.changed', job: null, isUpToDate: false },
    'publishing has failed': {
      type: 'location.changed',
      job: job('failed', { uuid: THEIRS, error: FAILURE }),
      isUpToDate: false,
    },
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
    readLocation: {
      publishing: { output: { job: job('running', { uuid: THEIRS }), isUpToDate: false }, precondition: isTaken },
      'up to date': { output: { job: null, isUpToDate: true }, precondition: () => false },
      'unpublished changes': { output: { job: null, isUpToDate: false }, precondition: () => false },
      'no connection': {
        error: new SampleError(translate('failed.network'), 500),
        precondition: (earlier) => !isTaken(earlier),
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
        precondition: isWanted('review'),
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
      cancelled: {
        output: job('cancelled'),
        precondition: (earlier) => requestOf(earlier) !== 'build',
        fixture: ({ location }) => location.cancel(),
      },
      'build cancelled': {
        output: job('cancelled', { kind: 'build' }),
        precondition: (earlier) => requestOf(earlier) === 'build',
        fixture: ({ location }) => location.cancel(),
      },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
      'not found': { error: new SampleError('Not found.', 404), precondition: () => false },
    },
    retryWait: { due: { output: 'due' }, exhausted: { output: 'exhausted', precondition: () => false } },
    cancelJob: {
      asked: { output: job('running') },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: {
    request: { method: 'POST', path: /\/projects\/[^/]+\/(publish|generate-build)$/ },
    readLocation: { method: 'GET', path: /\/projects\/[^/]+$/ },
    readJob: { method: 'GET', path: /\/jobs\/[^/]+$/ },
    cancelJob: { method: 'POST', path: /\/jobs\/[^/]+\/cancel$/ },
  },
  actions: {
    review: (world) => asksFirst(world, 'Publish Project'),
    publishDemo: (world) => asksFirst(world, 'Publish to Demo Units'),
    confirm: ({ page }) => confirmButton(page).click(),
    dismiss: ({ page }) => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    follow: ({ page }) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    'location.changed': async (world, event) => {
      const { location } = world;
      if (event.job?.state === 'running') return location.startPublishing();
      await unseen(world, async () => {
        if (event.job) {
          await location.change();
          await location.startPublishing();
          await location.fail();
        } else if (event.isUpToDate) await location.publish();
        else await location.change();
      });
    },
    build: ({ page }) => page.getByRole('button', { name: 'Build Project' }).click(),
    cancel: async ({ page, location }) => {
      await location.keepRunning();
      await page.getByRole('button', { name: CANCEL }).click();
    },
  },
  assertions: {
    'idle.upToDate': (world, { context }) =>
      showsIdle(world, translate('location.upToDate'), context.notice?.text ?? null),
    'idle.unpublishedChanges': (world, { context }) =>
      showsIdle(world, translate('location.unpublished'), context.notice?.text ?? null),
    reviewing: async ({ page, within }) => {
      await expect(confirmButton(page)).toBeVisible({ timeout: within });
    },
    requesting: showsBlocked,
    checking: showsBlocked,
    'publishing.retrying': showsProgress,
    'publishing.unread': async ({ page, within }) => {
      await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible({ timeout: within });
    },
    'publishing.waiting': showsProgress,
    'publishing.asking': showsProgress,
    'publishing.cancelling': showsProgress,
  },
  // The machine polls repeatedly; a user sees one progress bar.
  equivalentStates: [
    ['publishing.waiting', 'publishing.asking', 'publishing.cancelling', 'publishing.retrying'],
    ['requesting', 'checking'],
  ],
  pageActors: ['retryWait'],
  unreachableEdges: Object.fromEntries([
    ...['review', 'publishDemo', 'build'].map((request) => [
      `publishing.unread → ${request} → publishing.unread`,
      UNREAD,
    ]),
    ['publishing.asking → readJob: not found → publishing.unread', UNREAD],
    ['publishing.unread → cancel → publishing.cancelling', UNREAD],
    ['publishing.unread → follow → publishing.asking', UNREAD],
    ['publishing.unread → it was changed → idle.unpublishedChanges', UNREAD],
    ['publishing.unread → it was published → idle.upToDate', UNREAD],
    ['publishing.unread → publishing has failed → idle.unpublishedChanges', UNREAD],
    [`publishing.unread → ${ELSEWHERE} → publishing.asking`, UNREAD],
    ['publishing.retrying → retryWait: exhausted → publishing.unread', 'Ten failures in a row take six minutes.'],
    ...['up to date → idle.upToDate', 'unpublished changes → idle.unpublishedChanges'].map((end) => [
      `checking → readLocation: ${end}`,
      'A request that the service rejects meets a job of somebody else, which runs until the walk ends.',
    ]),
  ]),
  // A job of somebody else has another number each time, and none begins while one runs. The service has every job.
  isEnabled: ({ context, value }, event) =>
    !JSON.stringify(value).includes('unread') &&
    (event.type !== 'location.changed' ||
      !event.job ||
      (context.job?.uuid !== event.job.uuid &&
        (event.job.state === 'failed' || typeof value === 'object' || value === 'reviewing'))),
});
