import { expect, it } from 'vitest';
import type { SearchResults } from '@/contract/search/search';
import { globalSearchMachine, SEARCH_DELAY } from '@/machines/shell/globalSearch.machine';
import { drive } from '../drive';

const none: SearchResults = {
  projects: [],
  buildings: [],
  floors: [],
  globalDestinations: [],
  globalAmenities: [],
  categories: [],
  users: [],
};
const found: SearchResults = { ...none, globalDestinations: [{ id: 7, name: 'Harbour Books' }] };
const type = (text: string) => ({ type: 'type', text });

it('[GS6] searches from one character on, half a second after the last one', () => {
  const search = drive(globalSearchMachine);
  search.send(type('h'));
  search.pass(SEARCH_DELAY - 1);
  expect(search.state()).toBe('debouncing');
  search.pass(1);
  expect(search.state()).toBe('searching');
  expect(search.asked('search')).toEqual({ text: 'h' });
});

it('[GS6] quick typing is one search, for the last text', () => {
  const search = drive(globalSearchMachine);
  for (const text of ['h', 'ha', 'har']) {
    search.send(type(text));
    search.pass(SEARCH_DELAY - 1);
    expect(search.asked('search')).toBeUndefined();
  }
  search.pass(1);
  expect(search.asked('search')).toEqual({ text: 'har' });
});

it('[GS6] an empty box and blanks alone are not searched', () => {
  const search = drive(globalSearchMachine);
  search.send(type('h'));
  for (const text of ['', '   ']) {
    search.send(type(text));
    search.pass(10 * SEARCH_DELAY);
    expect(search.state()).toBe('idle');
  }
  expect(search.asked('search')).toBeUndefined();
});

it('[GS7] a late answer to an older text never replaces anything', async () => {
  const search = drive(globalSearchMachine);
  search.send(type('h'));
  search.pass(SEARCH_DELAY);
  search.send(type('harbour'));
  await search.answer('search', found);
  expect([search.state(), search.context().results]).toEqual(['debouncing', null]);
  search.pass(SEARCH_DELAY);
  await search.answer('search', none);
  expect([search.state(), search.context().results]).toEqual(['noResults', none]);
});

it('[GS8] a failure is not spoken of', async () => {
  const search = drive(globalSearchMachine);
  search.send(type('h'));
  search.pass(SEARCH_DELAY);
  await search.refuse('search', new Error('no connection'));
  expect([search.state(), search.context().text, search.emitted()]).toEqual(['failed', 'h', []]);
});

it('[GS9] what is chosen is given on, and the box is empty again', async () => {
  const search = drive(globalSearchMachine);
  search.send(type('h'));
  search.pass(SEARCH_DELAY);
  await search.answer('search', found);
  const chosen = { group: 'globalDestinations', item: { id: 7, name: 'Harbour Books' } };
  search.send({ type: 'choose', found: chosen });
  expect(search.emitted()).toEqual([{ type: 'chosen', found: chosen }]);
  expect([search.state(), search.context()]).toEqual(['idle', { text: '', results: null }]);
});
