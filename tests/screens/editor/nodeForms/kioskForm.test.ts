import { expect, it } from 'vitest';
import { readKioskForm, toKioskForm } from '@/screens/editor/nodeForms/kioskForm';

const SCREEN = { id: 4, name: 'North', description: '', orientation: 90, lat: null, lon: -0.125 };

it('[PP32] what is typed for a screen is read with either decimal sign, and an empty place is none', () => {
  expect(toKioskForm(SCREEN)).toEqual({ name: 'North', description: '', orientation: '90', lat: '', lon: '-0.125' });
  const { fields, errors } = readKioskForm({
    name: ' N ',
    description: ' d ',
    orientation: '12,5',
    lat: '51.5',
    lon: ' ',
  });
  expect([fields, errors]).toEqual([{ name: 'N', description: 'd', orientation: 12.5, lat: 51.5, lon: null }, {}]);
});

it.each([
  ['name', ' '],
  ['orientation', '361'],
  ['orientation', '-1'],
  ['orientation', ''],
  ['orientation', 'north'],
  ['lat', '90.1'],
  ['lon', '-180.1'],
] as const)('[PP32] %s cannot be "%s"', (field, typed) => {
  const { errors } = readKioskForm({ ...toKioskForm(SCREEN), [field]: typed });
  expect(Object.keys(errors)).toEqual([field]);
});

it.each(['0', '360'])('[PP32] an orientation may be %s', (orientation) => {
  expect(readKioskForm({ ...toKioskForm(SCREEN), orientation }).errors).toEqual({});
});
