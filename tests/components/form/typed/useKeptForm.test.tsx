import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { clearTypedOfOthers } from '@/components/form/typed/typedStore';
import type { User } from '@/contract/users/users';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import { type FormRecord, RecordConflict, type SavedRecord } from '@/machines/records/recordFormTypes';
import { formRecordOf } from '@/machines/records/recordKind';
import { UserDialog } from '@/screens/users/UserDialog';
import { userKind } from '@/screens/users/userKind';
import { reloadPage } from '../../../support/dom/reloadPage';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { typeInto } from '../../../support/dom/typeInto';

afterEach(cleanUp);

const ROLES = [{ id: 1, name: 'editor', display_name: 'Editor', description: '', features: null }];
const ELI = {
  uuid: '33333333-3333-4333-8333-333333333333',
  name: 'Eli Marsh',
  email: 'eli@riverside.example',
  roles: ROLES,
  features: [],
  revision: 1,
} as unknown as User;
const SELF = testCurrentUser();
const BACK = 'What you typed here before is back.';

/** The form of a user, who is new where there is no row. */
async function opened(row: User | null = ELI, currentUser = SELF, theirs: FormRecord | null = null) {
  const sent: unknown[] = [];
  const answer = (input: { values: unknown; revision?: number | null }): SavedRecord => {
    sent.push(input);
    if (theirs && input.revision !== theirs.revision) throw new RecordConflict('Changed.', theirs, 'Ann Other');
    return { message: 'Saved.', record: formRecordOf(userKind, ELI) };
  };
  const machine = recordFormMachine.provide({
    actors: {
      create: fromPromise(async ({ input }) => answer(input)),
      update: fromPromise(async ({ input }) => answer(input)),
    },
  });
  // A form of a page opens anew when it has ended.
  function Page() {
    const [key, setKey] = useState(0);
    return (
      <UserDialog
        key={key}
        machine={machine}
        editing={{
          row,
          id: row?.uuid ?? null,
          intent: 'edit',
          onDeleting: vi.fn(),
          onEnd: () => setKey((before) => before + 1),
        }}
        choices={{ roles: ROLES, features: [], grantable: [] }}
        self="somebody else"
      />
    );
  }
  const page = await render(<Page />, currentUser);
  const name = () => page.find('form input') as HTMLInputElement;
  return {
    ...page,
    sent,
    name,
    type: (value: string) => page.after(() => typeInto(name(), value)),
    press: (label: string) =>
      page.after(() => [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click()),
  };
}

it.each([
  ['of a record', ELI],
  ['of a new one', null],
])('[FM52] input of the form %s is there again after a reload, and says that it is not saved', async (_, row) => {
  const first = await opened(row);
  expect(document.body.textContent).not.toContain(BACK);
  await first.type('Eli Heron');
  await reloadPage();
  const second = await opened(row);
  expect(second.name().value).toBe('Eli Heron');
  expect(document.body.textContent).toContain(BACK);
});

it('[FM52] input ends with its form: by a save, or by closing without', async () => {
  for (const presses of [['Save'], ['Cancel', 'Discard changes']]) {
    const first = await opened();
    await first.type('Eli Heron');
    for (const label of presses) await first.press(label);
    expect(first.name().value).toBe('Eli Marsh');
    await reloadPage();
    const second = await opened();
    expect([presses, second.name().value]).toEqual([presses, 'Eli Marsh']);
    await cleanUp();
  }
});

it('[FM52] input is shown to nobody else, in no other organisation and in no other record', async () => {
  const first = await opened();
  await first.type('Eli Heron');
  const other = { ...SELF, user: { ...SELF.user, uuid: '44444444-4444-4444-8444-444444444444' } };
  const elsewhere = { ...SELF, organisation: { ...SELF.organisation, uuid: '55555555-5555-4555-8555-555555555555' } };
  const shownTo = async (currentUser: typeof SELF, row = ELI) => {
    await reloadPage();
    return (await opened(row, currentUser)).name().value;
  };
  clearTypedOfOthers(SELF.user.uuid);
  expect([await shownTo(elsewhere), await shownTo(SELF, { ...ELI, uuid: other.user.uuid })]).toEqual([
    'Eli Marsh',
    'Eli Marsh',
  ]);
  expect(await shownTo(SELF)).toBe('Eli Heron');
  expect(await shownTo(other)).toBe('Eli Marsh');
});

it('[FM52] input of a person is gone once somebody else signs in in the tab', async () => {
  const first = await opened();
  await first.type('Eli Heron');
  clearTypedOfOthers('44444444-4444-4444-8444-444444444444');
  await reloadPage();
  expect((await opened()).name().value).toBe('Eli Marsh');
});

it('[FM52] a save of input that is back merges with what somebody else has saved meanwhile', async () => {
  const first = await opened();
  await first.type('Eli Heron');
  await reloadPage();
  const now = { ...ELI, email: 'marsh@riverside.example', revision: 2 };
  const second = await opened(now, SELF, formRecordOf(userKind, now));
  expect(second.name().value).toBe('Eli Heron');
  await second.press('Save');
  expect(second.sent).toMatchObject([
    { revision: 1 },
    { revision: 2, values: { name: 'Eli Heron', email: 'marsh@riverside.example' } },
  ]);
});
