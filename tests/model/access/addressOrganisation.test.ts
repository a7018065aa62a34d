import { expect, it } from 'vitest';
import { addressFor, organisationOfAddress } from '@/model/access/addressOrganisation';

const A = '0b6e6e00-0000-4000-8000-000000000001';
const B = '0b6e6e00-0000-4000-8000-000000000002';

it.each([
  ['/kiosks', A, `/kiosks?organisation=${A}`],
  ['/kiosks?state=waiting', A, `/kiosks?state=waiting&organisation=${A}`],
  [`/kiosks?organisation=${B}&state=waiting`, A, `/kiosks?state=waiting&organisation=${A}`],
  [`/kiosks?organisation=${A}`, A, `/kiosks?organisation=${A}`],
  [`/kiosks?organisation=${A}#top`, null, '/kiosks#top'],
  ['/kiosks?search=a%20b', null, '/kiosks?search=a%20b'],
])('[SW20] %s for %s is %s', (address, organisation, expected) => {
  expect(addressFor(address, organisation)).toBe(expected);
});

it('[SW20] an address names an organisation by its uuid alone', () => {
  expect(organisationOfAddress(`?state=x&organisation=${A.toUpperCase()}`)).toBe(A);
  expect(organisationOfAddress('?organisation=riverside')).toBeNull();
  expect(organisationOfAddress('')).toBeNull();
});
