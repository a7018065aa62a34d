import { expect, it } from 'vitest';
import { inLanguage, keyOfText, namesInAllLanguages, visitorTexts } from '@/model/content/visitorTexts';

interface Place {
  readonly destination: {
    parent_id: number;
    name: string;
    description: string;
    categories: { id: number; name: string }[];
  };
  readonly sub_destinations?: object[] & { id: number; name: string | null }[];
}

const promotion = (id: number, name: string) => ({ id, name, short_desc: `${name} soon`, long_desc: '' });
const place = (id: number, name: string): Place => ({
  destination: { parent_id: id, name, description: `About ${name}`, categories: [{ id: 4, name: 'Fashion' }] },
});

const PUBLICATION = {
  project: {
    location: {
      uuid: 'l',
      name: 'Mall',
      buildings: [{ uuid: 'b', name: 'West', floors: [{ uuid: 'f', name: 'Ground', shortname: 'G' }] }],
    },
    destinations: [
      place(1, 'Shoes'),
      place(1, 'Shoes'),
      {
        ...place(2, 'Food'),
        sub_destinations: [
          { id: 3, name: null, logo: null, parent: { id: 1, name: 'Shoes', logo: null } },
          { id: 5, name: 'Tea', logo: null },
        ],
      },
    ],
    events: [promotion(7, 'Fair')],
    offers: [promotion(7, 'Sale')],
  },
  categories: [{ id: 4, name: 'Fashion', color: '#000000' }],
};

it('[LA1] every text that visitors read is listed once, and no empty one', () => {
  expect(visitorTexts(PUBLICATION).map((text) => `${keyOfText(text)}: ${text.text}`)).toEqual([
    'location l name: Mall',
    'building b name: West',
    'floor f name: Ground',
    'destination 1 name: Shoes',
    'destination 1 description: About Shoes',
    'category 4 name: Fashion',
    'destination 2 name: Food',
    'destination 2 description: About Food',
    'destination 5 name: Tea',
    'event 7 name: Fair',
    'event 7 short_desc: Fair soon',
    'offer 7 name: Sale',
    'offer 7 short_desc: Sale soon',
  ]);
});

it('[LA1] what is listed is translated at every place, and everything else stays', () => {
  const translations = Object.fromEntries(
    visitorTexts(PUBLICATION).map((text) => [keyOfText(text), text.text.toUpperCase()]),
  );
  const shown = inLanguage(PUBLICATION, translations);
  const words = (part: unknown): string[] => (JSON.stringify(part).match(/[A-Za-z]{3,}/g) ?? []).sort();
  const names = new Set(visitorTexts(PUBLICATION).flatMap(({ text }) => text.split(' ')));
  expect(words(shown).filter((word) => names.has(word))).toEqual([]);
  expect(visitorTexts(shown).map(({ text }) => text)).toEqual(Object.values(translations));
  expect(shown.project.destinations[2]?.sub_destinations?.[0]).toEqual({
    id: 3,
    name: null,
    logo: null,
    parent: { id: 1, name: 'SHOES', logo: null },
  });
  expect(shown.project.location.buildings[0]?.floors[0]).toEqual({ uuid: 'f', name: 'GROUND', shortname: 'G' });
});

it('[LA2] a text without a translation stays as it was written', () => {
  const shown = inLanguage(PUBLICATION, { 'floor f name': 'Erdgeschoss' });
  expect(shown.project.location.buildings[0]?.floors[0]?.name).toBe('Erdgeschoss');
  expect(inLanguage(PUBLICATION, {})).toEqual(PUBLICATION);
});

it('[LA33] the names of a record are those of every language, each once', () => {
  const names = namesInAllLanguages(PUBLICATION, [
    { 'destination 1 name': 'Schuhe', 'destination 1 description': 'Leder' },
    { 'destination 1 name': 'Shoes', 'category 4 name': 'Mode' },
  ]);
  expect(names.get('destination 1 name')).toEqual(['Shoes', 'Schuhe']);
  expect(names.get('category 4 name')).toEqual(['Fashion', 'Mode']);
  expect(names.get('destination 1 description')).toBeUndefined();
  expect(namesInAllLanguages(PUBLICATION, []).size).toBe(0);
});
