import { expect, it } from 'vitest';
import { copyMonday, defaultWeek, switchDay, weekText } from '@/components/hours/week';
import type { Destination } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { differencesOf, validateValues } from '@/machines/records/recordKind';
import { WEEKDAYS } from '@/model/content/hours/weekdays';
import { type DestinationValues, destinationKind } from '@/screens/destinations/destinationKind';
import { tabWithError } from '@/screens/destinations/formTabs';

const complete: DestinationValues = {
  ...destinationKind.blank,
  name: 'Bakery',
  description: 'Bread',
  categories: [7],
};
const errorsOf = (part: Partial<DestinationValues>) => validateValues(destinationKind, { ...complete, ...part });

it('[DE25] name, description and a category are required, with the stated texts', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ name: ' ' })).toEqual({ name: translate('destination.nameMissing') });
  expect(errorsOf({ name: 'x'.repeat(100) })).toEqual({});
  expect(errorsOf({ name: 'x'.repeat(101) })).toEqual({ name: 'Length should be 1 to 100' });
  expect(errorsOf({ description: '' })).toEqual({ description: 'Please input destination description' });
  expect(errorsOf({ categories: [] })).toEqual({ categories: 'Please select at least one category.' });
});

it('[DE26] a sub-destination needs a main one, and a main one sends none', () => {
  expect(errorsOf({ isSub: true, parent: null })).toEqual({ parent: 'Please select a destination' });
  expect(errorsOf({ isSub: true, parent: 4 })).toEqual({});
  expect(destinationKind.bodyOf({ ...complete, isSub: false, parent: 4 }).parent_id).toBeNull();
});

it('[DE27] the same Apple category cannot be primary and secondary', () => {
  const uuid = 'a991eca7-0000-4000-8000-000000000005';
  expect(errorsOf({ primaryApple: uuid, secondaryApple: [uuid] })).toEqual({
    secondaryApple: translate('destination.appleOverlap'),
  });
});

it('[DE29] a review is 0 to 5 in halves', () => {
  for (const review of [0, 0.5, 4.5, 5]) expect(errorsOf({ review })).toEqual({});
  for (const review of [-0.5, 0.25, 5.5]) expect(Object.keys(errorsOf({ review }))).toEqual(['review']);
});

it('[DE30] a new week is closed with 09:00 to 17:30 on each day, Monday is copied, and an open day needs its times', () => {
  const week = defaultWeek();
  expect(WEEKDAYS.map((day) => week[day]).map(({ text, ...times }) => [text, times])).toEqual(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      day,
      { value: false, oh: '09:00', ch: '17:30' },
    ]),
  );
  expect(weekText(week)).toBe('Closed');
  const open = switchDay({ ...week, mon: { ...week.mon, oh: '' } }, 'mon', true);
  expect(weekText(open)).toBe('Monday 09:00–17:30, Tuesday–Sunday Closed');
  expect(WEEKDAYS.every((day) => copyMonday(open)[day].value)).toBe(true);
  expect(copyMonday(open).sun.text).toBe('Sunday');
  expect(errorsOf({ hours: { ...open, mon: { ...open.mon, ch: '' } } })).toEqual({
    hours: translate('destination.hoursInvalid'),
  });
});

it('[DE31] colours are sent only while the destination has its own', () => {
  expect(destinationKind.bodyOf(complete).colour_settings).toBeNull();
  const colours = { ...complete.colours, override: true };
  expect(destinationKind.bodyOf({ ...complete, colours }).colour_settings).toEqual(colours);
  expect(Object.keys(errorsOf({ colours: { ...colours, mesh_hover: '#12' } }))).toEqual(['colours']);
});

it('[DE25] a refused save opens the part with the first error', () => {
  expect(tabWithError({})).toBeNull();
  expect(tabWithError({ hours: 'wrong', parent: 'missing' })).toBe('relations');
  expect(tabWithError({ data: 'wrong' })).toBe('more');
});

it('[DE3] a record becomes the values of its form and their body, and two versions differ in words', () => {
  const wire: Destination = {
    id: 3,
    name: 'Bakery',
    description: 'Bread',
    logo: null,
    map_logo: null,
    parent_id: 9,
    categories: [{ id: 7, name: 'Food' }],
    tags: ['a'],
    organisation_uuid: '00000000-0000-4000-8000-000000000001',
    default_category_colour: '#112233',
    related_destinations: [{ id: 4, name: 'Café' }],
    additional_data: [
      { id: 1, title: 'Website', type: 1, value: 'x', stored_data_type: 1, default_data_type: 1, helper_text: '' },
    ],
    revision: 2,
  };
  const values = destinationKind.valuesOf(wire);
  expect(destinationKind.bodyOf(values)).toMatchObject({
    parent_id: 9,
    categories: [{ id: 7 }],
    related_destinations: [{ id: 4 }],
    opening_hours: null,
    additional_data: [{ title: 'Website', type: 1, value: 'x', stored_data_type: 1 }],
  });
  const choices = {
    categories: [
      { id: 7, name: 'Food' },
      { id: 8, name: 'Shoes' },
    ],
    apple: [],
    destinations: [{ id: 9, name: 'Hall' }],
  };
  expect(
    differencesOf(
      destinationKind,
      { base: { ...values, parent: 4 }, mine: values, theirs: { ...values, isSub: false, parent: null } },
      choices,
    ),
  ).toEqual([
    {
      name: 'isSub',
      label: 'Sub-destination (belongs to a main destination), Main destination',
      mine: 'Yes, Hall',
      theirs: 'No, –',
    },
  ]);
});
