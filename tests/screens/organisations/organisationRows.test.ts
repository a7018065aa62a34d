import { expect, it } from 'vitest';
import type { Organisation, OrganisationSummary } from '@/contract/organisations/organisations';
import { organisationRows } from '@/screens/organisations/organisationRows';

const below = (uuid: string, parent: string, reseller: 0 | 1 = 0): OrganisationSummary => ({
  uuid,
  name: uuid,
  color: '#112233',
  reseller,
  organisation_uuid: parent,
});
const ALL = [below('Bay', 'own', 1), below('arcade', 'own'), below('Cove', 'Bay', 1), below('Dock', 'Cove')];
const TOP = ALL.slice(0, 2).map(
  (one, at) => ({ ...one, projects: Array.from({ length: at + 1 }, () => ({})) }) as unknown as Organisation,
);
const rows = (given: { expanded?: string[]; search?: string; counts?: [string, number][] } = {}) =>
  organisationRows({
    top: TOP,
    below: ALL,
    counts: new Map(given.counts),
    expanded: new Set(given.expanded),
    search: given.search ?? '',
    sort: { column: 'name', direction: 'ascending' },
  });

it('[OR14] shows name, whether it has customers and the number of locations of each organisation right below', () => {
  expect(rows().map(({ name, isReseller, projects, level }) => [name, isReseller, projects, level])).toEqual([
    ['arcade', false, 2, 1],
    ['Bay', true, 1, 1],
  ]);
});

it('[OR15] what has organisations below it can be expanded, however deep', () => {
  expect(rows().map(({ isExpanded }) => isExpanded)).toEqual([null, false]);
  const open = rows({ expanded: ['Bay', 'Cove'], counts: [['Cove', 7]] });
  expect(open.map(({ name, level, isExpanded, projects }) => [name, level, isExpanded, projects])).toEqual([
    ['arcade', 1, null, 2],
    ['Bay', 1, true, 1],
    ['Cove', 2, true, 7],
    ['Dock', 3, null, null],
  ]);
});

it('[OR15] a search looks through all and shows a flat list', () => {
  expect(rows({ search: 'O' }).map(({ name, level }) => [name, level])).toEqual([
    ['Cove', 1],
    ['Dock', 1],
  ]);
});
