import { expect, it } from 'vitest';
import { nextSort, sortOf, sortText } from '@/components/recordTable/nextSort';
import type { User } from '@/contract/users';
import { shownOf, USER_COLUMNS, userRows } from '@/screens/users/userRows';

const role = (display_name: string) => ({ id: 1, name: display_name, display_name, description: '' });
const user = (name: string, email: string, ...roles: string[]) =>
  ({ name, email, roles: roles.map(role) }) as unknown as User;
const USERS = [
  user('Maya Okafor', 'Maya@Riverside.example', 'Administrator', 'Editor'),
  user('eli marsh', 'ELI@riverside.example', 'Editor'),
  user('Sena Ito', 'a.ito@riverside.example'),
];
const names = (given: Parameters<typeof userRows>[1]) => userRows(USERS, given).map(({ name }) => name);

it('[US16] shows the address in lower case and of several roles the first', () => {
  expect(USERS.map((one) => shownOf(one, 'email'))).toEqual([
    'maya@riverside.example',
    'eli@riverside.example',
    'a.ito@riverside.example',
  ]);
  expect(USERS.map((one) => shownOf(one, 'role'))).toEqual(['Administrator', 'Editor', '']);
});

it('[US17] a search finds a part of the name, not of the address, in any case', () => {
  expect(names({ search: 'MA', column: 'name', direction: 'ascending' })).toEqual(['eli marsh', 'Maya Okafor']);
  expect(names({ search: 'riverside', column: 'name', direction: 'ascending' })).toEqual([]);
});

it('[US17] each column puts the users in its order', () => {
  expect(names({ search: '', column: 'name', direction: 'descending' })).toEqual([
    'Sena Ito',
    'Maya Okafor',
    'eli marsh',
  ]);
  expect(names({ search: '', column: 'email', direction: 'ascending' })).toEqual([
    'Sena Ito',
    'eli marsh',
    'Maya Okafor',
  ]);
  expect(names({ search: '', column: 'role', direction: 'ascending' })[0]).toBe('Sena Ito');
});

it('[US17] the order stands in the address; what it does not know is the first column', () => {
  const byRole = nextSort(sortOf(null, USER_COLUMNS), 'role');
  expect([sortText(byRole), sortText(nextSort(byRole, 'role'))]).toEqual(['role', '-role']);
  expect(sortOf('-email', USER_COLUMNS)).toEqual({ column: 'email', direction: 'descending' });
  expect(sortOf('shoe size', USER_COLUMNS)).toEqual({ column: 'name', direction: 'ascending' });
});
