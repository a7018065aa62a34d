import { expect } from 'playwright/test';
import { say } from '@/contract/texts/say';
import { Conflict } from '@/machines/formEnd';
import { type UserFormEvent, type UserFormInput, type UserRecord, userFormMachine } from '@/machines/userForm.machine';
import { isCurrent, isFirstConflict } from './support/conflicts';
import { defineModel } from './support/model';
import { freshName, MANAGER, makeUser, type RecordWorld } from './support/recordWorld';
import { Refusal } from './support/refusal';
import { openSignedIn } from './support/signedInPage';

const OFFERS = 8;
const SELF = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22';
const FILLED = { name: 'Walked anew', email: 'walked.anew@riverside.example', role: 1 };
const user = (uuid: string, name: string): UserRecord => ({
  uuid,
  values: { name, email: 'walked@riverside.example', role: 1, features: [] },
  revision: 3,
});
const OTHER = user('7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11', 'Walked');
const OWN = user(SELF, 'Maya Okafor');
const lost = { error: new Refusal(say('failed.network'), 500), isLost: true };
const input = (more: Partial<UserFormInput>): UserFormInput => ({
  user: null,
  self: SELF,
  grantable: [OFFERS],
  intent: 'edit',
  ...more,
});

const form = ({ page }: RecordWorld) => page.locator('form').last();
const asked = ({ page }: RecordWorld) => page.getByRole('alertdialog').last();
const press = (world: RecordWorld, name: string | RegExp) => form(world).getByRole('button', { name }).click();
const deleting = ({ page }: RecordWorld) => page.getByText(say('form.deleting'));
const offers = (world: RecordWorld) => form(world).getByRole('checkbox', { name: /^offers/ });

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

const open = async (world: RecordWorld, address: string) => {
  await openSignedIn(world, MANAGER, `/settings/users${address}`);
  await form(world).waitFor();
};
/** The signed-in user's own row. */
const ownRow = ({ page }: RecordWorld) => page.getByRole('row', { name: 'Maya Okafor' });

export const userFormModel = defineModel<typeof userFormMachine, RecordWorld>({
  machine: userFormMachine,
  starts: {
    'a new user': { input: input({}), opens: (world) => open(world, '?open=new') },
    'a user': {
      input: input({ user: OTHER }),
      opens: async (world) => {
        await makeUser(world);
        await open(world, `?open=${world.record.uuid}`);
      },
    },
    'a user to be deleted from the list': {
      input: input({ user: OTHER, intent: 'delete' }),
      opens: async (world) => {
        await makeUser(world);
        await openSignedIn(world, MANAGER, '/settings/users');
        await world.page.getByRole('button', { name: `Delete ${world.record.name}` }).click();
      },
    },
    'oneself, to be deleted from the list': {
      input: input({ user: OWN, intent: 'delete' }),
      opens: async (world) => {
        await openSignedIn(world, MANAGER, '/settings/users');
        await ownRow(world).getByRole('button', { name: 'Delete Maya Okafor' }).click();
      },
    },
    oneself: {
      input: input({ user: OWN }),
      opens: async (world) => {
        await openSignedIn(world, MANAGER, '/settings/users');
        await ownRow(world).getByRole('link').click();
        await form(world).waitFor();
      },
    },
  },
  samples: {
    'all filled in': { type: 'change', change: FILLED },
    'no name': { type: 'change', change: { name: '' } },
    'page access': { type: 'toggleFeature', feature: OFFERS },
    save: { type: 'save' },
    delete: { type: 'delete' },
    confirm: { type: 'confirm' },
    cancel: { type: 'cancel' },
    'keep mine': { type: 'keepMine' },
    'take theirs': { type: 'takeTheirs' },
    close: { type: 'close' },
  },
  answers: {
    create: { created: { output: { message: 'created.', record: OTHER } }, 'no connection': lost },
    update: {
      saved: {
        output: { message: 'User settings updated successfully.', record: OTHER },
        when: ({ record: one }) => one?.uuid !== SELF,
        follows: isCurrent,
      },
      'changed by somebody': {
        error: new Conflict(say('failed.conflict'), user(OTHER.uuid, 'Walked by another')),
        when: ({ record: one }) => one?.uuid !== SELF,
        follows: isFirstConflict,
        comes: ({ record }) => record.change(`${record.name} other`),
      },
      'no connection': lost,
    },
    remove: { deleted: { output: 'User deleted successfully.' }, 'no connection': lost },
  },
  requests: {
    create: { method: 'POST', path: /\/users$/ },
    update: { method: 'PUT', path: /\/users\/[^/]+$/ },
    remove: { method: 'DELETE', path: /\/users\/[^/]+$/ },
  },
  does: {
    change: async (world, event) => {
      const { change } = event as Extract<UserFormEvent, { type: 'change' }>;
      const name = change.name === '' ? '' : freshName();
      await form(world).getByLabel('Name').fill(name);
      if (name === '') return;
      await form(world)
        .getByLabel('Email')
        .fill(`${name.toLowerCase().replace(/\W/g, '')}@riverside.example`);
      await form(world).getByRole('combobox', { name: 'Role' }).click();
      await world.page.getByRole('option', { name: /^Editor/ }).click();
    },
    toggleFeature: (world) => offers(world).click(),
    save: (world) => press(world, /^(Create|Save)$/),
    delete: (world) => press(world, 'Delete'),
    confirm: (world) => asked(world).getByRole('button', { name: 'Confirm' }).click(),
    cancel: async (world) => {
      const waits = world.page.getByRole('button', { name: 'Not yet' });
      if (await waits.isVisible()) return waits.click();
      return asked(world)
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .click();
    },
    keepMine: ({ page }) => page.getByRole('button', { name: 'Keep mine' }).click(),
    takeTheirs: ({ page }) => page.getByRole('button', { name: 'Take theirs' }).click(),
    close: (world) => press(world, 'Cancel'),
  },
  looks: {
    create: async (world, { context }) => {
      await showsForm(world, 'Create', context.errors);
      await expect(form(world).getByRole('group', { name: 'Page access' })).toHaveCount(0, { timeout: world.within });
    },
    edit: async (world, { context }) => {
      await showsForm(world, 'Save', context.errors);
      await expect(offers(world)).toBeVisible({ timeout: world.within });
      await expect(deleting(world)).toHaveCount(0, { timeout: world.within });
    },
    creating: showsSaving,
    updating: showsSaving,
    conflict: ({ page, within }) => expect(page.getByText(say('failed.conflict'))).toBeVisible({ timeout: within }),
    selfDeleteRefused: (world) =>
      expect(asked(world).getByText(say('user.deleteSelf'))).toBeVisible({ timeout: world.within }),
    confirmingDelete: (world) =>
      expect(asked(world).getByText(say('warning.irreversible'))).toBeVisible({ timeout: world.within }),
    deleting: async (world, { context }) => {
      const { page, within } = world;
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
      if (context.intent === 'delete') return expect(deleting(world)).toBeVisible({ timeout: within });
      const button = form(world).getByRole('button', { name: say('form.deleting') });
      await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: within });
      await expect(form(world).getByRole('status')).toHaveText(say('form.deleting'), { timeout: within });
    },
    leaving: (world) => expect(asked(world).getByText(say('form.unsaved'))).toBeVisible({ timeout: world.within }),
    closed: async (world) => {
      const { page, within } = world;
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
      await expect(deleting(world)).toHaveCount(0, { timeout: within });
      await expect(page.locator('form')).toHaveCount(0, { timeout: within });
      await expect(page.getByRole('grid')).toBeVisible({ timeout: within });
    },
  },
  // Creating and saving are one wait.
  equalLooks: [['creating', 'updating']],
  goesOn: true,
  serialize: ({ values, initial, errors, theirs, record: one, intent }) => ({
    isEmpty: values.name === '',
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    hasErrors: Object.keys(errors).length > 0,
    hasTheirs: theirs !== null,
    isOwn: one?.uuid === SELF,
    intent,
  }),
});
