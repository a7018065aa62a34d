import { expect, it } from 'vitest';
import { featureOptions } from '@/components/form/checkList/featureOptions';
import { FEATURES } from '@/model/access/features';

it('[US27] offers every feature once, in three groups, by the name that people know', () => {
  const options = featureOptions(FEATURES);
  expect(options.map(({ id }) => id).sort((one, other) => one - other)).toEqual(FEATURES.map(({ id }) => id));
  expect([...new Set(options.map(({ group }) => group))]).toEqual(['Content', 'Kiosks', 'Administration']);
  expect(options.find(({ id }) => id === 18)).toEqual({
    id: 18,
    name: 'Generate Kiosk QR',
    description: 'kiosk-qr: the QR code of a kiosk',
    group: 'Kiosks',
  });
});

it('[US32] says in words what each feature opens', () => {
  const options = featureOptions(FEATURES);
  for (const { description } of options) expect(description).toMatch(/^[a-z-]+: [a-z].{5,}/);
  expect(new Set(options.map(({ description }) => description)).size).toBe(FEATURES.length);
});

it('[US27] a feature without a description keeps the name of the service', () => {
  expect(featureOptions([{ id: 99, name: 'brand-new' }])).toMatchObject([{ name: 'brand-new', group: 'Content' }]);
});
