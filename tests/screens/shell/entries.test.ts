import { expect, it } from 'vitest';
import type { SearchResults } from '@/contract/search/search';
import { PROVIDER_UUID } from '@/model/access/provider';
import { clientSections } from '@/screens/shell/clientSections';
import { hasSwitcher } from '@/screens/shell/hasSwitcher';
import { navigationEntries } from '@/screens/shell/navigationEntries';
import { matchesPrefixes, placesOf, recentOf } from '@/screens/shell/paletteCommands';
import { resultGroups } from '@/screens/shell/resultGroups';
import { userMenuEntries } from '@/screens/shell/userMenuEntries';
import { testCurrentUser, testStaff } from '../../support/dom/testCurrentUser';

const ALL_PATHS = [
  '/locations',
  '/web-analytics',
  '/kiosks',
  '/categories',
  '/destinations',
  '/amenities',
  '/offers',
  '/events',
  '/skins',
  '/ads',
  '/ViewProfile',
  '/settings/organisation',
  '/settings/users',
  '/settings/organisations',
  '/admin/organisation-administration/create',
  '/versions',
  '/auditing',
  '/locations/:id/buildings',
  '/editor/:id',
];
const pagesAt = (paths: readonly string[]) => paths.map((path) => ({ path, title: path, addsNew: false }));
const LINKS = { analytics: 'https://analytics.example/', documentation: 'https://docs.example/' };
const EVERYTHING = { pages: pagesAt(ALL_PATHS), links: LINKS };
const labels = (groups: readonly (readonly { label: string }[])[]) =>
  groups.map((one) => one.map(({ label }) => label));
const menu = (...given: Parameters<typeof userMenuEntries>) =>
  userMenuEntries(...given).map(({ title, entries }) => [title, entries.map(({ label }) => label)]);

const STATED = [
  'Locations',
  'Analytics',
  'Web Analytics',
  'Kiosks',
  'Categories',
  'Destinations',
  'Amenities',
  'Offers',
  'Events',
];

it('[NV1] the side navigation has its entries in the stated order, and below them those without one of their own', () => {
  expect(labels(navigationEntries(testCurrentUser(), EVERYTHING))).toEqual([STATED, ['Skins', 'Advertising']]);
});

it('[NV2] an entry needs its feature of the organisation and of the user, and nothing else', () => {
  const names = ['locations', 'analytics', 'web-analytics', 'kiosks', 'categories', 'destinations'] as const;
  const more = ['amenities', 'offers', 'events'] as const;
  [...names, ...more].forEach((feature, index) => {
    const rest = STATED.filter((_, other) => other !== index);
    expect(labels(navigationEntries(testCurrentUser({ organisationLacks: [feature] }), EVERYTHING))[0]).toEqual(rest);
    expect(labels(navigationEntries(testCurrentUser({ userLacks: [feature] }), EVERYTHING))[0]).toEqual(rest);
  });
});

it('[NV3] Web Analytics is absent for a reseller, and there for the provider at home', () => {
  const reseller = testCurrentUser({ own: { reseller: 1 } });
  expect(labels(navigationEntries(reseller, EVERYTHING))[0]).not.toContain('Web Analytics');
  expect(labels(navigationEntries(testStaff(), EVERYTHING))[0]).toContain('Web Analytics');
  const away = testStaff({ organisation: { uuid: 'r', reseller: 1 } });
  expect(labels(navigationEntries(away, EVERYTHING))[0]).not.toContain('Web Analytics');
});

it('[NV4] what has no page yet is absent, and Analytics without an address', () => {
  const few = { pages: pagesAt(['/locations', '/kiosks']), links: { analytics: '', documentation: '' } };
  expect(labels(navigationEntries(testCurrentUser(), few))).toEqual([['Locations', 'Kiosks']]);
});

it('[TB7] the user menu has its entries in the stated order', () => {
  expect(menu(testStaff(), EVERYTHING)).toEqual([
    [null, ['My Profile', 'Organisation Profile', 'Users', 'Organisations']],
    ['Acquire Settings', ['Create organisation relations', 'Version manager']],
    [null, ['Documentation', 'Audit Logs']],
  ]);
});

it.each([
  ['user-profile', 'My Profile'],
  ['organisation-settings', 'Organisation Profile'],
  ['user-admin', 'Users'],
  ['reseller', 'Organisations'],
  ['auditing', 'Audit Logs'],
] as const)('[TB8] without the feature %s of the organisation or of the user there is no %s', (feature, label) => {
  const all = menu(testCurrentUser(), EVERYTHING).flatMap(([, entries]) => entries);
  expect(all).toContain(label);
  for (const currentUser of [
    testCurrentUser({ organisationLacks: [feature] }),
    testCurrentUser({ userLacks: [feature] }),
  ])
    expect(menu(currentUser, EVERYTHING).flatMap(([, entries]) => entries)).toEqual(all.filter((one) => one !== label));
});

it('[TB9] Acquire Settings is the provider’s alone, by the user’s own organisation', () => {
  const titles = (currentUser: ReturnType<typeof testCurrentUser>) =>
    userMenuEntries(currentUser, EVERYTHING).map(({ title }) => title);
  expect(titles(testCurrentUser())).not.toContain('Acquire Settings');
  expect(titles(testCurrentUser({ organisation: { uuid: PROVIDER_UUID } }))).not.toContain('Acquire Settings');
  expect(titles(testStaff({ organisation: { uuid: 'c' } }))).toContain('Acquire Settings');
});

it('[TB10] Documentation leads outside, and is absent without an address', () => {
  const entry = userMenuEntries(testCurrentUser(), EVERYTHING)
    .flatMap(({ entries }) => entries)
    .find(({ label }) => label === 'Documentation');
  expect(entry).toEqual({ label: 'Documentation', to: LINKS.documentation, isOutside: true });
  const without = { ...EVERYTHING, links: { ...LINKS, documentation: '' } };
  expect(menu(testCurrentUser(), without).flatMap(([, entries]) => entries)).not.toContain('Documentation');
});

const client = (name: string) => ({ uuid: name, name, color: '#123456' });
const sections = (currentUser: ReturnType<typeof testCurrentUser>) =>
  clientSections(currentUser).map(({ title, clients }) => [title, clients.map(({ name }) => name)]);

it('[TB3] the switcher lists the own organisation, Parent, Viewing and Customers, these by name whatever the case', () => {
  const currentUser = testCurrentUser({
    own: { name: 'Northwind', reseller: 1 },
    organisation: { uuid: 'b', name: 'Branch' },
    parent: client('Holding'),
    sub: [client('zoo'), client('Arena'), client('mall'), client('Éclair')],
  });
  expect(sections(currentUser)).toEqual([
    [null, ['Northwind']],
    ['Parent', ['Holding']],
    ['Viewing', ['Branch']],
    ['Customers', ['Arena', 'Éclair', 'mall', 'zoo']],
  ]);
});

it('[TB3] the own organisation is listed once, with tags where it is the active one or the parent', () => {
  const own = { uuid: 'n', name: 'Northwind', reseller: 1 as const };
  const atHome = testCurrentUser({ own, sub: [] });
  expect(sections(atHome)).toEqual([
    [null, ['Northwind']],
    ['Customers', []],
  ]);
  expect(clientSections(atHome)[0]?.clients[0]?.tags).toEqual(['Yours', 'Viewing']);
  const away = testCurrentUser({
    own,
    organisation: { uuid: 'b', name: 'Branch' },
    parent: { ...client('N'), uuid: 'n' },
  });
  expect(sections(away)).toEqual([
    [null, ['Northwind']],
    ['Viewing', ['Branch']],
    ['Customers', []],
  ]);
  expect(clientSections(away)[0]?.clients[0]?.tags).toEqual(['Yours', 'Parent']);
});

it('[TB2] the switcher is for resellers, wherever they act; others see the plain name', () => {
  expect(hasSwitcher(testCurrentUser())).toBe(false);
  expect(hasSwitcher(testCurrentUser({ own: { reseller: 1 } }))).toBe(true);
  expect(hasSwitcher(testCurrentUser({ own: { reseller: 1 }, organisation: { uuid: 'c', reseller: 0 } }))).toBe(true);
  expect(hasSwitcher(testStaff({ organisation: { uuid: 'c', reseller: 0 } }))).toBe(true);
});

const uuid = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`;
const RESULTS: SearchResults = {
  projects: [{ uuid: uuid(1), name: 'Mall' }],
  buildings: [{ uuid: uuid(2), name: 'Hall', project_uuid: uuid(1), project_name: 'Mall' }],
  floors: [{ uuid: uuid(3), name: 'Ground', project_uuid: uuid(1), project_name: 'Mall', building_name: 'Hall' }],
  globalDestinations: [{ id: 4, name: 'Books' }],
  globalAmenities: [{ id: 5, name: 'Bench' }],
  categories: [{ id: 6, name: 'Food' }],
  users: [{ uuid: uuid(7), name: 'Maya', email: 'maya@riverside.example' }],
};

it('[GS10] results come in the stated groups, and each leads to its place', () => {
  const groups = resultGroups(RESULTS, EVERYTHING.pages);
  expect(groups.map(({ title, rows }) => [title, rows.map(({ address }) => address)])).toEqual([
    ['Projects', [`/locations?open=${uuid(1)}`]],
    ['Buildings', [`/locations/${uuid(1)}/buildings`]],
    ['Floors', [`/editor/${uuid(1)}?floor=${uuid(3)}`]],
    ['Destinations', ['/destinations?open=4']],
    ['Amenities', ['/amenities?open=5']],
    ['Categories', ['/categories?open=6']],
    ['Users', [`/ViewProfile?user=${uuid(7)}`]],
  ]);
});

it('[GS10] a group without results is left out, and a result whose page one may not open leads nowhere', () => {
  const groups = resultGroups({ ...RESULTS, categories: [] }, pagesAt(['/locations']));
  expect(groups.map(({ title }) => title)).not.toContain('Categories');
  expect(groups.flatMap(({ rows }) => rows).filter(({ address }) => address !== null)).toHaveLength(1);
});

it('[CP2] a command is found by the beginnings of its words, in any order and case', () => {
  expect(matchesPrefixes('Switch to Harbour Hospital', 'har swi')).toBe(true);
  expect(matchesPrefixes('Switch to Harbour Hospital', '')).toBe(true);
  expect(matchesPrefixes('Switch to Harbour Hospital', 'arbour')).toBe(false);
  expect(matchesPrefixes('Switch to Harbour Hospital', 'switch river')).toBe(false);
});

it('[CP3] pages are those that need no record, each once, and the recent ones without the one that is shown', () => {
  const pages = [
    { path: '/', title: 'Locations', addsNew: false },
    { path: '/locations', title: 'Locations', addsNew: false },
    { path: '/editor/:id', title: 'Map editor', addsNew: false },
  ];
  expect(placesOf(pages)).toEqual([{ path: '/locations', title: 'Locations', addsNew: false }]);
  const recent = ['/a', '/b', '/c'].map((address) => ({ address, title: address }));
  expect(recentOf(recent, '/b', 8).map(({ address }) => address)).toEqual(['/a', '/c']);
  expect(recentOf(recent, '/x', 2)).toHaveLength(2);
});
