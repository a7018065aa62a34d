import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { catalogue } from '@/contract/texts/catalogue';
import { enGB } from '@/contract/texts/enGB';
import { enUS } from '@/contract/texts/enUS';
import { pseudoText } from '@/contract/texts/pseudoText';
import { translate } from '@/contract/texts/translate';

const speak = (lang: string) => vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });
afterEach(() => void vi.unstubAllGlobals());

const text = catalogue(
  {
    colour: 'Colour',
    add: 'Add room',
    named: 'Delete {name}?',
    rooms: { one: '{count} room of {name}', other: '{count} rooms of {name}' },
  },
  { colour: 'Color' },
);
const placeholdersOf = (message: string) => [...message.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

describe('a catalogue', () => {
  it('[TX1] gives a text by its id, with its values', () => {
    expect(text('add')).toBe('Add room');
    expect(text('named', { name: 'Atrium {1}' })).toBe('Delete Atrium {1}?');
  });

  it('[TX1] takes no id that it does not have, and no text without its values', () => {
    expectTypeOf<Parameters<typeof text>[0]>().toEqualTypeOf<'colour' | 'add' | 'named' | 'rooms'>();
    expectTypeOf<Parameters<typeof text<'add'>>>().toEqualTypeOf<[id: 'add']>();
    expectTypeOf<Parameters<typeof text<'named'>>[1]>().toEqualTypeOf<{ readonly name: string | number }>();
    expectTypeOf<Parameters<typeof text<'rooms'>>[1]>().toHaveProperty('count').toEqualTypeOf<number>();
    expectTypeOf<Parameters<typeof text<'rooms'>>[1]>().toHaveProperty('name').toEqualTypeOf<string | number>();
    expectTypeOf<'no such text'>().not.toExtend<Parameters<typeof translate>[0]>();
  });

  it.each([
    [0, '0 rooms of A'],
    [1, '1 room of A'],
    [2, '2 rooms of A'],
    [11, '11 rooms of A'],
  ])('[TX2] says %i in its plural form', (count, expected) => {
    for (const lang of ['en-GB', 'en-US']) {
      speak(lang);
      expect(text('rooms', { count, name: 'A' })).toBe(expected);
    }
  });

  it('[TX13] sets the thousands of a count apart, and those of no name', () => {
    expect(text('rooms', { count: 20_000, name: 20_001 })).toBe('20,000 rooms of 20001');
    expect(text('rooms', { count: 999, name: 'A' })).toBe('999 rooms of A');
    expect(text('rooms', { count: 1000, name: 'A' })).toBe('1,000 rooms of A');
  });

  it('[TX3] follows the language of the page at every call', () => {
    expect(text('colour')).toBe('Colour');
    speak('en-US');
    expect([text('colour'), text('add')]).toEqual(['Color', 'Add room']);
    for (const lang of ['en-GB', 'de', '']) {
      speak(lang);
      expect(text('colour')).toBe('Colour');
    }
  });

  it('[TX3] has the same placeholders in both kinds of English', () => {
    for (const [id, message] of Object.entries(enUS))
      expect(placeholdersOf(message), id).toEqual(placeholdersOf(enGB[id as keyof typeof enUS]));
  });
});

describe('the pseudo-locale', () => {
  it('[TX4] fills in the values as they are', () => {
    speak('en-XA');
    expect(text('named', { name: 'Riverside' })).toMatch(/^\[Délété Riverside\?.*\]$/);
    expect(text('rooms', { count: 1, name: 'A' })).toMatch(/^\[1 róóm óf A .*\]$/);
    expect(translate('signIn.title')).toMatch(/^\[.*\]$/);
  });

  it('[TX4] makes every text two fifths longer at least, in brackets, and keeps its placeholders', () => {
    for (const [id, message] of Object.entries(enGB)) {
      const pseudo = pseudoText(message);
      const letters = (one: string) => one.replace(/\{\w+\}/g, '').length;
      expect(pseudo, id).toMatch(/^\[.*\]$/s);
      expect(letters(pseudo), id).toBeGreaterThanOrEqual(letters(message) * 1.4);
      expect(placeholdersOf(pseudo), id).toEqual(placeholdersOf(message));
    }
  });
});
