import { expect, it } from 'vitest';
import type { User } from '@/contract/users';
import { emailOf, roleOf } from '@/screens/users/userWords';

const role = (display_name: string) => ({ id: 1, name: display_name, display_name, description: '' });
const user = (email: string, ...roles: string[]) => ({ email, roles: roles.map(role) }) as unknown as User;

it('[US16] shows the address in lower case and of several roles the first', () => {
  const users = [user('Maya@Riverside.example', 'Administrator', 'Editor'), user('a.ito@riverside.example')];
  expect(users.map(emailOf)).toEqual(['maya@riverside.example', 'a.ito@riverside.example']);
  expect(users.map(roleOf)).toEqual(['Administrator', '']);
});
