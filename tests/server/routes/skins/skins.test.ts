import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPreview } from '@/contract/locations/preview';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import {
  createSkin,
  createVariable,
  deleteOverride,
  deleteSkin,
  deleteVariable,
  listSkins,
  overrideVariable,
  publishSkin,
  readSkin,
  readSkinInProject,
  readSkinPublication,
  updateSkin,
  updateVariable,
} from '@/contract/skins/skins';
import { skinText } from '@/contract/texts/skinTexts';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let stranger: string;
let base: number;
let project: string;
let other: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  stranger = await test.signInAs('manager@lakeside.example');
  const uuid = await organisationOf(test, test.organisations.riverside);
  project = (await makeLocation(test, as, uuid)).project;
  other = (await makeLocation(test, as, uuid)).project;
  base = (await list())[0]?.id ?? 0;
});
afterAll(() => test.close());

const list = async () => (await test.call(listSkins, { as })).data;
const read = async (id: number) => (await test.call(readSkin, { as, params: { id: String(id) } })).data;
const create = (name: string, from = base) => test.call(createSkin, { as, body: { name, duplicate_skin_id: from } });
const remove = (id: number) => test.call(deleteSkin, { as, params: { id: String(id) } });
const inProject = async (id: number, uuid = project) =>
  (await test.call(readSkinInProject, { as, params: { id: String(id), projectUuid: uuid } })).data;
const add = async (skin_id: number, name: string, values: Record<string, string>) =>
  (await test.call(createVariable, { as, body: { skin_id, name, values } })).data;
const override = (id: number, values: Record<string, string>, revision?: number) =>
  test.call(overrideVariable, {
    as,
    params: { id: String(id) },
    body: { variable_id: id, values, project_uuid: project, ...(revision !== undefined && { revision }) },
  });
const use = (uuid: string, skin_id: number | null, token = as) =>
  test.call(updateProject, { as: token, params: { uuid }, body: { settings: { skin_id } } });

it('[SK1] [SK2] a new skin is a copy of its base, which every organisation has', async () => {
  await add(base, 'Radius', { cards: '8', buttons: '4' });
  const made = await create('  Winter ');
  expect([made.status, made.message]).toEqual([200, 'Winter created successfully.']);
  expect(made.data).toMatchObject({ name: 'Winter', duplicate_skin_id: base, project_count: 0, publish_status: 1 });
  const variables = async (id: number) => (await read(id)).variables.map(({ name, values }) => [name, values]);
  expect(await variables(made.data.id)).toEqual(await variables(base));
  const radius = (await read(made.data.id)).variables.find(({ name }) => name === 'Radius');
  expect(Object.keys(radius?.values ?? {})).toEqual(['cards', 'buttons']);
  await remove(made.data.id);
});

it('[SK2] [SK3] wrong names and bases are rejected at their fields', async () => {
  const errorsOf = async (body: object) =>
    (await test.call(createSkin, { as, body } as never)).error as { errors?: Record<string, string[]> };
  expect((await errorsOf({ name: ' ', duplicate_skin_id: base })).errors?.name).toEqual(['Please input Skin name']);
  for (const name of ['ab', 'x'.repeat(51)])
    expect((await errorsOf({ name, duplicate_skin_id: base })).errors?.name).toEqual(['Length should be 3 to 50']);
  const foreign = (await test.call(listSkins, { as: stranger })).data[0]?.id;
  for (const id of [0, NO_NUMBER, foreign])
    expect((await errorsOf({ name: 'Winter', duplicate_skin_id: id })).errors?.duplicate_skin_id).toEqual([
      'Please select base Skin',
    ]);
  expect(
    (await test.call(createSkin, { as, body: { name: 'Winter', duplicate_skin_id: base, organisation_id: NO_NUMBER } }))
      .status,
  ).toBe(404);
});

it('[SK4] a save answers with the name, and one that is based on an older revision is refused', async () => {
  const { id } = (await create('Spring')).data;
  const save = (name: string) => test.call(updateSkin, { as, params: { id: String(id) }, body: { name, revision: 1 } });
  expect((await save('Summer')).message).toBe('Summer sucessfully updated.');
  const stale = await save('Autumn');
  expect([stale.status, stale.error?.current]).toMatchObject([409, { name: 'Summer', revision: 2 }]);
  await remove(id);
});

it('[SK5] a deleted skin is gone from its locations, and the last one stays', async () => {
  const { id } = (await create('Short-lived')).data;
  await use(project, id);
  expect((await read(id)).project_count).toBe(1);
  expect((await remove(id)).message).toBe('Successfully deleted skin');
  const { settings } = (await test.call(readProject, { as, params: { uuid: project } })).data;
  expect(settings?.skin_id).toBeNull();
  const all = (await test.call(listSkins, { as: stranger })).data;
  for (const skin of all.slice(1)) await test.call(deleteSkin, { as: stranger, params: { id: String(skin.id) } });
  const last = await test.call(deleteSkin, { as: stranger, params: { id: String(all[0]?.id) } });
  expect([last.status, last.message]).toEqual([409, skinText('lastSkin')]);
});

it('[SK6] a variable is added, changed and deleted; an older revision is refused', async () => {
  const { id: skin } = (await create('Variables')).data;
  const { id } = await add(skin, 'New Variable', { accent: '#112233' });
  const save = (values: Record<string, string>) =>
    test.call(updateVariable, {
      as,
      params: { id: String(id) },
      body: { name: 'Accent', description: 'Of buttons', customer_facing: 1, values, revision: 1 },
    });
  const saved = await save({ accent: '#445566' });
  expect([saved.message, saved.data]).toMatchObject([
    'Accent updated successfully.',
    { id, skin_id: skin, name: 'Accent', description: 'Of buttons', customer_facing: 1, overrides: [] },
  ]);
  expect((await save({ accent: '#ffffff' })).error?.current).toMatchObject({ values: { accent: '#445566' } });
  expect((await test.call(deleteVariable, { as, params: { id: String(id) } })).message).toBe('Variable deleted.');
  expect((await read(skin)).variables.map(({ name }) => name)).not.toContain('Accent');
  const foreign = await test.call(createVariable, { as: stranger, body: { skin_id: skin, name: 'Mine' } });
  expect([foreign.status, foreign.error]).toMatchObject([422, { errors: { skin_id: [skinText('skinUnknown')] } }]);
  await remove(skin);
});

it('[SK24] a value names web addresses and stored pictures alone', async () => {
  const { id: skin } = (await create('Addresses')).data;
  const send = (value: string) =>
    test.call(createVariable, { as, body: { skin_id: skin, name: 'Background', values: { image: value } } });
  const good = ['url(https://cdn.example/a.png)', 'url("/api/images/abc") no-repeat', '16px', 'Helvetica, sans-serif'];
  for (const value of good) expect([value, (await send(value)).status]).toEqual([value, 200]);
  const bad = [
    'url(//evil.example/a)',
    "url('javascript:alert(1)')",
    'url(data:text/html,x)',
    'url(a',
    '//evil.example/a.png',
    'javascript:alert(1)',
  ];
  for (const value of bad) {
    const reply = await send(value);
    expect([value, reply.status, Object.values(reply.error.errors ?? {})[0]]).toEqual([
      value,
      422,
      [skinText('valueAddress')],
    ]);
  }
  await remove(skin);
});

it('[SK7] a location has values of its own until they are deleted', async () => {
  const { id: skin } = (await create('Overrides')).data;
  const { id } = await add(skin, 'Accent', { accent: '#112233' });
  const first = await override(id, { accent: '#aabbcc' }, 0);
  expect(first.data.overrides).toEqual([
    { variable_id: id, values: { accent: '#aabbcc' }, project_uuid: project, revision: 1 },
  ]);
  const of = async (uuid: string) => (await inProject(skin, uuid)).variables.find((one) => one.id === id);
  expect(await of(project)).toMatchObject({
    values: { accent: '#112233' },
    overrides: [{ values: { accent: '#aabbcc' } }],
  });
  expect((await of(other))?.overrides).toEqual([]);
  const stale = await override(id, { accent: '#000000' }, 0);
  expect([stale.status, stale.error?.current]).toMatchObject([409, { overrides: [{ revision: 1 }] }]);
  const wrong = await test.call(overrideVariable, {
    as,
    params: { id: String(id) },
    body: { variable_id: id + 1, values: {}, project_uuid: project },
  });
  expect(wrong.status).toBe(422);
  const gone = await test.call(deleteOverride, { as, params: { id: String(id) }, query: { project_uuid: project } });
  expect(gone.message).toBe('Variable override deleted.');
  expect((await of(project))?.overrides).toEqual([]);
  await remove(skin);
});

it('[SK8] a location takes a skin of its organisation and no other', async () => {
  const foreign = (await test.call(listSkins, { as: stranger })).data[0]?.id ?? 0;
  const answer = await use(project, foreign);
  expect([answer.status, answer.error]).toMatchObject([
    422,
    { errors: { 'settings.skin_id': [skinText('skinUnknown')] } },
  ]);
});

const namesOf = async (uuids: readonly string[]): Promise<string[]> =>
  (
    await test.database.pool.query<{ name: string }>('SELECT name FROM projects WHERE uuid = ANY ($1) ORDER BY name', [
      uuids,
    ])
  ).rows.map(({ name }) => name);

it('[SK9] [SK10] publishing gives the variables to the locations that use the skin', async () => {
  const { id: skin } = (await create('Published')).data;
  const { id } = await add(skin, 'Accent', { accent: '#112233' });
  await use(project, skin);
  await override(id, { accent: '#aabbcc' });
  await use(other, skin);
  const shown = async (uuid: string) =>
    (await test.call(readPreview, { as, params: { id: uuid }, query: {} })).data.publication.skin?.variables.find(
      ({ name }) => name === 'Accent',
    )?.values;
  expect(await shown(other)).toBeUndefined();
  const publish = () => test.call(publishSkin, { as, params: { id: String(skin) } });
  const names = await namesOf([project, other]);
  const before = (await test.call(readSkinPublication, { as, params: { id: String(skin) } })).data;
  expect([before.now, before.later, before.never.map(({ name }) => name).toSorted()]).toEqual([[], [], names]);
  const { message } = await publish();
  expect(message).toContain(skinText('published', { name: 'Published' }));
  for (const name of names) expect(message).toContain(name);
  expect(message).toContain('were never published');
  expect([await shown(project), await shown(other)]).toEqual([{ accent: '#aabbcc' }, { accent: '#112233' }]);
  expect((await read(skin)).publish_status).toBe(0);
  await test.call(updateVariable, {
    as,
    params: { id: String(id) },
    body: { name: 'Accent', values: { accent: '#ffffff' } },
  });
  expect([await shown(other), (await read(skin)).publish_status]).toEqual([{ accent: '#112233' }, 1]);
});

it('[SK9] a location without other changes is published at once', async () => {
  const { id: skin } = (await create('At once')).data;
  await use(other, skin);
  await test.database.pool.query('UPDATE projects SET published_revision = content_revision WHERE uuid = $1', [other]);
  const answer = await test.call(publishSkin, { as, params: { id: String(skin) } });
  const [name = ''] = await namesOf([other]);
  expect(answer.message).toBe(
    [skinText('published', { name: 'At once' }), skinText('shown.now', { count: 1, names: name })].join(' '),
  );
  const { rows: entries } = await test.database.pool.query(
    `SELECT description, properties FROM audit_entries WHERE subject_type = 'skin' AND event = 'published' ORDER BY id DESC LIMIT 1`,
  );
  expect(entries[0]).toMatchObject({ description: answer.message, properties: { attributes: { updating: [name] } } });
  const { rows } = await test.database.pool.query(
    `SELECT j.kind FROM jobs j JOIN projects p ON p.id = j.project_id WHERE p.uuid = $1 AND j.state = 'queued'`,
    [other],
  );
  expect(rows).toEqual([{ kind: 'publish' }]);
});
