import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { User } from '@/contract/users/users';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import { RecordConflict, type SavedRecord } from '@/machines/records/recordFormTypes';
import { formRecordOf } from '@/machines/records/recordKind';
import { UserDialog } from '@/screens/users/UserDialog';
import { userKind } from '@/screens/users/userKind';
import { cleanUp, render } from '../../support/dom/render';
import { typeInto } from '../../support/dom/typeInto';

afterEach(cleanUp);

const ROLES = [
  { id: 1, name: 'editor', display_name: 'Editor', description: '', features: null },
  { id: 2, name: 'manager', display_name: 'Manager', description: '', features: null },
];
const ELI = {
  uuid: '33333333-3333-4333-8333-333333333333',
  name: 'Eli Marsh',
  email: 'eli@riverside.example',
  roles: [ROLES[0]],
  features: [],
  revision: 1,
} as unknown as User;

/** The form of a user whom a colleague saved first, as `theirs`; and what a save sends. */
async function opened(theirs: Partial<User> | null, isGone = false) {
  const sent: unknown[] = [];
  const onEnd = vi.fn();
  const machine = recordFormMachine.provide({
    guards: { isCreatable: () => true },
    actors: {
      create: fromPromise(async ({ input }): Promise<SavedRecord> => {
        sent.push(input);
        return { message: 'Created.', record: formRecordOf(userKind, ELI) };
      }),
      update: fromPromise(async ({ input }): Promise<SavedRecord> => {
        sent.push({ values: input.values, revision: input.revision });
        if (theirs && input.revision === 1) {
          const record = formRecordOf(userKind, { ...ELI, ...theirs, revision: 2 });
          throw new RecordConflict('Changed.', record, 'Ann Other');
        }
        return { message: 'Saved.', record: formRecordOf(userKind, ELI) };
      }),
    },
  });
  const dialog = (gone: boolean) => (
    <UserDialog
      machine={machine}
      editing={{ row: ELI, id: ELI.uuid, intent: 'edit', isGone: gone, onDeleting: () => undefined, onEnd }}
      choices={{ roles: ROLES, features: [], grantable: [] }}
      self="somebody else"
    />
  );
  const rendered = await render(dialog(isGone));
  const press = (name: string) => {
    const found = [...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    return rendered.after(() => found?.click());
  };
  const type = (label: string, value: string) => {
    const name = [...rendered.page.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
    const input = document.getElementById(name?.htmlFor ?? '') as HTMLInputElement;
    return rendered.after(() => typeInto(input, value));
  };
  return { ...rendered, sent, onEnd, press, type };
}

it('[FM35] a field that only the colleague changed is kept, and named with their name', async () => {
  const { type, press, sent, onEnd } = await opened({ email: 'eli.marsh@riverside.example' });
  await type('Name', 'Elias Marsh');
  await press('Save');
  const mine = { name: 'Elias Marsh', email: ELI.email, role: 1, features: [] };
  expect(sent).toEqual([
    { values: mine, revision: 1 },
    { values: { ...mine, email: 'eli.marsh@riverside.example' }, revision: 2 },
  ]);
  expect(onEnd.mock.calls[0]?.[0].text).toBe('Saved. Ann Other changed meanwhile: Email. Their changes were kept.');
});

it('[FM35] of several fields that both changed, each is chosen by itself, and then saved', async () => {
  const { page, type, press, after, sent } = await opened({ name: 'E. Marsh', email: 'e@riverside.example' });
  await type('Name', 'Elias Marsh');
  await type('Email', 'elias@riverside.example');
  await press('Save');
  const groups = [...page.querySelectorAll('fieldset')].filter((one) => one.querySelector('button'));
  expect(groups.map((one) => one.getAttribute('aria-label'))).toEqual(['Name', 'Email']);
  const [ofName, ofEmail] = groups.map((one) => [...one.querySelectorAll('button')]);
  await after(() => ofName?.[0]?.click());
  expect(sent).toHaveLength(1);
  await after(() => ofEmail?.[1]?.click());
  expect(sent[1]).toEqual({
    values: { name: 'Elias Marsh', email: 'e@riverside.example', role: 1, features: [] },
    revision: 2,
  });
});

it('[FM37] a user who was deleted meanwhile is said to be gone, and may be saved as a new one', async () => {
  const { page, type, press, text, sent } = await opened(null, true);
  expect(text('Somebody deleted this user while you had it open.')).not.toBeNull();
  const save = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
  expect(save?.getAttribute('aria-disabled')).toBe('true');
  await type('Name', 'Elias Marsh');
  await press('Save as new user');
  expect(sent).toEqual([{ values: { name: 'Elias Marsh', email: ELI.email, role: 1, features: [] } }]);
});
