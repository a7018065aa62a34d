import { expect, it, vi } from 'vitest';
import type { SearchResults } from '@/contract/search/search';
import { paletteActions } from '@/screens/shell/palette/paletteActions';
import {
  commandGroups,
  foundCommands,
  MOST_OF_GROUP,
  pageCommands,
  recentCommands,
  switchCommands,
} from '@/screens/shell/palette/paletteRows';
import type { PaletteCommand } from '@/screens/shell/paletteCommands';

const page = (path: string, addsNew = false) => ({ path, title: path.slice(1), addsNew });
const command = (group: PaletteCommand['group'], key: string): PaletteCommand => ({
  key,
  group,
  label: key,
  note: '',
  run: () => undefined,
});

it('[CP3] the groups are in their order, each with its first commands, and none is empty', () => {
  const many = Array.from({ length: MOST_OF_GROUP + 1 }, (_, at) => command('pages', `page ${at}`));
  const groups = commandGroups([command('actions', 'log out'), ...many, command('here', 'save')]);
  expect(groups.map(({ group, rows }) => [group, rows.length])).toEqual([
    ['here', 1],
    ['pages', MOST_OF_GROUP],
    ['actions', 1],
  ]);
});

it('[CP3] pages and recent pages open their address; a page of a record is none', () => {
  const open = vi.fn();
  const rows = [
    ...pageCommands([page('/locations'), page('/editor/:id')], open),
    ...recentCommands([{ address: '/kiosks?search=a', title: 'Kiosks' }], open),
  ];
  for (const { run } of rows) run();
  expect(rows.map(({ key, group, label }) => [key, group, label])).toEqual([
    ['page /locations', 'pages', 'locations'],
    ['recent /kiosks?search=a', 'recent', 'Kiosks'],
  ]);
  expect(open.mock.calls).toEqual([['/locations'], ['/kiosks?search=a']]);
});

it('[CP3] of the results of a search those are offered that the person may open', () => {
  const results: SearchResults = {
    projects: [{ uuid: 'mall', name: 'Mall' }],
    buildings: [],
    floors: [],
    globalDestinations: [{ id: 7, name: 'Bakery' }],
    globalAmenities: [],
    categories: [],
    users: [],
  } as unknown as SearchResults;
  const found = foundCommands(results, [page('/destinations')], () => undefined);
  expect(found.map(({ label, note, group }) => [label, note, group])).toEqual([['Bakery', 'Destinations', 'found']]);
  expect(foundCommands(null, [], () => undefined)).toEqual([]);
});

it('[CP3] every organisation but the one that is viewed can be viewed', () => {
  const switchTo = vi.fn();
  const [one, other] = [
    { uuid: 'a', name: 'Arena' },
    { uuid: 'b', name: 'Bay' },
  ];
  const commands = switchCommands({ organisation: one as never, switchTo }, [one, other]);
  expect(commands.map(({ label }) => label)).toEqual(['Switch to Bay']);
  commands[0]?.run();
  expect(switchTo).toHaveBeenCalledWith(other);
});

it('[CP2] of a setting with two values the other one is offered', () => {
  const change = vi.fn();
  const labels = (navigation: 'open' | 'folded', density: 'compact' | 'comfortable') =>
    paletteActions({
      pages: [page('/kiosks', true), page('/locations')],
      settings: { change, navigation, density },
      open: () => undefined,
      onHelp: () => undefined,
      signOut: () => undefined,
    }).map(({ label }) => label);
  const [one, other] = [labels('open', 'compact'), labels('folded', 'comfortable')];
  expect(one).toHaveLength(9);
  const differs = one.flatMap((label, at) => (label === other[at] ? [] : [[label, other[at]]]));
  expect(differs).toHaveLength(2);
  expect(one[0]).toContain('kiosks');
});
