import { expect, it } from 'vitest';
import { keptForm, withKeptInput } from '@/components/form/typed/keptForm';

const record = (values: Readonly<Record<string, unknown>>, revision: number | null) => ({ id: '7', values, revision });
const BLANK = { name: '', tags: [] as string[] };

it('[FM52] input is stored without its passwords, keys and codes, however deep, and without fields that are saved with one', () => {
  const base = { url: '', password: '', token: 'saved', headers: [{ name: 'X-Key', secret: null }], parts: [] };
  const values = {
    url: 'https://a.example',
    password: 'heron',
    token: 'other',
    headers: [
      { name: 'X-Key', secret: 'egret' },
      { name: 'X-New', secret: 'stork' },
    ],
    parts: [{ apiKey: 'ibis', name: 'one' }],
  };
  expect(keptForm(values, base, 3)).toEqual({
    values: {
      url: 'https://a.example',
      password: '',
      headers: [
        { name: 'X-Key', secret: null },
        { name: 'X-New', secret: '' },
      ],
      parts: [{ apiKey: '', name: 'one' }],
    },
    base: { url: '', password: '', headers: [{ name: 'X-Key', secret: null }], parts: [] },
    revision: 3,
  });
});

it('[FM52] a form opens with its input, on the record that it was typed on, so that a save finds what others changed', () => {
  const stored = keptForm({ name: 'Mine', tags: [] }, { name: 'Old', tags: [] }, 1);
  const now = record({ name: 'Old', tags: [] }, 1);
  expect(withKeptInput({ record: now, blank: BLANK }, stored, {})).toEqual({
    record: now,
    typed: { name: 'Mine', tags: [] },
  });
  expect(withKeptInput({ record: record({ name: 'Theirs', tags: ['a'] }, 2), blank: BLANK }, stored, {})).toEqual({
    record: record({ name: 'Old', tags: [] }, 1),
    typed: { name: 'Mine', tags: [] },
  });
});

it('[FM52] input of a record without revisions is merged with what others changed', () => {
  const stored = keptForm({ name: 'Mine', tags: [] }, { name: 'Old', tags: [] }, null);
  const now = record({ name: 'Old', tags: ['a'] }, null);
  expect(withKeptInput({ record: now, blank: BLANK }, stored, {})?.typed).toEqual({ name: 'Mine', tags: ['a'] });
});

it('[FM52] a new record opens with its input, and with its own start for what was not stored', () => {
  expect(
    withKeptInput({ record: null, blank: BLANK }, { values: { name: 'New' }, base: BLANK, revision: null }, {}),
  ).toEqual({
    record: null,
    typed: { name: 'New', tags: [] },
  });
});

it.each([
  null,
  'text',
  {},
  { values: { name: 'New' } },
  { values: { name: 7 }, base: BLANK },
  { values: { other: 'field' }, base: BLANK },
  { values: { tags: 'a, b' }, base: BLANK },
])('[FM52] input of another shape is not taken: %j', (stored) => {
  expect(withKeptInput({ record: null, blank: BLANK }, stored, {})).toBeNull();
});
