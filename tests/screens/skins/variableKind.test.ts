import { expect, it } from 'vitest';
import { toOverrideRecord } from '@/api/skins/skins';
import type { SkinVariable } from '@/contract/skins/skins';
import { validateValues } from '@/machines/records/recordKind';
import { skinKind } from '@/screens/skins/skinKind';
import { firstOverrideKind, overrideKind, variableKind } from '@/screens/skins/variableKind';

const PROJECT = 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01';
const variable: SkinVariable = {
  id: 7,
  name: 'Colours',
  skin_id: 3,
  description: 'Of buttons',
  customer_facing: 1,
  values: { primary: '#0b6e6e', text: '#ffffff' },
  overrides: [],
  revision: 4,
};
const own = { variable_id: 7, values: { primary: '#c2410c' }, project_uuid: PROJECT, revision: 2 };

it('[SK3] a skin needs a name of 3 to 50 characters and a base', () => {
  expect(validateValues(skinKind, skinKind.blank)).toEqual({
    name: 'Please input Skin name',
    base: 'Please select base Skin',
  });
  for (const name of ['ab', 'x'.repeat(51)])
    expect(validateValues(skinKind, { ...skinKind.blank, name, base: 1 })).toEqual({
      name: 'Length should be 3 to 50',
    });
  expect(validateValues(skinKind, { name: 'Day', description: '', base: 1 })).toEqual({});
});

it('[SK13] a new variable has a name and no value, and its values are pairs', () => {
  expect(variableKind.blank).toEqual({ name: 'New Variable', description: '', customerFacing: false, pairs: [] });
  const values = variableKind.valuesOf(variable);
  expect(values.pairs.map(({ key, value }) => [key, value])).toEqual([
    ['primary', '#0b6e6e'],
    ['text', '#ffffff'],
  ]);
  expect(variableKind.bodyOf(values)).toMatchObject({
    customer_facing: 1,
    values: [{ key: 'primary' }, { key: 'text' }],
  });
});

it('[SK14] a key that is missing or there twice blocks the save', () => {
  const values = variableKind.valuesOf(variable);
  const errorsOf = (keys: readonly string[]) =>
    validateValues(variableKind, { ...values, pairs: keys.map((key, id) => ({ id, key, value: '' })) });
  expect(errorsOf(['a', 'b'])).toEqual({});
  expect(errorsOf(['a', ' a'])).toEqual({ pairs: 'This key is there twice' });
  expect(errorsOf(['a', ' '])).toEqual({ pairs: 'Please input a key' });
});

it('[SK21] [SK22] the first edit of an override has the values of the skin, the next ones those of the location', () => {
  expect(toOverrideRecord(variable)).toEqual({ id: 7, name: 'Colours', values: variable.values, revision: 0 });
  expect(toOverrideRecord({ ...variable, overrides: [own, { ...own, values: {} }] })).toMatchObject({
    values: own.values,
    revision: 2,
  });
  expect([firstOverrideKind.confirmations, overrideKind.confirmations]).toEqual([0, 1]);
  expect(overrideKind.bodyOf({ name: 'x', pairs: [{ id: 0, key: 'a', value: 'b' }] })).toEqual({
    values: [{ key: 'a', value: 'b' }],
  });
});

it('[SK15] [SK23] the questions before a deletion have their stated texts', () => {
  expect([variableKind.deletionText, overrideKind.deletionText]).toEqual([
    'This will delete this variable from the skin!!!',
    'This will delete this variable override.',
  ]);
});
