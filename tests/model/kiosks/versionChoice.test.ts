import { expect, it } from 'vitest';
import { kioskAddress } from '@/model/kiosks/kioskAddress';
import { offeredVersions, versionChoiceOf } from '@/model/kiosks/versionChoice';

it.each([
  [false, false, 'live', []],
  [false, true, 'live', []],
  [true, false, 'demo', ['1.0']],
  [true, true, 'demoInternal', ['1.0', '2.0-dev']],
] as const)('[KI21] demo %s, internal use %s: %s', (isTest, internalUse, choice, offered) => {
  expect(versionChoiceOf({ isTest, internalUse })).toBe(choice);
  expect(offeredVersions(choice, { versions: ['1.0'], dev: ['2.0-dev'] })).toEqual(offered);
});

it('[KI26] the address of a kiosk names the unit and, where it is set, the node', () => {
  expect(kioskAddress('https://maps.example/preview/7', { uid: 'RVM 1&2', node: 12 })).toBe(
    'https://maps.example/preview/7?unit=RVM+1%262&node=12',
  );
  expect(kioskAddress('https://maps.example/app?lang=en#top', { uid: 'RVM-001', node: null })).toBe(
    'https://maps.example/app?lang=en&unit=RVM-001#top',
  );
});
