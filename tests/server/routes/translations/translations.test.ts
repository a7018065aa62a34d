import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCategory } from '@/contract/categories/categories';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { readPreview } from '@/contract/locations/preview';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { listTranslations, type TranslationBody, updateTranslation } from '@/contract/translations/translations';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
});
afterAll(() => test.close());

const list = async (uuid = location.project) => (await test.call(listTranslations, { as, params: { uuid } })).data;
const floorText = (changes: Partial<TranslationBody> = {}): TranslationBody => ({
  language: 'fr',
  kind: 'floor',
  record: location.floors[0],
  field: 'name',
  text: 'Rez-de-chaussée',
  before: null,
  ...changes,
});
const save = (body: TranslationBody, uuid = location.project) =>
  test.call(updateTranslation, { as, params: { uuid }, body });
const translationOf = async (record: string, uuid?: string) =>
  (await list(uuid)).find((one) => one.record === record && one.field === 'name')?.translations;

it('[LA10] a location answers its texts, and a changed original beside what was translated', async () => {
  expect((await list()).map(({ kind, text, translations }) => [kind, text, translations])).toEqual([
    ['location', 'Test Hall', {}],
    ['building', 'Hall', {}],
    ['floor', 'Ground', {}],
    ['floor', 'First', {}],
  ]);
  expect((await save(floorText())).data.translations).toEqual({ fr: { text: 'Rez-de-chaussée', source: 'Ground' } });
  await test.database.pool.query("UPDATE floors SET name = 'Lower' WHERE uuid = $1", [location.floors[0]]);
  expect((await list())[2]).toMatchObject({ text: 'Lower', translations: { fr: { source: 'Ground' } } });
});

it('[LA11] a translation that somebody else has made since is answered and stays', async () => {
  const [, floor] = location.floors;
  await save(floorText({ record: floor, text: 'Étage' }));
  const late = await save(floorText({ record: floor, text: 'Niveau 1' }));
  expect(late.status).toBe(409);
  expect(JSON.parse(late.body).current.translations).toEqual({ fr: { text: 'Étage', source: 'First' } });
  expect((await save(floorText({ record: floor, text: 'Niveau 1', before: 'Étage' }))).status).toBe(200);
  expect((await save(floorText({ record: floor, text: ' ', before: 'Niveau 1' }))).status).toBe(200);
  expect(await translationOf(floor)).toEqual({});
});

it('[LA12] what cannot be translated is refused with the reason', async () => {
  const codes = async (body: TranslationBody) => {
    const reply = await save(body);
    return [reply.status, Object.keys(reply.error.errors ?? {})];
  };
  const foreign = await makeLocation(test, as, location.organisation);
  expect(await codes(floorText({ record: foreign.floors[0] }))).toEqual([422, ['record']]);
  expect(await codes(floorText({ field: 'description' }))).toEqual([422, ['record']]);
  expect(await codes(floorText({ language: 'French' }))).toEqual([422, ['language']]);
  expect(await codes(floorText({ text: 'x'.repeat(5001) }))).toEqual([422, ['text']]);
  const others = [...'abcdefghijklmnopqrstuvwxyz', 'aa', 'bb', 'cc', 'dd'].map((letter) => `x${letter}`);
  for (const language of others.slice(0, 29))
    expect((await save(floorText({ language, text: language }))).status).toBe(200);
  expect(await codes(floorText({ language: 'zz' }))).toEqual([422, ['language']]);
});

it('[LA13] [LA14] a category is translated for all locations, which then differ from what is published', async () => {
  const { id } = (
    await test.call(createCategory, {
      as,
      params: { uuid: location.organisation },
      body: { name: 'Fashion', description: '', icon_id: 2, parent_id: 0 },
    })
  ).data;
  const other = await makeLocation(test, as, location.organisation);
  // A location shows the categories that its places have.
  const shop = { name: 'Shop', description: 'A shop', categories: [{ id }] };
  const { data } = await test.call(createDestination, { as, params: { uuid: location.organisation }, body: shop });
  const placed = { object_name: 'room-1', floor_id: other.floors[0], parent_id: data.id };
  await test.call(createPlacement, { as, body: placed });
  const revisionOf = async () =>
    (await test.database.pool.query('SELECT content_revision AS at FROM projects WHERE uuid = $1', [other.project]))
      .rows[0]?.at;
  const before = await revisionOf();
  const body = floorText({ kind: 'category', record: String(id), text: 'Mode' });
  expect((await save(body)).status).toBe(200);
  expect(await revisionOf()).toBe(before + 1);
  const category = (await list(other.project)).find(({ kind, record }) => kind === 'category' && record === String(id));
  expect(category?.translations).toMatchObject({ fr: { text: 'Mode' } });
  const { publication } = (await test.call(readPreview, { as, params: { id: other.project }, query: {} })).data;
  expect(publication.translations).toEqual({ fr: { [`category ${id} name`]: 'Mode' } });
  const { changes } = (await test.call(readPublicationChanges, { as, params: { uuid: other.project } })).data;
  expect(changes).toContainEqual({ kind: 'translations', added: 1, changed: 0, removed: 0 });
});

it('[LA10] another organisation neither reads nor writes them', async () => {
  const foreign = await test.signInAs('manager@lakeside.example');
  const params = { uuid: location.project };
  expect((await test.call(listTranslations, { as: foreign, params })).status).toBe(404);
  expect((await test.call(updateTranslation, { as: foreign, params, body: floorText() })).status).toBe(404);
});
