import { expect } from 'playwright/test';
import { say } from '@/contract/texts/say';
import { Conflict } from '@/machines/formEnd';
import {
  type FormRecord,
  type RecordFormEvent,
  type RecordFormInput,
  recordFormMachine,
} from '@/machines/recordForm.machine';
import { wrongDetails } from '@/screens/organisationDetails/detailsValues';
import { newOrganisation, wrongOrganisation } from '@/screens/organisations/organisationValues';
import { isCurrent, isFirstConflict } from './support/conflicts';
import { defineModel } from './support/model';
import { freshName, MANAGER, makeOrganisation, RESELLER, type RecordWorld } from './support/recordWorld';
import { Refusal } from './support/refusal';
import { openSignedIn } from './support/signedInPage';

const PARENT = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22';
const NAME = 'Walked renamed';
const record = (name: string, more: object): FormRecord => ({
  id: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11',
  values: { ...newOrganisation(PARENT), name, ...more },
  revision: 3,
});
const details = { info: '', website: '', logo: null };
const lost = { error: new Refusal(say('failed.network'), 500), isLost: true };
const input = (more: Partial<RecordFormInput>): RecordFormInput => ({
  record: null,
  begin: newOrganisation(PARENT),
  check: wrongOrganisation,
  label: say('organisation.label'),
  createFailed: say('organisation.createFailed'),
  stays: false,
  confirmations: 2,
  ...more,
});

const form = ({ page }: RecordWorld) => page.locator('form').last();
const isDetails = ({ page }: RecordWorld) =>
  page.url().includes('/settings/organisation') && !page.url().includes('organisations');

async function showsForm(world: RecordWorld, button: string, errors: object) {
  const { page, within } = world;
  const send = form(world).getByRole('button', { name: button, exact: true });
  await expect(send).toBeVisible({ timeout: within });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true', { timeout: within });
  await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
  for (const text of Object.values(errors)) await expect(form(world).getByText(text)).toBeVisible({ timeout: within });
}

const showsSaving = (world: RecordWorld) =>
  expect(form(world).getByRole('button', { name: 'Saving' })).toBeVisible({ timeout: world.within });

export const recordFormModel = defineModel<typeof recordFormMachine, RecordWorld>({
  machine: recordFormMachine,
  starts: {
    'a new organisation': {
      input: input({}),
      opens: async (world) => {
        await openSignedIn(world, RESELLER, '/settings/organisations?open=new');
        await form(world).waitFor();
      },
    },
    'an organisation': {
      input: input({ record: record('Walked', {}) }),
      opens: async (world) => {
        await makeOrganisation(world);
        await openSignedIn(world, RESELLER, `/settings/organisations?open=${world.record.uuid}`);
        await form(world).waitFor();
      },
    },
    'the details of one’s own': {
      input: input({ record: record('Walked', details), check: wrongDetails, stays: true, confirmations: 0 }),
      opens: async (world) => {
        await openSignedIn(world, MANAGER, '/settings/organisation');
        await form(world).waitFor();
      },
    },
  },
  samples: {
    'a good name': { type: 'change', field: 'name', value: NAME },
    'no name': { type: 'change', field: 'name', value: '' },
    save: { type: 'save' },
    delete: { type: 'delete' },
    confirm: { type: 'confirm' },
    cancel: { type: 'cancel' },
    'keep mine': { type: 'keepMine' },
    'take theirs': { type: 'takeTheirs' },
    close: { type: 'close' },
  },
  answers: {
    create: {
      created: { output: { message: 'Organisation successfully created.', record: record(NAME, {}) } },
      'no connection': lost,
    },
    update: {
      saved: {
        output: { message: 'Organisation updated successfully.', record: record(NAME, {}) },
        follows: isCurrent,
      },
      'changed by somebody': {
        error: new Conflict(say('failed.conflict'), record('Walked by another', {})),
        when: ({ stays }) => !stays,
        follows: isFirstConflict,
        comes: ({ record: walked }) => walked.change(`${walked.name} other`),
      },
      'no connection': lost,
    },
    remove: { deleted: { output: 'Organisation deleted successfully.' }, 'no connection': lost },
  },
  requests: {
    create: { method: 'POST', path: /\/organisations$/ },
    update: { method: 'PUT', path: /\/organisations\/[^/]+$/ },
    remove: { method: 'DELETE', path: /\/organisations\/[^/]+$/ },
  },
  does: {
    change: async (world, event) => {
      const { value } = event as Extract<RecordFormEvent, { type: 'change' }>;
      const name = value === '' ? '' : isDetails(world) ? 'Riverside' : freshName();
      await form(world).getByLabel('Name').fill(name);
    },
    save: (world) =>
      form(world)
        .getByRole('button', { name: /^(Create|Save)$/ })
        .click(),
    delete: (world) => form(world).getByRole('button', { name: 'Delete', exact: true }).click(),
    confirm: ({ page }) => page.getByRole('alertdialog').last().getByRole('button', { name: 'Confirm' }).click(),
    cancel: async ({ page }) => {
      const waits = page.getByRole('button', { name: 'Not yet' });
      if (await waits.isVisible()) return waits.click();
      return page.getByRole('alertdialog').last().getByRole('button', { name: 'Cancel' }).click();
    },
    keepMine: ({ page }) => page.getByRole('button', { name: 'Keep mine' }).click(),
    takeTheirs: ({ page }) => page.getByRole('button', { name: 'Take theirs' }).click(),
    close: (world) =>
      form(world)
        .getByRole('button', { name: /^(Cancel|Discard)$/ })
        .click(),
  },
  looks: {
    create: (world, { context }) => showsForm(world, 'Create', context.errors),
    edit: async (world, { context }) => {
      await showsForm(world, 'Save', context.errors);
      const deleting = form(world).getByRole('button', { name: say('form.deleting') });
      await expect(deleting).toHaveCount(0, { timeout: world.within });
    },
    creating: showsSaving,
    updating: showsSaving,
    conflict: ({ page, within }) => expect(page.getByText(say('failed.conflict'))).toBeVisible({ timeout: within }),
    confirmingDelete: ({ page, within }, { context }) =>
      expect(
        page
          .getByRole('alertdialog')
          .getByText(context.confirmed === 0 ? say('organisation.deleteText') : say('warning.irreversible')),
      ).toBeVisible({ timeout: within }),
    deleting: (world) =>
      expect(form(world).getByRole('button', { name: say('form.deleting') })).toBeVisible({
        timeout: world.within,
      }),
    leaving: ({ page, within }) =>
      expect(page.getByRole('alertdialog').getByText(say('form.unsaved'))).toBeVisible({ timeout: within }),
    closed: async (world) => {
      await expect(world.page.getByRole('alertdialog')).toHaveCount(0, { timeout: world.within });
      if (!isDetails(world)) await expect(world.page.locator('form')).toHaveCount(0, { timeout: world.within });
    },
  },
  // A page that was saved or given up stands there as before; creating and saving are one wait.
  equalLooks: [
    ['creating', 'updating'],
    ['edit', 'closed'],
  ],
  goesOn: true,
  serialize: ({ values, initial, errors, theirs, confirmed, record: one, end }) => ({
    name: values.name === NAME ? 'new' : values.name === '' ? 'none' : 'old',
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    hasErrors: Object.keys(errors).length > 0,
    hasTheirs: theirs !== null,
    confirmed: one && confirmed,
    outcome: end.outcome === 'updated' ? 'closed' : end.outcome,
  }),
});
