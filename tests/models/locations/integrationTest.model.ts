import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { integrationTestMachine } from '@/machines/locations/integrationTest.machine';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import { GOOD_FEED, type IntegrationWorld, openIntegration } from '../support/worlds/integrationWorld';

const NO_LIST = 'The feed is no list. Enter the path to the list in it.';
/** The mode represents all entries: a person changes it with one press. */
const STORED = { mode: 0 };
const OTHER = { mode: 1 };

const box = ({ page }: IntegrationWorld) => page.getByRole('region', { name: 'Test of the integration' });
const saysStatus = async (world: IntegrationWorld, words: string) =>
  expect(box(world).getByRole('status')).toHaveText(words, { timeout: world.within });
const hasSave = ({ page, within }: IntegrationWorld) =>
  expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: within });

export const integrationTestModel = defineModel<typeof integrationTestMachine, IntegrationWorld>({
  machine: integrationTestMachine,
  starts: {
    'a stored integration': { input: { values: STORED, isSaved: true }, open: openIntegration },
  },
  expected: `
    start | a stored integration | clean |
    clean; changed; testing; tested | the stored entries | clean | setValues
    clean; changed; testing; tested {otherTested} | other entries | tested | setValues
    clean; changed; testing; tested {!otherTested} | other entries | changed | setValues
    changed | test | testing | clearError; asks test
    changed; testing | save | same | notifyUntested
    testing | test: succeeded | tested | setTested; notifyTested
    testing | test: no list; test: no connection | changed | setError
    clean; tested | save | saving |
    saving | saved | clean | setStored
    saving {stored} | save failed | clean |
    saving {!stored} | save failed | tested |`,
  conditions: {
    stored: (walk) =>
      !['other entries', 'test: succeeded'].includes(walk.last('the stored entries', 'other entries', 'saved')),
    otherTested: (walk) =>
      walk.before('test: succeeded', 'saved').last('the stored entries', 'other entries') === 'other entries',
  },
  // A chosen option cannot be chosen again, and once other entries are stored, the first ones are no longer.
  isEnabled: ({ context: { values, isSaved } }, event) =>
    event.type !== 'change' || (values.mode !== event.values.mode && !(isSaved && values.mode === OTHER.mode)),
  unreachableEdges: {
    'clean → the stored entries → clean': 'An option that is chosen cannot be chosen again.',
    'changed → other entries → changed': 'An option that is chosen cannot be chosen again.',
    'testing → other entries → changed': 'An option that is chosen cannot be chosen again.',
    'tested → other entries → tested': 'An option that is chosen cannot be chosen again.',
  },
  samples: {
    'the stored entries': { type: 'change', values: STORED, isSaved: true },
    'other entries': { type: 'change', values: OTHER, isSaved: false },
    test: { type: 'test' },
    save: { type: 'save' },
    saved: { type: 'saved' },
    'save failed': { type: 'saveFailed' },
  },
  answers: {
    test: {
      succeeded: { output: undefined, fixture: async ({ feed }) => feed?.answer(GOOD_FEED) },
      'no list': { error: new SampleError(NO_LIST, 422), fixture: async ({ feed }) => feed?.answer('{}') },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: { test: { method: 'POST', path: /\/test-integration$/ } },
  actions: {
    change: async ({ page }, event) => {
      await page.getByRole('radio', { name: event.values.mode === 1 ? 'Active' : 'Passive' }).click();
    },
    test: (world) => box(world).getByRole('button', { name: 'Test', exact: true }).click(),
    save: ({ page }) => page.getByRole('button', { name: 'Save', exact: true }).click(),
    saved: async ({ saves }) => (await saves.next()).continue(),
    saveFailed: async ({ saves }) => (await saves.next()).abort(),
  },
  assertions: {
    clean: async (world) => {
      await saysStatus(world, 'Saved as it is here.');
      await hasSave(world);
    },
    changed: async (world, { context }) => {
      await saysStatus(world, 'Not tested yet.');
      if (context.error !== null)
        await expect(box(world).getByText(context.error)).toBeVisible({ timeout: world.within });
    },
    testing: (world) => saysStatus(world, 'Testing…'),
    tested: async (world) => {
      await saysStatus(world, 'Tested: it can be saved.');
      await hasSave(world);
    },
    saving: ({ page, within }) => expect(page.getByRole('button', { name: 'Saving' })).toBeVisible({ timeout: within }),
  },
  isContinuable: true,
});
