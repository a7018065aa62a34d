import { expect, it } from 'vitest';
import { languagesOf, matchingRows, type TranslatableText, translationRows } from '@/model/content/translationRows';

const text = (
  record: string,
  original: string,
  translations: TranslatableText['translations'] = {},
): TranslatableText => ({
  kind: 'floor',
  record,
  field: 'name',
  text: original,
  translations,
});
const TEXTS = [
  text('1', 'Ground', { fr: { text: 'Rez-de-chaussée', source: 'Ground' }, cy: { text: 'Llawr', source: 'Ground' } }),
  text('2', 'Upper', { fr: { text: 'Étage', source: 'First' } }),
  text('3', 'Café terrace'),
];
const found = (filter: 'all' | 'missing' | 'outdated', search = '') =>
  matchingRows(translationRows(TEXTS, 'fr'), { filter, search }).map(({ record }) => record);

it('[LA21] the rows can be limited to those without a translation and those whose original has changed', () => {
  expect([found('all'), found('missing'), found('outdated')]).toEqual([['1', '2', '3'], ['3'], ['2']]);
});

it('[LA21] a search finds originals and translations, whatever accents and case they have', () => {
  expect([found('all', 'CAFE'), found('all', 'chaussee rez'), found('all', 'upper'), found('all', 'llawr')]).toEqual([
    ['3'],
    ['1'],
    ['2'],
    [],
  ]);
  expect(found('missing', 'upper')).toEqual([]);
});

it('[LA23] a language is there from its first translation on', () => {
  expect(languagesOf(TEXTS)).toEqual(['cy', 'fr']);
  expect(languagesOf([])).toEqual([]);
});
