import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../../../server/routes/session/passwordHash';

const COMPOSED = 'Caf\u00e9-m\u00fcller-9x';
const DECOMPOSED = COMPOSED.normalize('NFD');

it.each([
  ['set composed, typed decomposed', COMPOSED, DECOMPOSED],
  ['set decomposed, typed composed', DECOMPOSED, COMPOSED],
  ['set with a ligature, typed with letters', 'ﬁsh and more', 'fish and more'],
  ['set wide, typed narrow', 'ｃａｆｅ ｃａｆｅ', 'cafe cafe'],
])('[SI23] a password is right in every Unicode form of it: %s', async (_name, set, typed) => {
  expect(await verifyPassword(await hashPassword(set), typed)).toBe(true);
});

it.each([
  [COMPOSED, COMPOSED],
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
  ['ﬁsh and more', 'ﬁsh and more'],
])('[SI23] a hash of before forms were united is still right', async (set, typed) => {
  expect(await verifyPassword(await hash(set), typed)).toBe(true);
});

it('[SI23] blanks and letters of two cases are not united', async () => {
  const passwordHash = await hashPassword('Correct horse');
  for (const typed of ['correct horse', 'Correct horse ', ' Correct horse', 'Correct  horse'])
    expect(await verifyPassword(passwordHash, typed)).toBe(false);
});
