import { expect, it } from 'vitest';
import type { Organisation, OrganisationSummary } from '@/contract/organisations';
import { organisationRows } from '@/screens/organisations/organisationRows';
import {
  newOrganisation,
  organisationBody,
  organisationRecordOf,
  wrongOrganisation,
} from '@/screens/organisations/organisationValues';

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
    column: 'name',
    direction: 'ascending',
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

it('[OR16] isReseller travels as 1 or 0, everything else under its name on the wire', () => {
  const values = { ...newOrganisation('own'), name: 'Pier' };
  expect(values.color).toBe('#000000');
  expect(organisationBody(values)).toEqual({
    name: 'Pier',
    color: '#000000',
    organisation_uuid: 'own',
    reseller: 0,
    features: [],
    integrations: [],
    file_groups: [],
  });
  const full = {
    ...values,
    isReseller: true,
    features: [1],
    integrations: [2],
    fileGroups: [
      { key: '4', id: 4, name: 'Plans' },
      { key: 'new 1', name: 'Signs' },
    ],
  };
  expect(organisationBody(full)).toMatchObject({
    reseller: 1,
    features: [1],
    integrations: [2],
    file_groups: [{ id: 4, name: 'Plans' }, { name: 'Signs' }],
  });
});

it('[OR2] a name that is missing or of a wrong length is told in the stated words before anything is sent', () => {
  const parent = '0b6e6e00-0000-4000-8000-000000000001';
  for (const name of ['', 'ab', 'x'.repeat(101)])
    expect(wrongOrganisation({ ...newOrganisation(parent), name })).toEqual({
      name: 'Please enter a organisation name.',
    });
  expect(wrongOrganisation({ ...newOrganisation(parent), name: 'abc' })).toEqual({});
});

it('[OR16] the form begins with what the record has; a parent that is not told is the organisation acted for', () => {
  const record = {
    uuid: 'pier',
    name: 'Pier',
    color: '#123456',
    reseller: 1,
    organisation_uuid: null,
    features: [{ id: 3, name: 'kiosks' }],
    integrations: [{ id: 1 }],
    file_groups: [{ id: 9, name: 'Plans' }],
    revision: 6,
  } as unknown as Organisation;
  expect(organisationRecordOf(record, 'own')).toEqual({
    id: 'pier',
    revision: 6,
    values: {
      name: 'Pier',
      color: '#123456',
      parent: 'own',
      isReseller: true,
      features: [3],
      integrations: [1],
      fileGroups: [{ key: '9', id: 9, name: 'Plans' }],
    },
  });
});
