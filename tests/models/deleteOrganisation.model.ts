import { expect } from 'playwright/test';
import { say } from '@/contract/texts/say';
import { deleteOrganisationMachine } from '@/machines/deleteOrganisation.machine';
import { defineModel } from './support/model';
import { makeOrganisation, RESELLER, type RecordWorld } from './support/recordWorld';
import { Refusal } from './support/refusal';
import { openSignedIn } from './support/signedInPage';

const DOOMED = { uuid: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11', name: 'Walked' };
const ask = ({ page, record }: RecordWorld) =>
  page.getByRole('alertdialog', { name: `Delete ${record.name}?`, exact: true });
const askAgain = ({ page, record }: RecordWorld) =>
  page.getByRole('alertdialog', { name: `Really delete ${record.name}?` });
const answering = async ({ page }: RecordWorld, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).last().click();

export const deleteOrganisationModel = defineModel<typeof deleteOrganisationMachine, RecordWorld>({
  machine: deleteOrganisationMachine,
  starts: {
    'the list': {
      opens: async (world) => {
        await makeOrganisation(world);
        const spare = world.record.name;
        await makeOrganisation(world);
        world.record.spare = spare;
        await openSignedIn(world, RESELLER, '/settings/organisations');
      },
    },
  },
  samples: {
    delete: { type: 'delete', organisation: DOOMED },
    confirm: { type: 'confirm' },
    cancel: { type: 'cancel' },
  },
  answers: {
    remove: {
      deleted: { output: 'Organisation deleted successfully.' },
      'no connection': { error: new Refusal(say('failed.network'), 500), isLost: true },
    },
  },
  requests: { remove: { method: 'DELETE', path: /\/organisations\/[^/]+$/ } },
  does: {
    delete: async ({ page, record }) => {
      // After a deletion the other one is next, in the same page.
      if ((await page.getByRole('row', { name: record.name }).count()) === 0) record.name = record.spare;
      await page.getByRole('button', { name: `Delete ${record.name}` }).click();
    },
    confirm: (world) => answering(world, 'Confirm'),
    cancel: (world) => answering(world, 'Cancel'),
  },
  looks: {
    idle: async ({ page, record, within }) => {
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
      await expect(page.getByRole('row', { name: record.name })).toBeVisible({ timeout: within });
      await expect(page.getByText(say('form.deleting'))).toHaveCount(0, { timeout: within });
    },
    firstConfirm: async (world) => {
      await expect(ask(world).getByText(say('organisation.deleteText'))).toBeVisible({ timeout: world.within });
      await expect(askAgain(world)).toHaveCount(0, { timeout: world.within });
    },
    secondConfirm: async (world) => {
      await expect(askAgain(world).getByText(say('warning.irreversible'))).toBeVisible({ timeout: world.within });
    },
    deleting: async ({ page, record, within }) => {
      const row = page.getByRole('row', { name: record.name });
      await expect(row).toContainText('Deleting please wait', { timeout: within });
    },
    deleted: async ({ page, record, within }) => {
      await expect(page.getByText('Organisation deleted successfully.').first()).toBeVisible({ timeout: within });
      await expect(page.getByRole('row', { name: record.name })).toHaveCount(0, { timeout: within });
    },
  },
});
