import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDestination } from '@/contract/destinations/destinations';
import { createProject } from '@/contract/locations/projects';
import { searchOrganisation } from '@/contract/search/search';
import { inTransaction } from '../../../../server/database/transaction';
import { insertCategories } from '../../../../server/repositories/destinations/bulkInserts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;

beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, organisation);
  await inTransaction(test.database.pool, (client) =>
    insertCategories(client, test.organisations.riverside, [
      { name: 'Hall of fame', description: '', color: '#117733', iconId: 1 },
    ]),
  );
  for (const name of ['Hallmark', 'Town hall', '100 % hall_way', 'Great Hall', '100 percent'])
    await test.call(createDestination, { as, params: { uuid: organisation }, body: { name } });
  const stranger = await test.signInAs('manager@harbour.example');
  const theirs = await organisationOf(test, test.organisations.harbour);
  await makeLocation(test, stranger, theirs);
  await test.call(createDestination, {
    as: stranger,
    params: { uuid: theirs },
    body: { name: 'Hall of the hospital' },
  });
});
afterAll(() => test.close());

const add = async (...destinations: string[]) => {
  for (const name of destinations)
    await test.call(createDestination, { as, params: { uuid: organisation }, body: { name } });
};
const search = (s: string, token = as) =>
  test.call(searchOrganisation, { as: token, params: { uuid: organisation }, query: { s } });
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);

it('[GS1] finds what has the text in its name, whatever the case, those that begin with it first', async () => {
  const { data } = await search('hALL');
  expect(names(data.globalDestinations)).toEqual(['Hallmark', '100 % hall_way', 'Great Hall', 'Town hall']);
  expect(names(data.categories)).toEqual(['Hall of fame']);
  expect(data.projects).toEqual([{ uuid: location.project, name: 'Test Hall' }]);
  expect(data.globalAmenities).toEqual([]);
});

it('[GS1] tells of which location a building is, and of which building a floor', async () => {
  const { data } = await search('Hall');
  expect(data.buildings).toEqual([
    { uuid: location.building, name: 'Hall', project_uuid: location.project, project_name: 'Test Hall' },
  ]);
  const floors = await search('grou');
  expect(floors.data.floors).toEqual([
    {
      uuid: location.floors[0],
      name: 'Ground',
      project_uuid: location.project,
      project_name: 'Test Hall',
      building_name: 'Hall',
    },
  ]);
});

it('[GS1] ignores accents, in the name and in the text', async () => {
  await add('Łódź Café', 'Crème Brûlée');
  for (const s of ['lodz', 'ŁÓDŹ', 'cafe', 'brulee', 'CRÈME'])
    expect(names((await search(s)).data.globalDestinations)).toHaveLength(1);
});

it('[GS15] ranks what is the text, begins with it, has a word that does, contains it, or all its words', async () => {
  await add('Quark', 'Quarkside', 'Big Quark', 'Antiquark', 'Bread and Quark Bakery');
  expect(names((await search('quark')).data.globalDestinations)).toEqual([
    'Quark',
    'Quarkside',
    'Big Quark',
    'Bread and Quark Bakery',
    'Antiquark',
  ]);
  expect(names((await search('bakery quark')).data.globalDestinations)).toEqual(['Bread and Quark Bakery']);
  expect(names((await search('bakery  BREAD and quark')).data.globalDestinations)).toEqual(['Bread and Quark Bakery']);
});

it('[GS22] finds a name with “&” by a word for it, and the reverse', async () => {
  await add('Alder & Finchley', 'Sandal and Stone');
  for (const [s, name] of [
    ['alder and finchley', 'Alder & Finchley'],
    ['finchley et alder', 'Alder & Finchley'],
    ['alder&finchley', 'Alder & Finchley'],
    ['sandal & stone', 'Sandal and Stone'],
  ] as const)
    expect([s, names((await search(s)).data.globalDestinations)]).toEqual([s, [name]]);
});

it('[GS23] finds a name without its “&” too, ranked as the name that is typed', async () => {
  await add('Q&X', 'Q & X Home', 'Old Q&X', 'Antiqxy');
  const found = async (s: string) => names((await search(s)).data.globalDestinations);
  expect(await found('qx')).toEqual(['Q&X', 'Q & X Home', 'Old Q&X', 'Antiqxy']);
  expect(await found('home QX')).toEqual(['Q & X Home']);
  expect(await found('xq')).toEqual([]);
});

it('[GS23] reads for it the names with “&” alone', async () => {
  const { rows } = await test.database.pool.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname LIKE '%_with_ampersand' ORDER BY tablename`,
  );
  expect(rows.map(({ indexdef }) => /ON public\.(\w+) .*WHERE .*strpos/.exec(indexdef)?.[1])).toEqual([
    'amenities',
    'buildings',
    'categories',
    'destinations',
    'floors',
    'projects',
    'users',
  ]);
});

it('[GS16] finds names in spite of typing errors where nothing contains the text', async () => {
  await add('Starbucks Coffee', 'Zara', 'Waterstones');
  for (const [s, name] of [
    ['starbuks', 'Starbucks Coffee'],
    ['satrbucks', 'Starbucks Coffee'],
    ['cofee starbucks', 'Starbucks Coffee'],
    ['watrestones', 'Waterstones'],
    ['wäterstnoes', 'Waterstones'],
  ] as const)
    expect([s, names((await search(s)).data.globalDestinations)[0]]).toEqual([s, name]);
  expect(names((await search('zra')).data.globalDestinations)).toEqual([]);
  // "Zara" is like it, but "Zarathustra" contains it.
  await add('Zarathustra');
  expect(names((await search('zarath')).data.globalDestinations)).toEqual(['Zarathustra']);
  expect(names((await search('hopsital')).data.globalDestinations)).toEqual([]);
});

it('[GS2] takes the signs of a pattern as they stand', async () => {
  expect(names((await search('%')).data.globalDestinations)).toEqual(['100 % hall_way']);
  expect(names((await search('l_w')).data.globalDestinations)).toEqual(['100 % hall_way']);
  expect(names((await search('\\')).data.globalDestinations)).toEqual([]);
  expect(names((await search("'; --")).data.globalDestinations)).toEqual([]);
});

it('[GS3] gives at most 20 of each group, and those that begin with the text are among them', async () => {
  for (let index = 0; index < 23; index += 1)
    await test.call(createProject, { as, params: { uuid: organisation }, body: { name: `A wing ${index}` } });
  await test.call(createProject, { as, params: { uuid: organisation }, body: { name: 'Wing of all' } });
  const { data } = await search('wing');
  expect(data.projects).toHaveLength(20);
  expect(data.projects[0]?.name).toBe('Wing of all');
});

it('[GS4] [GS16] finds people for those alone who hold user-admin, and nobody who was deactivated', async () => {
  expect(names((await search('e')).data.users)).toEqual(['Eli Marsh', 'Sena Ito']);
  await test.database.pool.query(`UPDATE users SET active = false WHERE email = 'secure@riverside.example'`);
  expect(names((await search('e')).data.users)).toEqual(['Eli Marsh']);
  await test.database.pool.query(
    `DELETE FROM user_features USING users u WHERE u.id = user_id AND u.email = 'editor@riverside.example' AND feature_id = 10`,
  );
  const editor = await test.signInAs('editor@riverside.example');
  expect((await search('e', editor)).data.users).toEqual([]);
  expect(names((await search('marhs')).data.users)).toEqual(['Eli Marsh']);
  expect((await search('marhs', editor)).data.users).toEqual([]);
});

it('[GS5] finds nothing of another organisation, and asks for at least one character', async () => {
  expect(names((await search('hospital')).data.globalDestinations)).toEqual([]);
  expect((await search('')).status).toBe(422);
  expect((await search('   ')).status).toBe(422);
  expect((await search('x'.repeat(101))).status).toBe(422);
  const stranger = await test.signInAs('manager@harbour.example');
  expect((await search('Hall', stranger)).status).toBe(404);
});
