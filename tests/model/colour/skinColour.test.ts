import { expect, it } from 'vitest';
import { skinColour } from '@/model/colour/skinColour';

const skin = (...variables: Record<string, string>[]) => ({ variables: variables.map((values) => ({ values })) });

it.each([
  ['#c62828', skin({ size: '16' }, { primary: ' #c62828 ', background: '#ffffff' })],
  ['#cc2288', skin({ primary: '#c28' })],
  ['#0b6e6e', skin({ primary: 'teal' }, { primary: '#0b6e6e' })],
  [null, skin({ primary: 'url(/a.png)' })],
  [null, skin({ background: '#ffffff' })],
  [null, skin()],
  [null, null],
  [null, undefined],
])('[SK25] the main colour is %s', (expected, given) => {
  expect(skinColour(given)).toBe(expected);
});
