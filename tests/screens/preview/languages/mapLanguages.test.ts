import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MapLanguage } from '@/screens/preview/languages/mapLanguage';
import { loadMapText, mapLanguageFor } from '@/screens/preview/languages/mapLanguages';
import { ENGLISH, text as english } from '@/screens/preview/texts';

/** Those that have a file. */
const LANGUAGES = readdirSync('src/screens/preview/languages').flatMap(
  (file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [],
);

const messagesOf = async (language: string): Promise<MapLanguage['messages']> =>
  (await import(`@/screens/preview/languages/${language}.ts`)).texts.messages;
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
/** Of a text or of all its forms. */
const allPlaceholders = (message: string | object) =>
  placeholdersIn(typeof message === 'string' ? message : Object.values(message).join(' '));

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('[PV29] are all there, none empty, with the placeholders of the English ones', async () => {
    const messages = await messagesOf(language);
    expect(Object.keys(messages)).toEqual(Object.keys(ENGLISH));
    for (const [id, message] of Object.entries(ENGLISH)) {
      const own = messages[id] ?? '';
      expect([id, allPlaceholders(own)]).toEqual([id, allPlaceholders(message)]);
      expect(typeof own === 'string' ? [own] : Object.values(own)).not.toContain('');
    }
  });

  it('[PV29] have the plural forms of the language, and no others', async () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const plural = Object.entries(await messagesOf(language)).filter(([, message]) => typeof message !== 'string');
    expect(plural.map(([id]) => id)).toEqual(
      Object.entries(ENGLISH).flatMap(([id, message]) => (typeof message === 'string' ? [] : [id])),
    );
    for (const [id, message] of plural) expect([id, Object.keys(message).toSorted()]).toEqual([id, forms]);
  });

  it('[PV29] differ from the English ones, apart from a few that are the same', async () => {
    const own = await messagesOf(language);
    const same = Object.entries(ENGLISH).filter(([id, message]) => typeof message === 'string' && own[id] === message);
    expect(same.length).toBeLessThan(12);
  });
});

it('[PV29] thirteen languages are read, without their region; others are read in English', () => {
  expect(LANGUAGES.toSorted()).toEqual('ar de es fr he it ja nl pl pt tr zh'.split(' '));
  expect(LANGUAGES.map(mapLanguageFor)).toEqual(LANGUAGES);
  expect(['de-AT', 'zh-Hant-TW', 'pt-BR', 'en-US', 'cy', ''].map(mapLanguageFor)).toEqual([
    'de',
    'zh',
    'pt',
    'en',
    'en',
    'en',
  ]);
});

it('[PV29] a language that the map does not speak has the English texts', async () => {
  expect(await loadMapText('cy')).toBe(english);
});

it.each([
  ['de', ['1 Minute', '2 Minuten', '1.200 Minuten']],
  ['pl', ['1 minuta', '2 minuty', '1200 minut']],
  ['ar', ['دقيقة واحدة', 'دقيقتان', '1,200 دقيقة']],
  ['ja', ['1分', '2分', '1,200分']],
])('[PV30] counts in %s have the form and the digits of the language', async (language, expected) => {
  const text = await loadMapText(language);
  expect([1, 2, 1200].map((count) => text('minutes', { count }))).toEqual(expected);
});

it('[PV30] a name in another script stays in one piece within a sentence from right to left', async () => {
  const [arabic, german] = await Promise.all([loadMapText('ar'), loadMapText('de')]);
  expect(arabic('to', { name: 'Bean & Co. (2)' })).toBe('إلى \u2068Bean & Co. (2)\u2069');
  expect(german('to', { name: 'مقهى' })).toBe('Zu \u2068مقهى\u2069');
  expect(german('to', { name: 'Café' })).toBe('Zu Café');
});
