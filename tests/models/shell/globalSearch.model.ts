import { expect } from 'playwright/test';
import type { SearchResults } from '@/contract/search/search';
import { translate } from '@/contract/texts/translate';
import { type GlobalSearchEvent, globalSearchMachine } from '@/machines/shell/globalSearch.machine';
import { openSignedIn } from '../support/browser/signedInPage';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import type { World } from '../support/worlds/world';

const NAME = 'Riverside Mall';
const PROJECT = 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01';
const building = {
  uuid: '2f6ee2b0-6df7-4f0b-9a44-0f8b1c6f3e02',
  name: NAME,
  project_uuid: PROJECT,
  project_name: NAME,
};
const nothing: SearchResults = {
  projects: [],
  buildings: [],
  floors: [],
  globalDestinations: [],
  globalAmenities: [],
  categories: [],
  users: [],
};

const box = ({ page }: World) => page.getByRole('combobox', { name: 'Search everything' });
const results = ({ page }: World) => page.getByRole('listbox', { name: 'Search results' });

async function showsClosed(world: World, text: string) {
  await expect(box(world)).toHaveValue(text, { timeout: world.within });
  await expect(results(world)).toHaveCount(0, { timeout: world.within });
}

export const globalSearchModel = defineModel<typeof globalSearchMachine, World>({
  machine: globalSearchMachine,
  starts: {
    'the locations': { open: (world) => openSignedIn(world, 'manager@riverside.example', '/locations') },
  },
  expected: `
    start | the locations | idle |
    any | type what is there; type what is not there | debouncing | setText
    any | empty the box | idle | setText()
    any | clear | idle | reset
    debouncing | after 500 ms | searching | asks search
    searching | search: found | results | setResults
    searching | search: nothing found | noResults | setResults
    searching | search: no connection | failed |
    results | choose a building | idle | emitChosen; reset`,
  samples: {
    'type what is there': { type: 'type', text: 'riverside mall' },
    'type what is not there': { type: 'type', text: 'zzz' },
    'empty the box': { type: 'type', text: '' },
    'choose a building': { type: 'choose', found: { group: 'buildings', item: building } },
    clear: { type: 'clear' },
  },
  answers: {
    search: {
      found: { output: { ...nothing, buildings: [building] }, when: ({ text }) => text === 'riverside mall' },
      'nothing found': { output: nothing, when: ({ text }) => text === 'zzz' },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: { search: { method: 'GET', path: /\/organisations\/[^/]+\/search$/ } },
  actions: {
    type: async (world, event) => {
      const { text } = event as Extract<GlobalSearchEvent, { type: 'type' }>;
      if (text === '' || (await box(world).inputValue()) !== text) return box(world).fill(text);
      // The same text again: a sign more, and away with it.
      await box(world).press('End');
      await box(world).press('x');
      await box(world).press('Backspace');
    },
    choose: (world) =>
      results(world)
        .getByRole('group', { name: 'Buildings' })
        .getByRole('option', { name: new RegExp(NAME) })
        .click(),
    clear: (world) => box(world).press('Escape'),
  },
  assertions: {
    idle: (world, { context }) => showsClosed(world, context.text),
    debouncing: (world, { context }) => showsClosed(world, context.text),
    failed: (world, { context }) => showsClosed(world, context.text),
    searching: (world) => expect(results(world).getByText('Searching')).toBeVisible({ timeout: world.within }),
    results: (world) =>
      expect(results(world).getByRole('group', { name: 'Buildings' })).toContainText(NAME, { timeout: world.within }),
    noResults: (world) =>
      expect(results(world).getByText(translate('search.none'))).toBeVisible({ timeout: world.within }),
  },
  // While one types nothing is shown yet; a search that failed is not spoken of.
  equivalentStates: [['idle', 'debouncing', 'failed']],
  isContinuable: true,
});
