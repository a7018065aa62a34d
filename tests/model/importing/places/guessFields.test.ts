import { expect, it } from 'vitest';
import { guessFields } from '@/model/importing/places/guessFields';
import { shapeOf } from '@/model/importing/rows/columnKey';

const guess = (columns: readonly string[], ...rows: readonly (readonly string[])[]) =>
  guessFields({ columns, rows: rows.map((cells, at) => ({ row: at + 2, cells })) });

it('[FI4] columns are recognised by their names in several languages', () => {
  expect(guess(['Shop name', 'Shop No.', 'Telephone', 'Web', 'Opening hours', 'Category', 'Colour'])).toEqual({
    'Shop name': 'name',
    'Shop No.': 'unit',
    Telephone: 'phone',
    Web: 'website',
    'Opening hours': 'opening_hours',
    Category: 'categories',
  });
  expect(guess(['Bezeichnung', 'Öffnungszeiten', 'Straße', 'Hausnummer', 'Kategorie', 'E-Mail'])).toEqual({
    Bezeichnung: 'name',
    Öffnungszeiten: 'opening_hours',
    Straße: 'address',
    Hausnummer: 'address',
    Kategorie: 'categories',
    'E-Mail': 'email',
  });
  expect(guess(['Enseigne', 'Horaires', 'Téléphone', 'Site web'])).toEqual({
    Enseigne: 'name',
    Horaires: 'opening_hours',
    Téléphone: 'phone',
    'Site web': 'website',
  });
  expect(guess(['name', 'name:de', 'contact:phone', 'addr:street', 'addr:unit', 'opening_hours'])).toEqual({
    name: 'name',
    'name:de': 'name:de',
    'contact:phone': 'phone',
    'addr:street': 'address',
    'addr:unit': 'unit',
    opening_hours: 'opening_hours',
  });
});

it.each([
  ['name:de', 'name:de'],
  ['name_fr', 'name:fr'],
  ['Name (German)', 'name:de'],
  ['Bezeichnung Englisch', 'name:en'],
  ['Description in French', 'description:fr'],
  ['description.pt-br', 'description:pt-BR'],
  ['Beschreibung (IT)', 'description:it'],
])('[FI18] the column %s is that of %s', (column, field) => {
  expect(guess(['Name', 'Description', column])).toMatchObject({ [column]: field });
});

it('[FI18] words that only look like languages are none, and without an original the English name is it', () => {
  expect(guess(['name', 'name_id', 'Shop No', 'description long', 'type_is'])).not.toMatchObject({
    name_id: 'name:id',
  });
  expect(guess(['name.de', 'name.en', 'description.de'])).toEqual({
    'name.de': 'name:de',
    'name.en': 'name',
    'description.de': 'description',
  });
});

it('[FI4] days are columns of hours, unless all hours are in one', () => {
  expect(guess(['name', 'Monday', 'Tue', 'hours.sun'])).toEqual({
    name: 'name',
    Monday: 'mon',
    Tue: 'tue',
    'hours.sun': 'sun',
  });
  expect(guess(['name', 'hours', 'week.mon'])).toEqual({ name: 'name', hours: 'opening_hours' });
});

it('[FI4] columns without a telling name are recognised by their values', () => {
  expect(
    guess(
      ['A', 'B', 'C', 'D', 'E'],
      ['Nord', 'https://nord.example', '+49 30 1234567', 'Mo-Fr 9:00-18:00', 'a@nord.example'],
      ['Süd', 'www.sued.example', '(030) 765 43 21', 'Mo-Sa 10:00-20:00', 'b@sued.example'],
    ),
  ).toEqual({ A: 'name', B: 'website', C: 'phone', D: 'opening_hours', E: 'email' });
});

it('[FI4] ids of another tree are no main destinations', () => {
  const columns = ['id', 'name', 'parent_id'];
  expect(guess(columns, ['1', 'Hall', ''], ['2', 'Bar', '1'])).toMatchObject({ parent_id: 'main_destination' });
  expect(guess(columns, ['1', 'Hall', '900'], ['2', 'Bar', '901'])).toEqual({ id: 'external_id', name: 'name' });
  expect(guess(columns, ['1', 'Hall', ''], ['2', 'Bar', '1'], ['3', 'Table', '2'], ['4', 'Seat', '3'])).toEqual({
    id: 'external_id',
    name: 'name',
  });
});

it('[DE42] [FI8] the id of an export is that of the destination', () => {
  expect(guess(['id', 'name', 'main_destination', 'rooms'])).toMatchObject({ id: 'own_id' });
});

it('[FI5] files with the same columns are of one kind, in any order', () => {
  expect(shapeOf(['Name', 'Shop No.'])).toBe(shapeOf(['shop no', 'name']));
  expect(shapeOf(['Name'])).not.toBe(shapeOf(['Name', 'Unit']));
  expect(shapeOf(['Name'])).toMatch(/^[0-9a-f]{16}$/);
});
