import { expect, it } from 'vitest';
import { mailAddress } from '@/contract/emailAddress';
import { emailRule } from '@/contract/session/session';

const TAKEN = [
  ['pu@müller.example', 'pu@xn--mller-kva.example'],
  ['pu@mu\u0308ller.example', 'pu@xn--mller-kva.example'],
  ['pu@xn--mller-kva.example', 'pu@xn--mller-kva.example'],
  ['info@пример.испытание', 'info@xn--e1afmkfd.xn--80akhbyknj4f'],
  ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
  ["o'neil+tag@example.com", "o'neil+tag@example.com"],
  ['a!#$%&*/=?^_`{|}~-b@example.com', 'a!#$%&*/=?^_`{|}~-b@example.com'],
  ['A.B@Example.COM', 'A.B@Example.COM'],
  [`${'a'.repeat(64)}@example.museum`, `${'a'.repeat(64)}@example.museum`],
] as const;

it.each(TAKEN)('[US33] an address that mail servers accept is accepted: %s', (typed, stored) => {
  expect(mailAddress(typed)).toBe(stored);
  expect(emailRule.safeParse(` ${typed} `).data).toBe(stored);
});

const REFUSED = [
  'a',
  'a@b',
  '@example.com',
  'a@',
  'a@example..com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a b@example.com',
  'a@exa mple.com',
  'a@-example.com',
  'a@example.com/x',
  'a@example.com:80',
  'a@127.0.0.1',
  'a@b@example.com',
  'a,b@example.com',
  'ü@example.com',
  'a@пример.испытание/x',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
];

it.each(REFUSED)('[US33] an address that they do not is refused: %s', (typed) => {
  expect(mailAddress(typed)).toBeNull();
  expect(emailRule.safeParse(typed).success).toBe(false);
});
