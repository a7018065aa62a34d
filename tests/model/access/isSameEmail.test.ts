import { expect, it } from 'vitest';
import { isSameEmail } from '@/model/access/isSameEmail';

it.each([
  ['maya@riverside.example', 'Maya@Riverside.EXAMPLE', true],
  ['maya@riverside.example', 'maya@riverside.example', true],
  ['maya@riverside.example', 'mayo@riverside.example', false],
  ['maya@riverside.example', '', false],
])('[RP14] %s and %s are of one account: %s', (one, other, isSame) => {
  expect([isSameEmail(one, other), isSameEmail(other, one)]).toEqual([isSame, isSame]);
});
