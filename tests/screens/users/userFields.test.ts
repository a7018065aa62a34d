import { expect, it } from 'vitest';
import type { User } from '@/contract/users/users';
import { emailOf, roleOf, userState } from '@/screens/users/userFields';

const role = (display_name: string) => ({ id: 1, name: display_name, display_name, description: '' });
const user = (email: string, ...roles: string[]) => ({ email, roles: roles.map(role) }) as unknown as User;

it('[US16] shows the address in lower case and of several roles the first', () => {
  const users = [user('Maya@Riverside.example', 'Administrator', 'Editor'), user('a.ito@riverside.example')];
  expect(users.map(emailOf)).toEqual(['maya@riverside.example', 'a.ito@riverside.example']);
  expect(users.map(roleOf)).toEqual(['Administrator', '']);
});

it('[US26] tells whose account nobody has used yet, then who has two-factor on', () => {
  expect(userState({ is_used: false, TFA: 1 })).toBe('invited');
  expect(userState({ is_used: true, TFA: 1 })).toBe('twoFactor');
  expect([userState({ is_used: true, TFA: 0 }), userState({ TFA: 0 })]).toEqual([null, null]);
});
