import { expect, it } from 'vitest';
import { allowsOrigin, matchesDomain, parseDomain } from '@/model/access/domainPattern';

it.each([
  'https://example.com',
  'example.com',
  'http://localhost:3000',
  '*.example.com',
  'https://*.shop.example.com/*',
  '*',
  'https://*:*',
  '*://example.com/',
  'http://127.0.0.1:8080',
  'https://münchen.example',
])('[AK3] takes %s', (entry) => {
  expect(parseDomain(entry)).not.toBeNull();
});

it.each([
  '',
  '   ',
  'https://',
  'two words.com',
  'ftp://example.com',
  'https://example.com/path',
  'https://user@example.com',
  'https://example.com?x=1',
  '*example.com',
  'a..example.com',
  'https://example.com:99999',
  'javascript:alert(1)',
])('[AK3] refuses "%s"', (entry) => {
  expect(parseDomain(entry)).toBeNull();
});

it.each([
  ['https://example.com', 'https://example.com', true],
  ['https://example.com', 'http://example.com', false],
  ['https://example.com', 'https://EXAMPLE.com', true],
  ['https://example.com', 'https://example.com:8443', false],
  ['https://example.com:8443', 'https://example.com:8443', true],
  ['https://example.com:*', 'https://example.com:8443', true],
  ['https://example.com', 'https://example.com.evil.tld', false],
  ['https://example.com', 'https://evil-example.com', false],
  ['example.com', 'http://example.com', true],
  ['example.com', 'https://example.com', true],
  ['*.example.com', 'https://shop.example.com', true],
  ['*.example.com', 'https://a.b.example.com', true],
  ['*.example.com', 'https://example.com', false],
  ['*.example.com', 'https://evil-example.com', false],
  ['*.example.com', 'https://example.com.evil.tld', false],
  ['shop.*.example.com', 'https://shop.uk.example.com', true],
  ['shop.*.example.com', 'https://shop.a.b.example.com', false],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example', true],
  ['*', 'https://anything.example', true],
  ['*', 'null', false],
  ['example.com', 'not an origin', false],
])('[AK6] %s from %s: %s', (entry, origin, isMatch) => {
  expect(matchesDomain(entry, origin)).toBe(isMatch);
});

it('[AK6] allows any origin, and none, where no domain is named', () => {
  expect(allowsOrigin([], null)).toBe(true);
  expect(allowsOrigin([], 'https://example.com')).toBe(true);
  expect(allowsOrigin(['example.com'], null)).toBe(false);
  expect(allowsOrigin(['other.example', 'example.com'], 'https://example.com')).toBe(true);
});
