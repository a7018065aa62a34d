import { expect } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { translate } from '@/contract/texts/translate';
import {
  type CheckedFloorPlan,
  type ChosenFile,
  type MapUploadEvent,
  mapUploadMachine,
} from '@/machines/mapUpload.machine';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { serviceText } from '../../../server/texts';
import { uploadedFile } from '../../machines/uploadSamples';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { FILES, letRead, type MapUploadWorld, openBuildings } from '../support/worlds/mapUploadWorld';

type Snapshot = SnapshotFrom<typeof mapUploadMachine>;

const FLOOR = 'floor-1';
const REASON = 'The archive holds no .obj file.';
/** A file with its name as a field of its own, which JSON shows. */
const file = (name: string): ChosenFile => Object.assign(new Blob([new Uint8Array(FILES[name]?.() ?? [])]), { name });
const chosen = (name: string): MapUploadEvent => ({ type: 'file.chosen', file: file(name) });
const input = (dropped: string | null) => ({
  floor: FLOOR,
  compile: true,
  file: dropped === null ? null : file(dropped),
});
// The machine only passes the floor plan on.
const floorPlan = { names: [] } as unknown as FloorPlan;
const checked: CheckedFloorPlan = { floorPlan, report: uploadedFile().report };
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
const notFound = new SampleError(serviceText('failed.notFound'), 404);

const labelled = (earlier: readonly Trigger[], label: string) => earlier.some((one) => one.label === label);
const whileFloor = (earlier: readonly Trigger[]) => !labelled(earlier, 'sendFile: the floor is gone');
/** The service has what was sent last. */
const whileUpload = (earlier: readonly Trigger[]) =>
  earlier.findLast(({ label }) => /^(sendFile: received|correct: the upload is gone)$/.test(label))?.label ===
  'sendFile: received';
const isUnderWay = (earlier: readonly Trigger[]) => earlier.at(-1)?.label === 'everything is sent';

/** An alert while something runs, so that a click beside it stops nothing. */
const drawer = ({ page }: MapUploadWorld) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const button = (world: MapUploadWorld, name: string) => drawer(world).getByRole('button', { name, exact: true });
const press = (name: string) => (world: MapUploadWorld) => button(world, name).click();

async function showsError(world: MapUploadWorld, { context }: Snapshot) {
  const errors = drawer(world).locator('.fui-MessageBar');
  if (context.error === null) return expect(errors).toHaveCount(0, { timeout: world.within });
  await expect(errors).toContainText(context.error, { timeout: world.within });
}

const showsProgress = (text: string) => async (world: MapUploadWorld, snapshot: Snapshot) => {
  await expect(drawer(world).getByRole('status')).toHaveText(text, { timeout: world.within });
  await showsError(world, snapshot);
};

async function choose({ page }: MapUploadWorld, event: AnyEventObject): Promise<void> {
  const { name } = (event as Extract<MapUploadEvent, { type: 'file.chosen' }>).file;
  await page
    .getByLabel('Floor plan as a .zip file')
    .setInputFiles({ name, mimeType: 'application/zip', buffer: FILES[name]?.() ?? Buffer.alloc(0) });
}

/** The steps with the present file: another one starts anew. */
const ofFile = (walk: Walk) => walk.since('choose a floor plan', 'choose an archive of notes');

export const mapUploadModel = defineModel<typeof mapUploadMachine, MapUploadWorld>({
  machine: mapUploadMachine,
  starts: {
    'a floor': { input: input(null), open: (world) => openBuildings(world, null) },
    'a floor plan dropped on a floor': {
      input: input('ground.zip'),
      open: (world) => openBuildings(world, 'ground.zip'),
    },
    'a drawing dropped on a floor': { input: input('plan.obj'), open: (world) => openBuildings(world, 'plan.obj') },
  },
  // Nothing is sent before it was read and looked at; what was read stays until another file is chosen.
  expected: `
    start | a floor | choosing |
    start | a drawing dropped on a floor | choosing | setFileError(name: plan.obj)
    start | a floor plan dropped on a floor | checking | clearError; setStep(text: Reading the archive, share: 0); asks watchProgress; asks parseFloorPlan(file: {name: ground.zip}, corrections: {})
    choosing; rejected | choose a floor plan | checking | takeFile(name: ground.zip); clearError; setStep; asks watchProgress; asks parseFloorPlan(file: {name: ground.zip}, corrections: {})
    choosing; rejected | choose an archive of notes | checking | takeFile(name: notes.zip); clearError; setStep; asks watchProgress; asks parseFloorPlan(file: {name: notes.zip}, corrections: {})
    choosing; rejected | choose a drawing | same | setFileError(name: plan.obj)
    choosing; rejected | choose an empty file | same | setFileError(name: empty.zip)
    checking | a part is read | same | setStep(text: 2 rooms, share: 0.2)
    checking | parseFloorPlan: read | checked | setChecked
    checking | parseFloorPlan: no floor plan | rejected | setError(${REASON})
    checking | cancel | choosing | dropFile
    rejected | retry | checking | clearError; setStep; asks watchProgress; asks parseFloorPlan(file: {name: notes.zip}, corrections: {})
    checked | set the unit | checking | setCorrections(unit: cm); clearError; setStep; asks watchProgress; asks parseFloorPlan(file: {name: ground.zip}, corrections: {unit: cm})
    checked | as it was found | checking | setCorrections(); clearError; setStep; asks watchProgress; asks parseFloorPlan(file: {name: ground.zip}, corrections: {})
    checked | cancel | choosing | dropFile
    checked {!received} | upload | uploading.sending | clearError; setStep(text: Uploading, share: 0); asks watchProgress; asks sendFile(floor: floor-1, compile: true, file: {name: ground.zip})
    checked {received, corrected} | upload | correcting | clearError; setStep(text: Applying your corrections, share: null); asks correct(upload: ${uploadedFile().uuid}, corrections: {unit: cm})
    checked {received, !corrected} | upload | correcting | clearError; setStep; asks correct(upload: ${uploadedFile().uuid}, corrections: {})
    uploading.sending | a part is sent | same | setStep(text: Uploading, share: 0.5)
    uploading.sending | everything is sent | uploading.awaiting | setStep(text: Checking the floor plan, share: null)
    uploading | cancel | checked |
    uploading {!corrected} | sendFile: received | uploaded | setUploaded; refresh; forgetFile
    uploading {corrected} | sendFile: received | correcting | setUploaded; refresh; clearError; setStep; asks correct(upload: ${uploadedFile().uuid}, corrections: {unit: cm})
    uploading | sendFile: the floor is gone; sendFile: no connection | failed | setError
    correcting | correct: corrected | uploaded | setUploaded; forgetFile
    correcting | correct: the upload is gone; correct: no connection | failed | setError
    failed {!received} | retry | uploading.sending | clearError; setStep; asks watchProgress; asks sendFile(floor: floor-1, compile: true, file: {name: ground.zip})
    failed {received, corrected} | retry | correcting | clearError; setStep; asks correct(upload: ${uploadedFile().uuid}, corrections: {unit: cm})
    failed {received, !corrected} | retry | correcting | clearError; setStep; asks correct(upload: ${uploadedFile().uuid}, corrections: {})
    failed {received} | skip | uploaded | forgetFile
    failed | cancel | checked | clearError`,
  conditions: {
    received: (walk) => ofFile(walk).has('sendFile: received'),
    corrected: (walk) => ofFile(walk).last('set the unit', 'as it was found') === 'set the unit',
  },
  samples: {
    'choose a floor plan': chosen('ground.zip'),
    'choose an archive of notes': chosen('notes.zip'),
    'choose a drawing': chosen('plan.obj'),
    'choose an empty file': chosen('empty.zip'),
    'a part is read': { type: 'read.progress', step: { text: '2 rooms', share: 0.2 } },
    'set the unit': { type: 'correct', corrections: { unit: 'cm' } },
    'as it was found': { type: 'correct', corrections: {} },
    upload: { type: 'upload' },
    'a part is sent': { type: 'send.progress', share: 0.5 },
    'everything is sent': { type: 'send.progress', share: 1 },
    cancel: { type: 'cancel' },
    retry: { type: 'retry' },
    skip: { type: 'skip' },
  },
  answers: {
    parseFloorPlan: {
      read: { output: checked, when: (context) => context.file?.name === 'ground.zip', fixture: letRead },
      'no floor plan': {
        error: new SampleError(REASON),
        when: (context) => context.file?.name === 'notes.zip',
        fixture: letRead,
      },
    },
    sendFile: {
      received: { output: uploadedFile(), precondition: whileFloor, fixture: (world) => world.passAnswer() },
      'the floor is gone': {
        error: notFound,
        fixture: async ({ own, passAnswer }) => {
          await own.removeFloor();
          await passAnswer();
        },
      },
      'no connection': { ...lost, precondition: (earlier) => !isUnderWay(earlier) },
    },
    correct: {
      corrected: { output: uploadedFile(), precondition: whileUpload },
      'the upload is gone': { error: notFound, fixture: ({ own }) => own.removeUploads() },
      'no connection': lost,
    },
  },
  requests: {
    sendFile: { method: 'POST', path: /\/floors\/[^/]+\/upload-map$/ },
    correct: { method: 'PUT', path: /\/uploaded-map-files\/[^/]+\/corrections$/ },
  },
  pageActors: ['parseFloorPlan', 'watchProgress'],
  actions: {
    'file.chosen': choose,
    'read.progress': async () => undefined,
    correct: async (world, event) => {
      const { unit } = (event as Extract<MapUploadEvent, { type: 'correct' }>).corrections;
      if (unit === undefined) return button(world, 'Reset').click();
      await drawer(world).getByLabel('Unit').selectOption(unit);
    },
    upload: press('Upload'),
    'send.progress': async (world) => {
      const route = await world.heldFor('sendFile');
      await world.holdAnswer();
      await route.continue();
    },
    cancel: async (world) => {
      await drawer(world)
        .getByRole('button', { name: /^(Cancel|Back|Choose another file)$/ })
        .first()
        .click();
      await world.passAnswer();
    },
    retry: (world) =>
      drawer(world)
        .getByRole('button', { name: /^(Retry|Try again)$/ })
        .click(),
    skip: press('Continue without corrections'),
  },
  assertions: {
    choosing: async (world, snapshot) => {
      await expect(button(world, 'Choose file')).toBeVisible({ timeout: world.within });
      await expect(button(world, 'Try again')).toHaveCount(0, { timeout: world.within });
      await showsError(world, snapshot);
    },
    checking: showsProgress('Reading the archive'),
    rejected: async (world, snapshot) => {
      await expect(button(world, 'Try again')).toBeVisible({ timeout: world.within });
      await showsError(world, snapshot);
    },
    checked: async (world, snapshot) => {
      const { unit = 'm' } = snapshot.context.corrections;
      await expect(button(world, 'Upload')).toBeEnabled({ timeout: world.within });
      await expect(drawer(world).getByLabel('Unit')).toHaveValue(unit, { timeout: world.within });
      await showsError(world, snapshot);
    },
    'uploading.sending': showsProgress('Uploading'),
    'uploading.awaiting': showsProgress('Checking the floor plan'),
    correcting: showsProgress('Applying your corrections'),
    failed: async (world, snapshot) => {
      await expect(button(world, 'Retry')).toBeVisible({ timeout: world.within });
      const skip = button(world, 'Continue without corrections');
      await expect(skip).toHaveCount(snapshot.context.uploaded ? 1 : 0, { timeout: world.within });
      await showsError(world, snapshot);
    },
    uploaded: ({ page, within }) => expect(page).toHaveURL(/\/map-preview\//, { timeout: within }),
  },
  // Progress comes from the reader and the connection. A unit is set where it is not, and taken back where it is.
  isEnabled: ({ context }, event) =>
    event.type === 'read.progress' || (event.type === 'send.progress' && event.share < 1)
      ? false
      : event.type !== 'correct' || (event.corrections.unit === undefined) !== (context.corrections.unit === undefined),
  unreachableEdges: {
    'checking → a part is read → checking': 'The reader reports it when it likes, in words of its own.',
    'uploading.sending → a part is sent → uploading.sending': 'The connection reports it when it likes.',
    'uploading.awaiting → sendFile: no connection → failed': 'A test cannot cut a request that has been sent.',
  },
  isContinuable: true,
  serialize: ({ file: one, corrections, checked: found, uploaded, error }) => ({
    file: one?.name,
    corrections,
    isChecked: found !== null,
    isUploaded: uploaded !== null,
    error,
  }),
});
