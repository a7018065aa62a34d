import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { translate } from '@/contract/texts/translate';
import { mapApprovalMachine, type UploadPreview } from '@/machines/mapApproval.machine';
import { serviceText } from '../../../server/texts';
import { uploadedFile } from '../../machines/uploadSamples';
import { defineModel } from '../support/model';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { openUpload, type UploadWorld } from '../support/worlds/uploadWorld';

type Snapshot = SnapshotFrom<typeof mapApprovalMachine>;

const preview = (change: Partial<UploadPreview> = {}): UploadPreview => ({
  upload: uploadedFile(),
  missing_meshes: [],
  kept_meshes: 0,
  new_meshes: 5,
  ...change,
});
const inCentimetres = uploadedFile({ report: { ...uploadedFile().report, unit: 'cm' } });
const missing = { missing_meshes: [{ object_name: 'room-x', name: 'Bakery' }] };
const losesRooms = ({ preview: shown }: Snapshot['context']) => (shown?.missing_meshes.length ?? 0) > 0;
const isCurrent = ({ preview: shown }: Snapshot['context']) => shown?.upload.current === true;

/** Another person deletes the upload: from then on the service answers nothing else about it. */
const isGone = (earlier: readonly Trigger[]) => earlier.some(({ label }) => label.endsWith(': gone'));
const whileThere = (earlier: readonly Trigger[]) => !isGone(earlier);
const gone = {
  error: new SampleError(serviceText('failed.notFound'), 404),
  fixture: ({ uploaded }: UploadWorld) => uploaded.remove(),
};
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };

const approveButton = ({ page }: UploadWorld) => page.getByRole('button', { name: 'Approve', exact: true });
const question = ({ page }: UploadWorld) => page.getByRole('alertdialog');

/** The preview at rest, with the rooms that would be lost and the last error. */
async function showsPreview(world: UploadWorld, { context }: Snapshot) {
  const { page, within } = world;
  const { upload } = context.preview ?? preview();
  const enabled = upload.current ? expect(approveButton(world)).not : expect(approveButton(world));
  await enabled.toBeEnabled({ timeout: within });
  await expect(page.getByText(upload.current ? 'Current floor plan' : 'Not approved yet')).toBeVisible({
    timeout: within,
  });
  if (!upload.current)
    await expect(page.getByLabel('Unit')).toHaveValue(String(upload.report.unit), { timeout: within });
  const rooms = losesRooms(context) ? 'Bakery' : 'Every destination of the floor keeps its room.';
  await expect(page.getByText(rooms)).toBeVisible({ timeout: within });
  const facts = page.getByRole('complementary', { name: 'About the upload' });
  if (context.error !== null) await expect(facts.getByText(context.error)).toBeVisible({ timeout: within });
  else
    for (const { error } of [lost, gone])
      await expect(facts.getByText(error.message)).toHaveCount(0, { timeout: within });
}

const isRetryShown = async ({ page, within }: UploadWorld, isShown: boolean) =>
  expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(isShown ? 1 : 0, { timeout: within });

/** Answers with a preview. */
const READ = [
  'load: every room stays',
  'load: a room is missing',
  'load: approved already',
  'correct: read again',
  'correct: read again without a room',
];

export const mapApprovalModel = defineModel<typeof mapApprovalMachine, UploadWorld>({
  machine: mapApprovalMachine,
  starts: { 'an uploaded floor plan': { input: { upload: 'plan-1' }, open: openUpload } },
  // The floor changes only by an approval, which asks first where destinations would lose their room. Nothing can be
  // done with the floor plan in use.
  expected: `
    start | an uploaded floor plan | loadingPreview | clearError; asks load(upload: plan-1)
    loadingPreview | load: every room stays; load: a room is missing; load: approved already | preview | setPreview
    loadingPreview | load: gone | previewFailed | setError(Not found.)
    loadingPreview | load: no connection | previewFailed | setError
    previewFailed | retry | loadingPreview | clearError; asks load(upload: plan-1)
    preview {!current, loses} | approve | confirming | setMatches
    preview {!current, !loses} | approve | approving | setMatches; clearError; asks approve(upload: plan-1, matches: {[]})
    confirming | confirm | approving | clearError; asks approve(upload: plan-1, matches: {[]})
    confirming | cancel | preview |
    preview {!current} | correct the unit | correcting | clearError; asks correct(upload: plan-1, shape: {up: y, unit: cm, mirrored: false})
    correcting | correct: read again; correct: read again without a room | preview | setPreview; refresh
    correcting | correct: gone; correct: no connection | preview | setError
    approving | approve: approved | approved | setApproved; refresh
    approving | approve: gone; approve: no connection | approveFailed | setError
    approveFailed | retry | approving | clearError; asks approve(upload: plan-1, matches: {[]})
    approveFailed | approve | approving | setMatches; clearError; asks approve(upload: plan-1, matches: {[]})
    approveFailed | correct the unit | correcting | clearError; asks correct(upload: plan-1, shape: {up: y, unit: cm, mirrored: false})`,
  conditions: {
    current: (walk) => walk.last(...READ) === 'load: approved already',
    loses: (walk) => ['load: a room is missing', 'correct: read again without a room'].includes(walk.last(...READ)),
  },
  samples: {
    approve: { type: 'approve', matches: [] },
    confirm: { type: 'confirm' },
    cancel: { type: 'cancel' },
    'correct the unit': { type: 'correct', shape: { up: 'y', unit: 'cm', mirrored: false } },
    retry: { type: 'retry' },
  },
  answers: {
    load: {
      'every room stays': { output: preview(), precondition: whileThere },
      'a room is missing': {
        output: preview(missing),
        precondition: whileThere,
        fixture: ({ uploaded }) => uploaded.placeElsewhere(),
      },
      'approved already': {
        output: preview({ upload: uploadedFile({ current: true }) }),
        precondition: whileThere,
        fixture: ({ uploaded }) => uploaded.approve(),
      },
      gone,
      'no connection': lost,
    },
    correct: {
      'read again': {
        output: preview({ upload: inCentimetres }),
        when: (context) => !losesRooms(context),
        precondition: whileThere,
        fixture: passNextPreview,
      },
      'read again without a room': {
        output: preview({ upload: inCentimetres, ...missing }),
        when: losesRooms,
        precondition: whileThere,
        fixture: passNextPreview,
      },
      gone,
      'no connection': lost,
    },
    approve: {
      approved: { output: uploadedFile({ current: true }), precondition: whileThere },
      gone,
      'no connection': lost,
    },
  },
  requests: {
    load: { method: 'GET', path: /\/uploaded-map-files\/[^/]+\/preview$/ },
    correct: { method: 'PUT', path: /\/uploaded-map-files\/[^/]+\/corrections$/ },
    approve: { method: 'POST', path: /\/uploaded-map-files\/[^/]+\/approve$/ },
  },
  actions: {
    approve: (world) => approveButton(world).click(),
    confirm: (world) => question(world).getByRole('button', { name: 'Approve' }).click(),
    cancel: (world) => question(world).getByRole('button', { name: 'Cancel' }).click(),
    correct: async ({ page }) => {
      await page.getByLabel('Unit').selectOption('cm');
    },
    retry: ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  },
  assertions: {
    loadingPreview: ({ page, within }) => expect(page.getByText('Loading the upload')).toBeVisible({ timeout: within }),
    previewFailed: async ({ page, within }, { context }) => {
      await expect(page.getByRole('heading', { name: 'The upload could not be loaded' })).toBeVisible({
        timeout: within,
      });
      await expect(page.getByText(String(context.error))).toBeVisible({ timeout: within });
    },
    preview: async (world, snapshot) => {
      await showsPreview(world, snapshot);
      await isRetryShown(world, false);
    },
    confirming: (world) => expect(question(world).getByText('Bakery')).toBeVisible({ timeout: world.within }),
    correcting: ({ page, within }) =>
      expect(page.getByText('Applying your corrections')).toBeVisible({ timeout: within }),
    approving: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Approving…' })).toBeVisible({ timeout: within }),
    approveFailed: async (world, snapshot) => {
      await showsPreview(world, snapshot);
      await isRetryShown(world, true);
    },
    approved: async ({ page, within }) => {
      await expect(page.getByText(translate('map.approved')).first()).toBeVisible({ timeout: within });
      await expect(page).toHaveURL(/\/buildings$/, { timeout: within });
    },
  },
  // The choice of a unit changes nothing where it is chosen already.
  isEnabled: ({ context }, { type }) =>
    type === 'correct' || type === 'approve'
      ? !isCurrent(context) && (type === 'approve' || context.preview?.upload.report.unit === 'm')
      : true,
  isContinuable: true,
  serialize: (context) => ({
    loses: losesRooms(context),
    isCurrent: isCurrent(context),
    unit: context.preview?.upload.report.unit,
    error: context.error,
    isApproved: context.approved !== null,
  }),
});

/** A correction ends with reading the preview, which is a request of its own. */
async function passNextPreview({ page }: UploadWorld): Promise<void> {
  await page.route(/\/uploaded-map-files\/[^/]+\/preview$/, (route) => route.continue(), { times: 1 });
}
