import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { User } from '@/contract/users/users';
import { recordFormMachine } from '@/machines/records/recordForm.machine';
import { UserDialog } from '@/screens/users/UserDialog';
import type { UserChoices } from '@/screens/users/userKind';
import { cleanUp, render } from '../../support/dom/render';

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

/** The dialog of a user, whose deletion ends when the test lets it. */
async function shown(
  intent: 'edit' | 'delete',
  row: User | null = ELI,
  choices: UserChoices = { roles: ROLES, features: [], grantable: [] },
) {
  let answer: { resolve: (text: string) => void; reject: (error: Error) => void } | undefined;
  const answered = new Promise<string>((resolve, reject) => {
    answer = { resolve, reject };
  });
  const removed = vi.fn();
  const onDeleting = vi.fn();
  const onEnd = vi.fn();
  const machine = recordFormMachine.provide({
    actors: {
      remove: fromPromise(async ({ input }) => {
        removed(input.id);
        return answered;
      }),
    },
  });
  const rendered = await render(
    <UserDialog
      machine={machine}
      editing={{ row, id: row?.uuid ?? null, intent, onDeleting, onEnd }}
      choices={choices}
      self="somebody else"
    />,
  );
  return { ...rendered, answer, removed, onDeleting, onEnd };
}

const button = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it('[FM11] the form says and announces that its user is being deleted, and takes no other press meanwhile', async () => {
  const { page, find, after, answer, removed, onEnd } = await shown('edit');
  const status = find('form [role=status]');
  expect(status.textContent).toBe('');
  await after(() => button(page, 'Delete')?.click());
  await after(() => button(page, 'Confirm')?.click());
  expect(removed.mock.calls).toEqual([[ELI.uuid]]);
  expect(status.textContent).toBe('Deleting please wait');
  const [waits, save] = [button(page, 'Deleting please wait'), button(page, 'Save')];
  expect([waits, save].map((one) => one?.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  await after(() => waits?.click());
  await after(() => save?.click());
  expect(removed).toHaveBeenCalledTimes(1);
  await after(() => answer?.resolve('User deleted successfully.'));
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ outcome: 'deleted' });
});

it('[FM11] a deletion that is refused leaves the form as it was', async () => {
  const { page, find, after, answer, onEnd } = await shown('edit');
  await after(() => button(page, 'Delete')?.click());
  await after(() => button(page, 'Confirm')?.click());
  await after(() => answer?.reject(new Error('No.')));
  expect(find('form [role=status]').textContent).toBe('');
  expect([button(page, 'Delete'), button(page, 'Save')].map((one) => one?.hasAttribute('aria-disabled'))).toEqual([
    false,
    false,
  ]);
  expect(onEnd).not.toHaveBeenCalled();
});

it('[US18] a deletion from the list tells the list while it lasts', async () => {
  const { page, after, answer, onDeleting, onEnd } = await shown('delete');
  expect(onDeleting.mock.lastCall).toEqual([false]);
  await after(() => button(page, 'Confirm')?.click());
  expect(onDeleting.mock.lastCall).toEqual([true]);
  await after(() => answer?.resolve('User deleted successfully.'));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('[US10] page access is hidden while a user is new, and shown for an existing user', async () => {
  const groups = (page: HTMLElement) => [...page.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(groups((await shown('edit', null)).page)).toEqual([]);
  await cleanUp();
  expect(groups((await shown('edit')).page)).toEqual(['Page access']);
});

const DESK = [{ id: 3, name: 'desk', display_name: 'Desk', description: '', features: [6, 9, 17] }];
const PAGES = [
  { id: 6, name: 'destinations', description: 'Destinations' },
  { id: 9, name: 'events', description: 'Events' },
  { id: 13, name: 'auditing', description: 'Audit Logs' },
  { id: 17, name: 'publish', description: 'Publish' },
];

it('[US35] the form of a new user says what the chosen role opens, and what of it the grantor lacks', async () => {
  const { page, after } = await shown('edit', null, { roles: DESK, features: PAGES, grantable: [6, 9, 13] });
  expect(page.textContent).not.toContain('Page access with');
  await after(() => page.querySelector<HTMLElement>('[role=combobox]')?.click());
  await after(() => document.querySelector<HTMLElement>('[role=option]')?.click());
  expect(page.textContent).toContain('Page access with this role: Destinations, Events.');
  expect(page.textContent).toContain('You cannot grant: Publish.');
});

it('[US35] the form of a user shows how their page access differs from the role, and takes that of the role by a press', async () => {
  const row = { ...ELI, roles: DESK, features: [6, 13, 17] } as unknown as User;
  const { page, after } = await shown('edit', row, { roles: DESK, features: PAGES, grantable: [6, 9, 13] });
  expect(page.textContent).toContain('More than Desk: Audit Logs.');
  expect(page.textContent).toContain('Less than Desk: Events.');
  await after(() => button(page, 'Use the page access of Desk')?.click());
  const chosen = [...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(({ checked }) => checked);
  expect(chosen).toEqual([true, true, false]);
  expect(page.textContent).not.toContain('than Desk');
});
