import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCategory, deleteCategory, listCategories, updateCategory } from '@/contract/categories/categories';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { listIcons } from '@/contract/icons/icons';
import { translate } from '@/contract/texts/translate';
import { serviceText } from '../../../../server/texts';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

type Body = Parameters<typeof test.call<typeof createCategory>>[1]['body'];
const create = (body: Body) => test.call(createCategory, { as, params: { uuid }, body });
const save = (id: number, body: Body & { revision?: number }) =>
  test.call(updateCategory, { as, params: { id: String(id) }, body });
const list = async () => (await test.call(listCategories, { as, params: { uuid } })).data;
const entries = async (subject: number) =>
  (
    await test.database.pool.query<{ event: string; properties: unknown }>(
      "SELECT event, properties FROM audit_entries WHERE tag = 'category' AND subject = $1 ORDER BY id",
      [String(subject)],
    )
  ).rows;

it('[CT1] [CT2] creates, changes and deletes a category, each with an audit entry', async () => {
  const made = await create({ name: '  Food ', description: 'Eat and drink', icon_id: 15, color: '#117733' });
  expect(made.message).toBe('Food created successfully.');
  const food = {
    id: made.data.id,
    name: 'Food',
    description: 'Eat and drink',
    icon_id: 15,
    parent_id: 0,
    color: '#117733',
    revision: 1,
  };
  expect(made.data).toEqual(food);
  const bakery = (await create({ name: 'Bakery', icon_id: 21, parent_id: food.id })).data;
  expect((await list()).map(({ name, parent_id }) => [name, parent_id])).toEqual([
    ['Bakery', food.id],
    ['Food', 0],
  ]);
  const changed = await save(food.id, { name: 'Food and drink', icon_id: 16, revision: 1 });
  expect([changed.message, changed.data]).toEqual([
    'Category updated successfully.',
    { ...food, name: 'Food and drink', description: '', icon_id: 16, revision: 2 },
  ]);
  expect((await test.call(deleteCategory, { as, params: { id: String(bakery.id) }, query: {} })).message).toBe(
    'Category deleted successfully.',
  );
  expect((await list()).map(({ name }) => name)).toEqual(['Food and drink']);
  expect((await entries(food.id)).map(({ event }) => event)).toEqual(['created', 'updated']);
  expect((await entries(bakery.id)).map(({ event }) => event)).toEqual(['created', 'deleted']);
  await test.call(deleteCategory, { as, params: { id: String(food.id) }, query: {} });
});

it('[CT2] a save that is based on an older revision is refused with the record as it is now', async () => {
  const { data } = await create({ name: 'Shoes', icon_id: 2 });
  await save(data.id, { name: 'Boots', icon_id: 2, revision: 1 });
  const stale = await save(data.id, { name: 'Sandals', icon_id: 2, revision: 1 });
  expect([stale.status, stale.error?.current]).toMatchObject([409, { name: 'Boots', revision: 2 }]);
  expect(stale.error?.changed_by).toBe('Maya Okafor');
  expect((await list()).map(({ name }) => name)).toEqual(['Boots']);
  await test.call(deleteCategory, { as, params: { id: String(data.id) }, query: {} });
});

it.each([
  [{ name: '', icon_id: 1 }, 'name', 'Please input category name'],
  [{ name: 'x'.repeat(101), icon_id: 1 }, 'name', 'Length should be 1 to 100'],
  [{ name: 'A', icon_id: 0 }, 'icon_id', 'Please select category icon'],
  [{ name: 'A', icon_id: 99_999 }, 'icon_id', 'Please select category icon'],
  [{ name: 'A', icon_id: 1, parent_id: -1 }, 'parent_id', translate('category.parentUnknown')],
  [{ name: 'A', icon_id: 1, parent_id: NO_NUMBER }, 'parent_id', translate('category.parentUnknown')],
] satisfies [Body, string, string][])(
  '[CT3] [CT4] refuses %j at its field and keeps nothing',
  async (body, field, text) => {
    const before = await list();
    const { status, error } = await create(body);
    expect([status, error?.errors?.[field]]).toEqual([422, [text]]);
    expect(await list()).toEqual(before);
  },
);

it('[CT4] categories have one level, and none is its own parent', async () => {
  const main = (await create({ name: 'Main', icon_id: 1 })).data;
  const other = (await create({ name: 'Other', icon_id: 1 })).data;
  const sub = (await create({ name: 'Sub', icon_id: 1, parent_id: main.id })).data;
  const parentError = async (id: number, parent_id: number) =>
    (await save(id, { name: 'Any', icon_id: 1, parent_id })).error?.errors?.parent_id;
  expect(await parentError(main.id, main.id)).toEqual(['Category cannot be a sub-category of itself.']);
  expect(await parentError(other.id, sub.id)).toEqual([translate('category.parentUnknown')]);
  expect(await parentError(main.id, other.id)).toEqual([translate('category.hasChildren')]);
  expect((await save(sub.id, { name: 'Sub', icon_id: 1, parent_id: other.id })).data.parent_id).toBe(other.id);
  for (const { id } of [main, other]) await test.call(deleteCategory, { as, params: { id: String(id) }, query: {} });
});

it('[CT4] of two that become each other’s parent at the same time one is refused, and neither waits for ever', async () => {
  const one = (await create({ name: 'One', icon_id: 1 })).data;
  const two = (await create({ name: 'Two', icon_id: 1 })).data;
  const answers = await Promise.all([
    save(one.id, { name: 'One', icon_id: 1, parent_id: two.id }),
    save(two.id, { name: 'Two', icon_id: 1, parent_id: one.id }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  for (const { id } of [one, two]) await test.call(deleteCategory, { as, params: { id: String(id) }, query: {} });
});

it('[CT5] a main category is deleted with its sub-categories, and destinations keep their others', async () => {
  const main = (await create({ name: 'Main', icon_id: 1 })).data;
  const kept = (await create({ name: 'Kept', icon_id: 1 })).data;
  const sub = (await create({ name: 'Sub', icon_id: 1, parent_id: main.id })).data;
  const categories = [{ id: sub.id }, { id: kept.id }];
  await test.call(createDestination, { as, params: { uuid }, body: { name: 'Corner Bakery', categories } });
  await test.call(deleteCategory, { as, params: { id: String(main.id) }, query: {} });
  expect((await list()).map(({ name }) => name)).toEqual(['Kept']);
  const [bakery] = (await test.call(listDestinations, { as, params: { uuid }, query: {} })).data;
  expect(bakery?.categories).toEqual([{ id: kept.id, name: 'Kept' }]);
});

it('[CT6] lists the standard icons with host, address and group', async () => {
  const { host, global: icons, organisation } = (await test.call(listIcons, { as, params: { uuid } })).data;
  expect([host, organisation]).toEqual(['', []]);
  expect(icons[0]).toEqual({
    id: 1,
    url: '/icons/standard/clothing-store.svg',
    category: 'personal',
    name: 'Clothing store',
  });
});

it('[CT16] a category that destinations have alone is deleted only when they get another one', async () => {
  const make = async (name: string, parent_id = 0) => (await create({ name, icon_id: 2, parent_id })).data.id;
  const [fashion, clothes] = [await make('Fashion'), await make('Clothes')];
  const shoes = await make('Shoes', fashion);
  const shop = async (name: string, ...ids: number[]) =>
    test.call(createDestination, { as, params: { uuid }, body: { name, categories: ids.map((id) => ({ id })) } });
  await shop('Alone', shoes);
  await shop('Two', fashion, clothes);
  const remove = (id: number, to?: number) =>
    test.call(deleteCategory, {
      as,
      params: { id: String(id) },
      query: { ...(to !== undefined && { move_to: String(to) }) },
    });
  const refused = await remove(fashion);
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    409,
    'in-use',
    '1 destination has no other category than Fashion. Choose another category for it, then delete this one.',
  ]);
  for (const to of [fashion, shoes, NO_NUMBER]) expect((await remove(fashion, to)).status).toBe(422);
  expect((await remove(fashion, clothes)).status).toBe(200);
  const { data } = await test.call(listDestinations, { as, params: { uuid }, query: {} });
  const categoriesOf = (name: string) => data.find((one) => one.name === name)?.categories.map(({ id }) => id);
  expect([categoriesOf('Alone'), categoriesOf('Two')]).toEqual([[clothes], [clothes]]);
});

it('[CT17] a name that another category has is rejected, regardless of case and blanks, also of two at once', async () => {
  const kiosks = (await create({ name: 'Kiosks', icon_id: 1 })).data;
  const text = serviceText('category.nameTaken', { name: 'Kiosks' });
  for (const name of ['Kiosks', ' kiosks ', 'KIOSKS']) {
    const answer = await create({ name, icon_id: 1 });
    expect([answer.status, answer.error.errors]).toEqual([422, { name: [text] }]);
  }
  const other = (await create({ name: 'Stalls', icon_id: 1 })).data;
  expect((await save(other.id, { name: 'kiosks', icon_id: 1 })).error.errors).toEqual({ name: [text] });
  expect((await save(kiosks.id, { name: 'KIOSKS', icon_id: 2 })).status).toBe(200);
  // Of before this rule.
  await test.database.pool.query('UPDATE categories SET name = $2 WHERE id = $1', [other.id, 'Kiosks']);
  expect((await save(other.id, { name: 'Kiosks', icon_id: 2 })).status).toBe(200);
  const both = await Promise.all([create({ name: 'Twice', icon_id: 1 }), create({ name: 'twice', icon_id: 1 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});
