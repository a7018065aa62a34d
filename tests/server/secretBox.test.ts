import { expect, it } from 'vitest';
import { createSecretBox, isSealed } from '../../server/secretBox';

const SECRET = 'JBSWY3DPEHPK3PXP';
const box = (text: string, purpose = 'two-factor') => createSecretBox(new TextEncoder().encode(text), purpose);

it('[TF11] a sealed secret opens with the same key alone, and no two seals are equal', () => {
  const sealed = box('one').seal(SECRET);
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain(SECRET);
  expect(box('one').seal(SECRET)).not.toBe(sealed);
  expect(box('one').open(sealed)).toBe(SECRET);
  expect(box('two').open(sealed)).toBeNull();
  expect(box('one', 'another use').open(sealed)).toBeNull();
});

it('[TF11] a sealed text that was changed or cut does not open', () => {
  const sealed = box('one').seal(SECRET);
  const changed = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
  for (const damaged of [changed, sealed.slice(0, 20), 'sealed1:']) expect(box('one').open(damaged)).toBeNull();
});

it('[TF11] a secret that an earlier version stored in clear is read as it is', () => {
  expect(box('one').open(SECRET)).toBe(SECRET);
});
