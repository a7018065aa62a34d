import { expect, it } from 'vitest';
import { isLanguageTag, languageFor, languageName } from '@/model/content/contentLanguage';

const OFFERED = { original: 'en', offered: ['cy', 'fr', 'pt-BR'] };

it.each([
  { wanted: ['fr'], read: 'fr' },
  { wanted: ['fr-CA', 'en'], read: 'fr' },
  { wanted: ['pt'], read: 'pt-BR' },
  { wanted: ['de', 'cy'], read: 'cy' },
  { wanted: ['en-GB', 'fr'], read: null },
  { wanted: ['de'], read: null },
  { wanted: [], read: null },
])('[LA3] a visitor who wants $wanted reads $read', ({ wanted, read }) => {
  expect(languageFor(wanted, OFFERED)).toBe(read);
});

it('[LA3] the exact language comes before one of another region', () => {
  expect(languageFor(['pt-BR'], { original: 'en', offered: ['pt', 'pt-BR'] })).toBe('pt-BR');
});

it('[LA30] a language has its own name', () => {
  expect(['fr', 'cy', 'de-CH'].map(languageName)).toEqual(['Français', 'Cymraeg', 'Schweizer Hochdeutsch']);
});

it.each([
  ['fr', true],
  ['gsw', true],
  ['zh-Hant', true],
  ['sr-Latn-RS', true],
  ['es-419', true],
  ['FR', false],
  ['french', false],
  ['fr_FR', false],
  ['', false],
  ['x-klingon', false],
  ['fr-FR-u-nu-latn', false],
])('[LA12] %j is the tag of a language: %s', (tag, isTag) => {
  expect(isLanguageTag(tag)).toBe(isTag);
});
