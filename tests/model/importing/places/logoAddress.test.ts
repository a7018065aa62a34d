import { expect, it } from 'vitest';
import { fetchedSuffix, ownPicture, plannedLogo } from '@/model/importing/places/logoAddress';

const AT = 'https://shops.example/logos/nord.png';
const fetched = `/api/images/abc_DEF${fetchedSuffix(AT)}`;

it.each([
  ['a row without a logo', '/api/images/a', undefined, '/api/images/a'],
  ['the address that the picture was fetched from', fetched, AT, fetched],
  ['another address', fetched, 'https://shops.example/logos/new.png', 'https://shops.example/logos/new.png'],
  ['the picture itself, as an export has it', '/api/images/a', 'https://atrium.example/api/images/a', '/api/images/a'],
  ['the picture of another destination', '', '/api/images/b', '/api/images/b'],
  ['an empty value of a feed', fetched, '', ''],
])('[FI19] the logo after %s', (_name, logo, address, value) => {
  expect(plannedLogo(logo, address)).toEqual({ value, warnings: [] });
});

it.each(['nord.png', 'ftp://shops.example/a.png', 'javascript:alert(1)', 'https://me:secret@shops.example/a.png'])(
  '[FI19] %s is left out with a warning',
  (value) => {
    expect(plannedLogo(fetched, value)).toEqual({
      value: fetched,
      warnings: [{ code: 'logo-wrong', field: 'logo', value }],
    });
  },
);

it('[FI19] addresses have different ends of keys, in the letters of a key', () => {
  const ends = new Set(Array.from({ length: 1000 }, (_, at) => fetchedSuffix(`https://shops.example/${at}.png`)));
  expect(ends.size).toBe(1000);
  for (const end of ends) expect(end).toMatch(/^[\w-]{11}$/);
});

it('[FI19] an address in Atrium is one of a picture alone', () => {
  expect(ownPicture('https://x.example/api/images/a/../../users')).toBeNull();
  expect(ownPicture('https://x.example/api/images/')).toBeNull();
  expect(ownPicture('/api/images/a-b_c?size=1')).toBeNull();
});
