import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deleteDestination,
  listAppleCategories,
  listDestinationTypes,
  listTags,
  restoreDestination,
  updateDestination,
  updateDestinationTags,
} from '@/contract/destinations/destinationRecords';
import {
  createDestination,
  createPlacement,
  listDestinations,
  listPlacements,
} from '@/contract/destinations/destinations';
import { readProject } from '@/contract/locations/projectDetails';
import { hoursText } from '@/contract/texts/hoursTexts';
import { translate } from '@/contract/texts/translate';
import { APPLE_CATEGORIES } from '@/model/content/categories/appleCategories';
import { eachWeekday } from '@/model/content/hours/weekdays';
import { inTransaction } from '../../../../server/database/transaction';
import { insertCategories } from '../../../../server/repositories/destinations/bulkInserts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
let categories: number[];
let foreign: number;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  const category = (name: string) => ({ name, description: '', color: '#117733', iconId: 1 });
  categories = await inTransaction(test.database.pool, (client) =>
    insertCategories(client, test.organisations.riverside, [category('Food'), category('Shoes')]),
  );
  const { rows } = await test.database.pool.query<{ id: number }>(
    "INSERT INTO destinations (organisation_id, name) VALUES ($1, 'Of Harbour') RETURNING id",
    [test.organisations.harbour],
  );
  foreign = rows[0]?.id ?? 0;
});
afterAll(() => test.close());

/** Of a text without placeholders. */
const words = (text: Parameters<typeof translate>[0]) => translate(text as 'destination.label');
type Body = Parameters<typeof test.call<typeof createDestination>>[1]['body'];
const create = (body: Body) => test.call(createDestination, { as, params: { uuid }, body });
const made = async (body: Body) => (await create(body)).data;
const update = (id: number, body: Body) => test.call(updateDestination, { as, params: { id: String(id) }, body });
const remove = (id: number) => test.call(deleteDestination, { as, params: { id: String(id) } });
const restore = (id: number) => test.call(restoreDestination, { as, params: { id: String(id) } });
const found = async (id: number) =>
  (await test.call(listDestinations, { as, params: { uuid }, query: {} })).data.find((one) => one.id === id);
const errorsOf = async (answer: Promise<{ status: number; error: { errors?: unknown } }>) => {
  const { status, error } = await answer;
  return [status, error.errors];
};

const hours: NonNullable<NonNullable<Body>['opening_hours']> = eachWeekday((day) => ({
  text: day,
  value: day !== 'sun',
  oh: '09:00',
  ch: '17:30',
}));
const colours = {
  override: true,
  label_normal: '#112233',
  label_hover: '#223344',
  label_selected: '#334455',
  mesh_normal: '#445566',
  mesh_hover: '#556677',
  mesh_selected: '#667788',
};

it('[DE11] a destination is created and changed with every field, and an absent field stays as it is', async () => {
  const friend = await made({ name: 'Friend' });
  const [bakery, cafe] = APPLE_CATEGORIES;
  const full = {
    name: 'Corner Bakery',
    description: 'Bread',
    categories: [{ id: categories[0] ?? 0 }],
    tags: ['warm', 'bread'],
    review: 4.5,
    primary_apple_category: bakery?.uuid ?? null,
    apple_categories: [cafe?.uuid ?? ''],
    related_destinations: [{ id: friend.id }],
    opening_hours: hours,
    colour_settings: colours,
    additional_data: [{ type: 1, value: 'https://bakery.example' }],
  };
  const one = await made(full);
  expect(one).toMatchObject({
    ...full,
    tags: ['bread', 'warm'],
    categories: [{ id: categories[0], name: 'Food' }],
    related_destinations: [{ id: friend.id, name: 'Friend' }],
    additional_data: [
      { id: 1, title: 'Website', type: 1, value: 'https://bakery.example', stored_data_type: 1, default_data_type: 1 },
    ],
    placements: 0,
    revision: 1,
  });
  const renamed = (await update(one.id, { name: 'Corner Bakery 2', revision: 1 })).data;
  const { updated_at: _, ...before } = one;
  expect(renamed).toMatchObject({ ...before, name: 'Corner Bakery 2', revision: 2 });
  const emptied = await update(one.id, { ...full, related_destinations: [], opening_hours: null });
  expect(emptied.data).toMatchObject({ related_destinations: [], opening_hours: null });
  expect(await found(one.id)).toEqual(emptied.data);
});

it('[DE46] a destination that has categories keeps one, as its form asks', async () => {
  const { id } = await made({ name: 'Sorted', categories: categories.map((one) => ({ id: one })) });
  expect(await errorsOf(update(id, { name: 'Sorted', categories: [] }))).toEqual([
    422,
    { categories: [words('destination.categoryMissing')] },
  ]);
  expect((await update(id, { name: 'Sorted', categories: [{ id: categories[0] ?? 0 }] })).status).toBe(200);
});

it('[DE12] what a destination refers to is checked, with a text at its field', async () => {
  const { id } = await made({ name: 'Checked' });
  const [apple] = APPLE_CATEGORIES;
  const is = (field: string, text: Parameters<typeof translate>[0]) => [422, { [field]: [words(text)] }];
  const attempts = (body: object) => errorsOf(update(id, { name: 'Checked', ...body }));
  expect(await attempts({ related_destinations: [{ id: foreign }] })).toEqual(
    is('related_destinations', 'destination.relatedUnknown'),
  );
  expect(await attempts({ related_destinations: [{ id }] })).toEqual(
    is('related_destinations', 'destination.relatedToItself'),
  );
  expect(await attempts({ apple_categories: ['00000000-0000-4000-8000-000000000009'] })).toEqual(
    is('apple_categories', 'destination.appleUnknown'),
  );
  expect(await attempts({ primary_apple_category: apple?.uuid, apple_categories: [apple?.uuid] })).toEqual(
    is('apple_categories', 'destination.appleOverlap'),
  );
  expect(await attempts({ additional_data: [{ type: 99, value: 'x' }] })).toEqual(
    is('additional_data', 'destination.dataTypeMissing'),
  );
  expect(await attempts({ logo: '/api/images/of-somebody-else' })).toEqual(is('logo', 'destination.imageUnknown'));
  expect(await attempts({ opening_hours: { ...hours, mon: { ...hours.mon, oh: '25:00' } } })).toEqual(
    is('opening_hours.mon.oh', 'destination.hoursInvalid'),
  );
  for (const review of [-0.5, 5.5, 2.25]) expect((await attempts({ review }))[0]).toBe(422);
  expect((await found(id))?.revision).toBe(1);
});

it('[DE51] several times a day and special days are stored, and wrong ones are refused at their place', async () => {
  const { id } = await made({ name: 'Bakery' });
  const broken = { ...hours.mon, oh: '06:00', ch: '12:00', more: [{ oh: '14:00', ch: '24:00' }] };
  const christmas = { date: '2026-12-25', name: ' Christmas ', value: false, oh: '', ch: '' };
  const sale = { date: '2026-11-27', until: '2026-11-29', name: '', value: true, oh: '00:00', ch: '24:00' };
  const saved = { ...hours, mon: broken, special: [christmas, sale] };
  expect((await update(id, { name: 'Bakery', opening_hours: saved })).status).toBe(200);
  expect((await found(id))?.opening_hours).toEqual({
    ...hours,
    mon: { ...broken, more: [{ oh: '14:00', ch: '00:00' }] },
    special: [
      { ...christmas, name: 'Christmas' },
      { ...sale, ch: '00:00' },
    ],
  });
  const attempts = (opening_hours: object) =>
    errorsOf(update(id, { name: 'Bakery', opening_hours: { ...hours, ...opening_hours } }));
  const is = (path: string, text: string) => [422, { [`opening_hours.${path}`]: [text] }];
  const overlapping = { ...broken, more: [{ oh: '11:00', ch: '18:00' }] };
  expect(await attempts({ mon: overlapping })).toEqual(is('mon', hoursText('order')));
  expect(await attempts({ special: [{ ...sale, date: '2026-1-01' }] })).toEqual(
    is('special.0.date', hoursText('date')),
  );
  expect(await attempts({ special: [{ ...sale, until: '2026-11-01' }] })).toEqual(
    is('special.0.until', hoursText('until')),
  );
  expect((await attempts({ special: Array.from({ length: 101 }, () => christmas) }))[0]).toBe(422);
  expect((await found(id))?.opening_hours?.mon.more).toHaveLength(1);
});

it('[DE13] destinations have two levels: the parent is a main destination of the organisation, and never oneself', async () => {
  const [main, sub, other] = [await made({ name: 'Main' }), await made({ name: 'Sub' }), await made({ name: 'Other' })];
  expect((await update(sub.id, { name: 'Sub', parent_id: main.id })).data.parent_id).toBe(main.id);
  const wrong = (id: number, parent_id: number) => errorsOf(update(id, { name: 'Any', parent_id }));
  const is = (text: Parameters<typeof translate>[0]) => [422, { parent_id: [words(text)] }];
  expect(await wrong(other.id, other.id)).toEqual(is('destination.ownParent'));
  expect(await wrong(other.id, foreign)).toEqual(is('destination.parentMissing'));
  expect(await wrong(other.id, sub.id)).toEqual(is('destination.parentIsSub'));
  expect(await wrong(main.id, other.id)).toEqual(is('destination.hasChildren'));
  expect((await update(sub.id, { name: 'Sub', parent_id: null })).data.parent_id).toBeNull();
  // Two that make each other their parent at once would be a circle.
  const answers = await Promise.all([
    update(other.id, { name: 'Other', parent_id: main.id }),
    update(main.id, { name: 'Main', parent_id: other.id }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('[DE28] the call that saves a destination has its tags: one request, and one entry of the audit log', async () => {
  const entriesOf = async (id: number) =>
    (
      await test.database.pool.query<{ event: string; properties: object }>(
        `SELECT event, properties FROM audit_entries WHERE tag = 'destination' AND subject = $1 ORDER BY id`,
        [String(id)],
      )
    ).rows;
  const one = await made({ name: 'Tagged', tags: ['b', 'a'], review: 3 });
  expect([one.tags, one.revision]).toEqual([['a', 'b'], 1]);
  const saved = (await update(one.id, { name: 'Tagged anew', tags: ['c'], revision: 1 })).data;
  expect([saved.name, saved.tags, saved.revision]).toEqual(['Tagged anew', ['c'], 2]);
  const entries = await entriesOf(one.id);
  expect(entries.map(({ event }) => event)).toEqual(['created', 'updated']);
  expect(entries[1]?.properties).toMatchObject({
    old: { name: 'Tagged', tags: ['a', 'b'] },
    attributes: { name: 'Tagged anew', tags: ['c'] },
  });
  const refused = await update(one.id, { name: 'Nobody sees this', tags: ['d'], revision: 1 });
  expect([refused.status, (await found(one.id))?.tags]).toEqual([409, ['c']]);
});

it('[DE14] tags are replaced by a call of their own: trimmed, each once, in order; a stale one is rejected', async () => {
  const { id } = await made({ name: 'Tagged', tags: ['old'] });
  const put = (tags: string[], revision?: number) =>
    test.call(updateDestinationTags, { as, params: { id: String(id) }, body: { tags, revision } });
  expect((await put([' b ', 'a', 'b', 'a 10', 'a 9'], 1)).data).toMatchObject({
    name: 'Tagged',
    tags: ['a', 'a 9', 'a 10', 'b'],
    revision: 2,
  });
  const stale = await put(['mine'], 1);
  expect([stale.status, stale.error.current]).toMatchObject([409, { id, revision: 2 }]);
  expect((await put(['  '])).status).toBe(422);
  expect((await test.call(listTags, { as, params: { uuid } })).data).toEqual(
    expect.arrayContaining(['a', 'a 10', 'b']),
  );
});

it('[DE15] a deleted destination leaves its rooms, its relations and its sub-destinations, and comes back with them', async () => {
  const location = await makeLocation(test, as, uuid);
  const friend = await made({ name: 'Related to it' });
  const one = await made({
    name: 'To be deleted',
    tags: ['t'],
    categories: [{ id: categories[0] ?? 0 }],
    related_destinations: [{ id: friend.id }],
    colour_settings: colours,
  });
  const child = await made({ name: 'Its child', parent_id: one.id });
  await update(friend.id, { name: friend.name, related_destinations: [{ id: one.id }] });
  const place = (object_name: string, parent_id: number) =>
    test.call(createPlacement, { as, body: { object_name, floor_id: location.floors[0], parent_id } });
  await place('room-1', one.id);
  await place('room-2', one.id);
  const before = await found(one.id);
  expect(before?.placements).toBe(2);
  const revision = async () => {
    const { rows } = await test.database.pool.query('SELECT content_revision FROM projects WHERE uuid = $1', [
      location.project,
    ]);
    return rows[0]?.content_revision;
  };
  const published = await revision();

  expect((await remove(one.id)).status).toBe(200);
  expect(await found(one.id)).toBeUndefined();
  expect((await found(child.id))?.parent_id).toBeNull();
  expect((await found(friend.id))?.related_destinations).toEqual([]);
  expect((await test.call(listPlacements, { as, params: { uuid: location.project } })).data).toEqual([]);
  expect(await revision()).toBe(published + 1);
  expect((await remove(one.id)).status).toBe(404);

  // Somebody else takes one of the rooms meanwhile.
  await place('room-2', friend.id);
  const back = (await restore(one.id)).data;
  expect(back).toEqual({ ...before, placements: 1, revision: 2, updated_at: back.updated_at });
  expect((await found(child.id))?.parent_id).toBe(one.id);
  expect((await found(friend.id))?.related_destinations).toEqual([{ id: one.id, name: one.name }]);
  const rooms = (await test.call(listPlacements, { as, params: { uuid: location.project } })).data;
  expect(rooms.map(({ object_name, destination }) => [object_name, destination.parent_id]).toSorted()).toEqual([
    ['room-1', one.id],
    ['room-2', friend.id],
  ]);
  expect((await test.call(readProject, { as, params: { uuid: location.project } })).data.publish_status).toBe(1);
  expect((await restore(one.id)).status).toBe(404);
});

it('[DE16] a deletion can be undone for an hour', async () => {
  const [early, late] = [await made({ name: 'Early' }), await made({ name: 'Late' })];
  await remove(early.id);
  await remove(late.id);
  test.clock.now = new Date(test.clock.now.getTime() + 59 * 60_000);
  expect((await restore(early.id)).status).toBe(200);
  test.clock.now = new Date(test.clock.now.getTime() + 2 * 60_000);
  expect((await restore(late.id)).status).toBe(404);
});

it('[DD4] an address that visitors open is a web address, or a stored document', async () => {
  const { id } = await made({ name: 'With addresses' });
  const send = (type: number, value: string) =>
    update(id, { name: 'With addresses', additional_data: [{ type, value }] });
  for (const [type, value] of [
    [1, 'https://bakery.example/menu?day=1'],
    [4, 'HTTP://bakery.example'],
    [5, ''],
    [6, '/api/images/abc_DEF-1'],
    [7, 'https://bakery.example/a.pdf'],
    [8, 'javascript: is a language'],
    [2, '+44 20 7946 0000'],
  ] as const)
    expect([value, (await send(type, value)).status]).toEqual([value, 200]);
  for (const type of [1, 4, 5, 6, 7])
    for (const value of [
      'javascript:alert(1)',
      'www.bakery.example',
      'https://a b',
      'https://me@bakery.example',
      '//x.example',
      'data:text/html,x',
    ])
      expect([value, (await send(type, value)).status]).toEqual([value, 422]);
  // Only a document may be a stored one.
  expect((await send(1, '/api/images/abc')).status).toBe(422);
});

it('[DE17] the types of additional data and the categories of Apple Maps are listed', async () => {
  const types = (await test.call(listDestinationTypes, { as })).data;
  expect(types.find(({ name }) => name === 'Website')).toMatchObject({ default_data_type: 1 });
  expect(types.find(({ name }) => name === 'Menu')).toMatchObject({ default_data_type: 4 });
  const apple = (await test.call(listAppleCategories, { as })).data;
  expect(apple.map(({ name }) => name)).toEqual(expect.arrayContaining(['Bakery', 'Store', 'Restaurant']));
  expect(new Set(apple.map((one) => one.uuid)).size).toBe(apple.length);
});
