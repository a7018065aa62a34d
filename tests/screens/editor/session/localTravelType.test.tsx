import { afterEach, expect, it } from 'vitest';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { localTravelType } from '@/screens/editor/session/localTravelType';

afterEach(() => {
  document.documentElement.lang = '';
});

it.each([
  ['en-GB', 'Lift'],
  ['en-US', 'Elevator'],
])('[PP75] in %s a lift has the word of the rest of the console: %s', (lang, name) => {
  document.documentElement.lang = lang;
  const types = TRAVEL_TYPES.map(localTravelType);
  expect(types.find(({ key }) => key === 'lift')?.name).toBe(name);
  expect(localTravelType({ ...types[0]!, name: 'North lift' }).name).toBe('North lift');
});
