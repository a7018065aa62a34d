import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { labelPlacingMachine } from '@/machines/editor/labelPlacing.machine';
import { defineModel } from '../support/model';
import type { Walk } from '../support/oracle/walk';
import { SampleError } from '../support/sampleError';
import { LABELS, type LabelsWorld, openLabels } from '../support/worlds/labelsWorld';

const dialog = ({ page }: LabelsWorld) => page.getByRole('dialog', { name: 'Create destinations from labels' });
const message = ({ page }: LabelsWorld, text: RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text).first();

/** The rooms that are ticked: at first those whose label is a name. */
function tickedAfter({ labels }: Walk): readonly string[] {
  const all = Object.keys(LABELS);
  let ticked = all.filter((mesh) => mesh !== 'room-b');
  for (const label of labels) {
    if (label === 'all labels') ticked = ticked.length === all.length ? [] : all;
    if (label === 'a label')
      ticked = ticked.includes('room-a') ? ticked.filter((mesh) => mesh !== 'room-a') : [...ticked, 'room-a'];
  }
  return ticked;
}

export const labelPlacingModel = defineModel<typeof labelPlacingMachine, LabelsWorld>({
  machine: labelPlacingMachine,
  starts: {
    'a floor with labels': {
      input: {
        project: 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01',
        floor: 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a02',
        rooms: Object.entries(LABELS).map(([mesh, label]) => ({ mesh, label, isName: label !== LABELS['room-b'] })),
        attempt: 'one',
      },
      open: openLabels,
    },
  },
  expected: `
    start | a floor with labels | choosing |
    choosing | a label | same | toggle(room-a)
    choosing | all labels | same | toggleAll
    choosing | share | same | share
    choosing {ticked} | create | creating | clearError; asks create
    choosing | cancel | cancelled |
    creating | create: created | created | setResult
    creating | create: placed meanwhile | taken | setResult
    creating | create: no connection | choosing | setError`,
  conditions: {
    ticked: (walk) => tickedAfter(walk).length > 0,
  },
  samples: {
    'a label': { type: 'toggle', mesh: 'room-a' },
    'all labels': { type: 'toggleAll' },
    share: { type: 'share' },
    create: { type: 'create' },
    cancel: { type: 'cancel' },
  },
  answers: {
    create: {
      created: { output: { kind: 'created', batch: { placements: [{ id: 1, revision: 1 }], destinations: [] } } },
      'placed meanwhile': { output: { kind: 'taken' }, fixture: ({ labelled }) => labelled.takeRooms() },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: { create: { method: 'POST', path: /\/project-mesh-destinations$/ } },
  actions: {
    toggle: (world) => dialog(world).getByRole('checkbox', { name: LABELS['room-a'] }).click(),
    toggleAll: (world) => dialog(world).getByRole('checkbox', { name: 'All labels' }).click(),
    share: (world) => dialog(world).getByRole('switch').click(),
    create: (world) =>
      dialog(world)
        .getByRole('button', { name: /^Place \d/ })
        .click(),
    cancel: (world) => dialog(world).getByRole('button', { name: 'Cancel' }).click(),
  },
  assertions: {
    choosing: async (world, { context: { ticked, error, sharesNames } }) => {
      const timeout = world.within;
      const shown = dialog(world);
      await expect(shown.getByRole('button', { name: /^Place \d/ })).toHaveText(
        new RegExp(`^Place ${ticked.length} `),
        {
          timeout,
        },
      );
      await expect(shown.getByRole('list').getByRole('checkbox', { checked: true })).toHaveCount(ticked.length, {
        timeout,
      });
      await expect(shown.getByRole('switch', { checked: sharesNames })).toBeVisible({ timeout });
      if (error !== null) await expect(shown.getByText(error)).toBeVisible({ timeout });
    },
    creating: (world) =>
      expect(dialog(world).getByRole('button', { name: 'Creating' })).toBeVisible({ timeout: world.within }),
    created: async (world) => {
      await expect(dialog(world)).toHaveCount(0, { timeout: world.within });
      await expect(message(world, /ha(s its|ve their) destination/)).toBeVisible({ timeout: world.within });
    },
    taken: async (world) => {
      await expect(dialog(world)).toHaveCount(0, { timeout: world.within });
      await expect(message(world, /Nothing was created/)).toBeVisible({ timeout: world.within });
    },
    cancelled: async (world) => {
      const timeout = world.within;
      await expect(dialog(world)).toHaveCount(0, { timeout });
      const button = world.page.getByRole('button', { name: 'Create 3 destinations from labels' }).first();
      await expect(button).toBeVisible({ timeout });
    },
  },
  isEnabled: ({ context: { ticked } }, { type }) => type !== 'create' || ticked.length > 0,
  serialize: ({ ticked, sharesNames, error }) => ({ ticked: ticked.length, sharesNames, hasError: error !== null }),
});
