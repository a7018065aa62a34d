import { afterEach, expect, it } from 'vitest';
import { ReferenceCheck } from '@/screens/locationSettings/ReferenceCheck';
import type { BoundingValues } from '@/screens/locationSettings/tabKinds';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

/** Two points 111.3 m apart on Earth, and so many metres on the floor plan. */
const valuesOf = (metres: string, change: Partial<BoundingValues> = {}): BoundingValues => ({
  map_bounding_first_lat: '0',
  map_bounding_first_lon: '10',
  map_bounding_first_x: '5',
  map_bounding_first_y: '20',
  map_bounding_second_lat: '0',
  map_bounding_second_lon: '10.001',
  map_bounding_second_x: metres,
  map_bounding_second_y: '20',
  ...change,
});

const textOf = async (values: BoundingValues) => (await render(<ReferenceCheck values={values} />)).page.textContent;

it.each([
  ['116', 'The two points are 111.00 m apart on the floor plan, and 111.32 m on Earth.'],
  ['105', '100.00 m apart on the floor plan, but 111.32 m on Earth: 11.3 % more. One of the numbers may be wrong.'],
  ['155', '150.00 m apart on the floor plan, but 111.32 m on Earth: 25.8 % less.'],
  ['5.2', 'too close together to tell direction and size'],
])('[GE2] of a second x of %s m it says: %s', async (metres, words) => {
  expect(await textOf(valuesOf(metres))).toContain(words);
});

it.each([{ map_bounding_first_lat: '' }, { map_bounding_second_x: '' }, { map_bounding_second_lon: 'east' }])(
  '[GE2] says nothing while a number is missing: %j',
  async (change) => {
    expect(await textOf(valuesOf('116', change))).toBe('');
  },
);
