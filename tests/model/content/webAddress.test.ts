import { expect, it } from 'vitest';
import { hasSafeAddresses, isWebAddress } from '@/model/content/webAddress';

it.each(['https://a.example', 'http://localhost:8080/x', 'HTTPS://A.example/ü?q=1#z', 'https://[::1]/'])(
  '[DD4] %s is a web address',
  (text) => expect(isWebAddress(text)).toBe(true),
);

it.each([
  '',
  'a.example',
  '//a.example',
  'https:a.example',
  'https://',
  'https://a b.example',
  ' https://a.example',
  'https://user@a.example',
  'https://user:word@a.example',
  'javascript:alert(1)//https://a.example',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
])('[DD4] %j is none', (text) => expect(isWebAddress(text)).toBe(false));

it.each([
  ['16px', true],
  ['url( "https://a.example/b.png" ) center', true],
  ['url(/api/images/a_B-1)', true],
  ['linear-gradient(red, blue)', true],
  ['url(/api/users)', false],
  ['url(//a.example)', false],
  ['URL(javascript:x)', false],
  ['url (https://a.example)', false],
  ['url(https://a.example) url(//b.example)', false],
  ['url(https://a.example', false],
  ['  //a.example/x.png', false],
  ['vbscript:x', false],
])('[SK24] %j in a style: %s', (value, isSafe) => expect(hasSafeAddresses(value)).toBe(isSafe));
