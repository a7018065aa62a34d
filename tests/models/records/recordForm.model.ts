import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import {
  type FormRecord,
  RecordConflict,
  type RecordFormEvent,
  type RecordFormInput,
} from '@/machines/records/recordFormTypes';
import { formInputOf } from '@/machines/records/recordKind';
import { detailsKind } from '@/screens/organisationDetails/detailsKind';
import { organisationKind } from '@/screens/organisations/organisationKind';
import { userKind } from '@/screens/users/userKind';
import { openSignedIn } from '../support/browser/signedInPage';
import { isCurrent, isFirstConflict } from '../support/conflicts';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import {
  freshName,
  MANAGER,
  makeOrganisation,
  makeUser,
  RESELLER,
  type RecordWorld,
} from '../support/worlds/recordWorld';
import { formAfter } from './formAfter';

const PARENT = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22';
const NAME = 'Walked renamed';
const THEIRS = 'Walked by another';
const record = (values: object): FormRecord => ({
  id: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11',
  values: { ...values, name: 'Walked' },
  revision: 3,
});
const blank = { ...organisationKind.blank, parent: PARENT };
/** The fields of both kinds: one answer of the service serves the walks of both. */
const fields = { ...blank, email: 'walked@riverside.example', role: 1 };
const organisation = record(fields);
const user = record(fields);
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
const ofOrganisation = (more: Partial<Parameters<typeof formInputOf>[1]>): RecordFormInput =>
  formInputOf(organisationKind, { record: null, blank: fields, ...(more as object) });
const ofUser = (more: object): RecordFormInput => formInputOf(userKind, { record: user, ...more });

const form = ({ page }: RecordWorld) => page.locator('form').last();
/** The signed-in user's own row. */
const ownRow = ({ page }: RecordWorld) => page.getByRole('row', { name: 'Maya Okafor' });
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
  machine: recordFormMachine.provide({
    // Organisations become new ones, users do not: both are walked.
    guards: { isCreatable: ({ context: { confirmations } }) => confirmations === 2 },
  }),
  starts: {
    'a new organisation': {
      input: ofOrganisation({}),
      open: async (world) => {
        await openSignedIn(world, RESELLER, '/settings/organisations?open=new');
        await form(world).waitFor();
      },
    },
    'an organisation': {
      input: ofOrganisation({ record: organisation }),
      open: async (world) => {
        await makeOrganisation(world);
        await openSignedIn(world, RESELLER, `/settings/organisations?open=${world.record.uuid}`);
        await form(world).waitFor();
      },
    },
    'an organisation to be deleted from the list': {
      input: ofOrganisation({ record: organisation, intent: 'delete' }),
      open: async (world) => {
        await makeOrganisation(world);
        await openSignedIn(world, RESELLER, '/settings/organisations');
        await world.page.getByRole('button', { name: `Delete ${world.record.name}` }).click();
      },
    },
    'the details of one’s own organisation': {
      input: formInputOf(detailsKind, { record: record(detailsKind.blank), staysOpen: true }),
      open: async (world) => {
        await openSignedIn(world, MANAGER, '/settings/organisation');
        await form(world).waitFor();
      },
    },
    'a user': {
      input: ofUser({}),
      open: async (world) => {
        await makeUser(world);
        await openSignedIn(world, MANAGER, `/settings/users?open=${world.record.uuid}`);
        await form(world).waitFor();
      },
    },
    'a user to be deleted from the list': {
      input: ofUser({ intent: 'delete' }),
      open: async (world) => {
        await makeUser(world);
        await openSignedIn(world, MANAGER, '/settings/users');
        await world.page.getByRole('button', { name: `Delete ${world.record.name}` }).click();
      },
    },
    oneself: {
      input: ofUser({ deletionBlockedBy: translate('user.deleteSelf') }),
      open: async (world) => {
        await openSignedIn(world, MANAGER, '/settings/users');
        await ownRow(world).getByRole('link').click();
        await form(world).waitFor();
      },
    },
    'oneself, to be deleted from the list': {
      input: ofUser({ deletionBlockedBy: translate('user.deleteSelf'), intent: 'delete' }),
      open: async (world) => {
        await openSignedIn(world, MANAGER, '/settings/users');
        await ownRow(world).getByRole('button', { name: 'Delete Maya Okafor' }).click();
      },
    },
  },
  expected: `
    start | a new organisation | create |
    start | an organisation; the details of one’s own organisation; a user; oneself | edit |
    start | an organisation to be deleted from the list; a user to be deleted from the list | confirmingDelete | resetConfirmations
    start | oneself, to be deleted from the list | deletionBlocked |
    create; edit | a good name; no name | same | setValue
    create {valid} | save | creating | clearErrors; asks create
    edit {valid} | save | updating | clearErrors; asks update
    create; edit {!valid} | save | same | showInvalid; notifyInvalid
    create; edit {changed} | close | leaving |
    create; edit {!changed} | close | closed |
    edit {deletable, !blocked} | delete | confirmingDelete | resetConfirmations
    edit {deletable, blocked} | delete | deletionBlocked |
    creating | create: created | closed | setCreated; emitSaved; notifyResult
    creating | create: no connection | create | showFieldErrors; notifySaveError
    updating {!page} | update: saved | closed | setUpdated; emitSaved; notifyResult
    updating {page} | update: saved | edit | setUpdated; setSaved; emitSaved; notifyResult
    updating {changed, asks} | update: changed by somebody | conflict | setTheirs
    updating {changed, !asks} | update: changed by somebody | same | setTheirs; rebase; asks update
    updating {!changed} | update: changed by somebody | edit | setTheirs; rebase
    updating | update: deleted by somebody | gone | setGone
    updating | update: no connection | edit | showFieldErrors; notifySaveError
    conflict | keep mine | updating | rebase; asks update
    conflict | take theirs | edit | rebase
    conflict | cancel | edit | clearTheirs
    edit; conflict | deleted | gone | setGone
    gone | a good name; no name | same | setValue
    gone {valid, creatable} | save as new | creating | becomeNew; asks create
    gone {!valid, creatable} | save as new | same | showInvalid; notifyInvalid
    gone {changed} | close | leaving |
    gone {!changed} | close | closed |
    confirmingDelete {last} | confirm | deleting | asks remove
    confirmingDelete {!last} | confirm | same | countConfirmation
    confirmingDelete; deletionBlocked {fromList} | cancel | closed |
    confirmingDelete; deletionBlocked {!fromList} | cancel | edit |
    deleting | remove: deleted | closed | setDeleted; notifyResult
    deleting {fromList} | remove: no connection | closed | notifyDeleteError
    deleting {!fromList} | remove: no connection | edit | notifyDeleteError
    leaving | confirm | closed |
    leaving {gone} | cancel | gone |
    leaving {new, !gone} | cancel | create |
    leaving {!new, !gone} | cancel | edit |`,
  conditions: {
    valid: (walk) => formAfter(walk).name !== '',
    changed: (walk) => formAfter(walk).name !== formAfter(walk).initial,
    new: (walk) => formAfter(walk).isNew,
    gone: (walk) => formAfter(walk).isGone,
    creatable: ({ start }) => /organisation/.test(start) && !/own/.test(start),
    asks: (walk) => formAfter(walk).initial !== 'theirs',
    page: ({ start }) => start === 'the details of one’s own organisation',
    fromList: ({ start }) => /to be deleted from the list$/.test(start),
    blocked: ({ start }) => start.startsWith('oneself'),
    deletable: ({ start }) => start !== 'the details of one’s own organisation',
    last: (walk) => formAfter(walk).confirmed === (/organisation/.test(walk.start) ? 1 : 0),
  },
  samples: {
    'a good name': { type: 'change', field: 'name', value: NAME },
    'no name': { type: 'change', field: 'name', value: '' },
    save: { type: 'save' },
    delete: { type: 'delete' },
    confirm: { type: 'confirm' },
    cancel: { type: 'cancel' },
    'keep mine': { type: 'resolve', sides: { name: 'mine' } },
    'take theirs': { type: 'resolve', sides: { name: 'theirs' } },
    deleted: { type: 'gone' },
    'save as new': { type: 'saveAsNew' },
    close: { type: 'close' },
  },
  answers: {
    create: {
      created: { output: { message: 'Organisation successfully created.', record: organisation } },
      'no connection': lost,
    },
    update: {
      saved: {
        output: { message: 'Organisation updated successfully.', record: organisation },
        // The other walks sign in with one's own user.
        when: ({ deletionBlockedBy }) => deletionBlockedBy === null,
        precondition: isCurrent,
      },
      'changed by somebody': {
        error: new RecordConflict(translate('failed.conflict'), {
          ...organisation,
          values: { ...fields, name: THEIRS },
        }),
        when: ({ staysOpen, deletionBlockedBy }) => !staysOpen && deletionBlockedBy === null,
        precondition: isFirstConflict,
        fixture: ({ record: walked }) => walked.change(`${walked.name} other`),
      },
      'deleted by somebody': {
        error: new SampleError(translate('failed.any'), 404),
        when: ({ staysOpen, deletionBlockedBy }) => !staysOpen && deletionBlockedBy === null,
        fixture: ({ record: walked }) => walked.remove(),
      },
      'no connection': lost,
    },
    remove: { deleted: { output: 'Organisation deleted successfully.' }, 'no connection': lost },
  },
  requests: {
    create: { method: 'POST', path: /\/(organisations|users)$/ },
    update: { method: 'PUT', path: /\/(organisations|users)\/[^/]+$/ },
    remove: { method: 'DELETE', path: /\/(organisations|users)\/[^/]+$/ },
  },
  actions: {
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
    confirm: ({ page }) =>
      page
        .getByRole('alertdialog')
        .last()
        .getByRole('button', { name: /^(Confirm|Discard changes)$/ })
        .click(),
    cancel: async ({ page }) => {
      const waits = page.getByRole('button', { name: 'Not yet' });
      if (await waits.isVisible()) return waits.click();
      return page
        .getByRole('alertdialog')
        .last()
        .getByRole('button', { name: /^(Cancel|Close|Keep editing)$/ })
        .click();
    },
    resolve: ({ page }, event) => {
      const { sides } = event as Extract<RecordFormEvent, { type: 'resolve' }>;
      return page.getByRole('button', { name: sides.name === 'mine' ? 'Keep mine' : 'Take theirs' }).click();
    },
    gone: ({ record: walked }) => walked.remove(),
    saveAsNew: ({ page }) => page.getByRole('button', { name: /^Save as new/ }).click(),
    close: (world) =>
      form(world)
        .getByRole('button', { name: /^(Cancel|Discard)$/ })
        .click(),
  },
  assertions: {
    create: (world, { context }) => showsForm(world, 'Create', context.errors),
    edit: async (world, { context }) => {
      await showsForm(world, 'Save', context.errors);
      const deleting = form(world).getByRole('button', { name: translate('form.deleting') });
      await expect(deleting).toHaveCount(0, { timeout: world.within });
    },
    creating: showsSaving,
    updating: showsSaving,
    gone: async ({ page, within }) => {
      await expect(page.getByText(/^Somebody deleted this/).first()).toBeVisible({ timeout: within });
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
    },
    conflict: ({ page, within }) =>
      expect(page.getByText(translate('failed.conflict'))).toBeVisible({ timeout: within }),
    confirmingDelete: ({ page, within }, { context }) =>
      expect(
        page
          .getByRole('alertdialog')
          .getByText(
            context.confirmations === 2 && context.confirmed === 0
              ? translate('organisation.deleteText')
              : translate('warning.irreversible'),
          ),
      ).toBeVisible({ timeout: within }),
    deletionBlocked: ({ page, within }) =>
      expect(page.getByRole('alertdialog').getByText(translate('user.deleteSelf'))).toBeVisible({ timeout: within }),
    deleting: async (world, { context }) => {
      const { page, within } = world;
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
      if (context.intent === 'delete')
        return expect(page.getByText(translate('form.deleting'))).toBeVisible({ timeout: within });
      const button = form(world).getByRole('button', { name: translate('form.deleting') });
      await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: within });
      await expect(form(world).getByRole('status')).toHaveText(translate('form.deleting'), { timeout: within });
    },
    leaving: ({ page, within }) =>
      expect(page.getByRole('alertdialog').getByText(translate('form.unsaved'))).toBeVisible({ timeout: within }),
    closed: async (world) => {
      await expect(world.page.getByRole('alertdialog')).toHaveCount(0, { timeout: world.within });
      if (isDetails(world))
        return expect(form(world).getByRole('button', { name: 'Saving' })).toHaveCount(0, { timeout: world.within });
      await expect(world.page.locator('form')).toHaveCount(0, { timeout: world.within });
      await expect(world.page.getByText(translate('form.deleting'))).toHaveCount(0, { timeout: world.within });
    },
  },
  // A saved or cancelled page looks as before; creating and saving show the same wait.
  equivalentStates: [
    ['creating', 'updating'],
    ['edit', 'closed'],
  ],
  unreachableEdges: {
    'updating → update: changed by somebody → updating':
      'another user changes the record once per walk, and always the field that the walk changes',
  },
  isContinuable: true,
  // A page has no list that shows a deletion, and nobody deletes oneself.
  isEnabled: ({ context: { staysOpen, deletionBlockedBy } }, { type }) =>
    type !== 'gone' || (!staysOpen && deletionBlockedBy === null),
  serialize: ({
    values,
    initial,
    errors,
    theirs,
    confirmed,
    record: one,
    result,
    intent,
    deletionBlockedBy,
    isGone,
    meanwhile,
  }) => ({
    name: values.name === NAME ? 'new' : values.name === '' ? 'none' : 'old',
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    hasErrors: Object.keys(errors).length > 0,
    hasTheirs: theirs !== null,
    knowsTheirs: initial.name === THEIRS,
    isGone,
    meanwhile,
    confirmed: one && confirmed,
    outcome: result.outcome === 'updated' ? 'closed' : result.outcome,
    intent,
    isBlocked: deletionBlockedBy !== null,
  }),
});
