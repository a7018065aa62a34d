import { describe, expect, it } from 'vitest';
import { enGB } from '@/contract/texts/enGB';
import { enUS } from '@/contract/texts/enUS';
import { translate } from '@/contract/texts/translate';
import { areaTexts, sourcesBeside } from '../../support/dom/areaTexts';

/** Spellings and words that American English does not use. */
const BRITISH = /organis|colour|metre|centre|authoris|recognis|behaviour|cancelled|licence|e-mail|\blifts?\b/i;
const placeholdersOf = (message = '') => [...new Set([...message.matchAll(/\{\w+\}/g)].map(([found]) => found))].sort();
const withoutValues = (message: string) => message.replace(/\{\w+\}/g, '');

const SHARED = { path: 'src/contract/texts', enGB: new Map(Object.entries(enGB)), enUS: new Map(Object.entries(enUS)) };
const AREAS = areaTexts();

it('[TX3] finds the catalogues', () => {
  expect(AREAS.length).toBeGreaterThan(20);
  for (const { path, enGB } of AREAS) expect(enGB.size, path).toBeGreaterThan(0);
});

describe.each([SHARED, ...AREAS])('the catalogue $path', ({ enGB, enUS }) => {
  it('[TX3] has an American text for each one that is spelled or worded as in Britain', () => {
    const american = [...enGB].map(([id, message]) => [id, enUS.get(id) ?? message] as const);
    expect(american.filter(([, message]) => BRITISH.test(withoutValues(message)))).toEqual([]);
  });

  it('[TX3] repeats no text in American English, and names the same values', () => {
    for (const [id, message] of enUS) {
      expect(message, id).not.toBe(enGB.get(id));
      expect(placeholdersOf(message), id).toEqual(placeholdersOf(enGB.get(id)));
    }
  });
});

/** Straight quotation marks and apostrophes, three dots, and another spelling of "email". */
const UNTYPOGRAPHIC = /\w'\w|"|\.{3}|e-mail/i;
/** The specification fixes these, letter for letter. */
const FIXED = new Set(['Saving...', 'Updating...', 'Publishing...', translate('editor.parentInvalid')]);

it.each([SHARED, ...AREAS])('[TX10] the catalogue $path is typographic, and says email', ({ enGB, enUS }) => {
  const all = [...enGB.values(), ...enUS.values()];
  expect(all.filter((message) => UNTYPOGRAPHIC.test(message) && !FIXED.has(message))).toEqual([]);
});

it.each(AREAS)('[TX8] the catalogue $path has no text that its area does not show', (area) => {
  const sources = sourcesBeside(area);
  // An id may be put together: text(`icons.${group}`).
  const isShown = (id: string) =>
    sources.includes(`'${id}'`) || sources.includes(`\`${id.replace(/\.[\w-]+$/, '.$')}{`);
  expect([...area.enGB.keys()].filter((id) => !isShown(id))).toEqual([]);
});
