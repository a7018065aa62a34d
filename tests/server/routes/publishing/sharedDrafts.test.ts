import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPreview } from '@/contract/locations/preview';
import { readProjectData, readProjectReadData } from '@/contract/locations/projectData';
import { saveNetwork } from '@/contract/network/network';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { NotFoundError } from '../../../../server/errors';
import { readProjectDataOf } from '../../../../server/repositories/locations/projectData';
import {
  type DraftHead,
  readDraftHead,
  readPublicationOf,
} from '../../../../server/repositories/publishing/publications';
import { createSharedDrafts, type DraftAnswer } from '../../../../server/routes/publishing/sharedDrafts';
import { stringifyInSlices } from '../../../../server/stringifyInSlices';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let location: TestLocation;
let organisationId: number;
let projectId: number;
beforeAll(async () => {
  test = await testApp();
  organisationId = test.organisations.riverside;
  as = await test.signInAs('manager@riverside.example');
  location = await makeLocation(test, as, await organisationOf(test, organisationId));
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body: chain(location.floors) });
  projectId = await one('SELECT id FROM projects WHERE uuid = $1', location.project);
  await sql(
    `INSERT INTO promotions (organisation_id, kind, name, starts_at, ends_at, everywhere)
     VALUES ($1, 'event', 'Fair', $2::timestamptz - interval '1 hour', $2::timestamptz + interval '1 hour', true)`,
    organisationId,
    test.clock.now,
  );
  const skin = await one(`INSERT INTO skins (organisation_id, name) VALUES ($1, 'Own') RETURNING id`, organisationId);
  await sql(`UPDATE skins SET published_at = now(), published = '[]' WHERE id = $1`, skin);
  await sql(
    `UPDATE projects SET settings = settings || jsonb_build_object('skin_id', $2::int) WHERE id = $1`,
    projectId,
    skin,
  );
});
afterAll(() => test.close());

const sql = (text: string, ...values: unknown[]) => test.database.pool.query(text, values);
const one = async (text: string, ...values: unknown[]): Promise<number> =>
  (await test.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const scope = () => ({ organisationId, projectId, now: test.clock.now });

/** Shares drafts and counts how often one is built. */
function counted() {
  const share = createSharedDrafts();
  let builds = 0;
  const ask = async (more: Partial<DraftAnswer> = {}) =>
    share(test.database.pool, {
      ...scope(),
      call: 'test',
      build: async (head) => {
        builds += 1;
        return readPublicationOf(test.database.pool, scope(), { head, uuid: head.uuid });
      },
      ...more,
    });
  return { ask, builds: () => builds };
}

it('[PU32] callers who ask for the same draft at the same time share one, and those who ask afterwards', async () => {
  const { ask, builds } = counted();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  answers.push(await ask());
  expect([builds(), new Set(answers).size]).toEqual([1, 1]);
});

/** Each change of what a draft shows, also where its content revision stays as it is. */
const CHANGES: readonly (readonly [name: string, change: () => Promise<unknown>])[] = [
  ['its name', () => sql(`UPDATE projects SET name = name || '!' WHERE id = $1`, projectId)],
  ['its network', () => sql(`UPDATE nodes SET name = name || '!' WHERE project_id = $1`, projectId)],
  [
    'a new amenity, which it has nowhere',
    () => sql(`INSERT INTO amenities (organisation_id, name) VALUES ($1, 'Lockers')`, organisationId),
  ],
  [
    'an amenity that is gone',
    () => sql(`DELETE FROM amenities WHERE organisation_id = $1 AND name = 'Lockers'`, organisationId),
  ],
  [
    'the name of its skin',
    () =>
      sql(`UPDATE skins SET name = name || '!', revision = revision + 1 WHERE organisation_id = $1`, organisationId),
  ],
  [
    'what is published',
    () =>
      sql(
        `WITH made AS (
           INSERT INTO publications (organisation_id, project_id, snapshot_key, content_revision, created_at)
           SELECT organisation_id, id, 'publications/none', content_revision, now() FROM projects WHERE id = $1
           RETURNING id)
         UPDATE projects SET publication_id = made.id, published_revision = content_revision FROM made WHERE projects.id = $1`,
        projectId,
      ),
  ],
  ['an event that ends', async () => test.clock.pass(2 * 60 * 60_000)],
];

it('[PU32] a change of anything that a draft shows is in the next answer', async () => {
  const { ask, builds } = counted();
  await ask();
  for (const [at, [name, change]] of CHANGES.entries()) {
    await change();
    await ask();
    expect([name, builds()]).toEqual([name, at + 2]);
    await ask();
    expect([name, builds()]).toEqual([name, at + 2]);
  }
  await sql('UPDATE projects SET publication_id = NULL, published_revision = NULL WHERE id = $1', projectId);
});

it('[PU32] a draft that changes while it is built is not kept, nor is one that fails', async () => {
  const { ask, builds } = counted();
  const rename = () => sql(`UPDATE projects SET name = name || '?' WHERE id = $1`, projectId);
  await ask({ build: async () => ({ changed: (await rename()).rowCount }) });
  await expect(ask({ build: () => Promise.reject(new Error('no answer')) })).rejects.toThrow('no answer');
  await ask();
  await ask();
  expect(builds()).toBe(1);
});

it('[PU32] each location and each call has its own, and no organisation gets that of another one', async () => {
  const { ask, builds } = counted();
  const mine = await ask();
  await expect(ask({ organisationId: test.organisations.northwind })).rejects.toThrow(NotFoundError);
  expect(await ask({ call: 'another' })).not.toBe(mine);
  expect(await ask({ beside: 'another' })).not.toBe(mine);
  expect(builds()).toBe(3);
});

it('[PU32] what is shared is byte for byte what one caller alone would get, and a change is seen at once', async () => {
  const { pool } = test.database;
  // The clock has gone on.
  as = await test.signInAs('manager@riverside.example');
  const text = async (data: object) => (await stringifyInSlices({ data, message: '' })).toString();
  const params = { uuid: location.project };
  const headOf = async (): Promise<DraftHead> => {
    const head = await readDraftHead(pool, scope());
    if (!head) throw new Error('The location is missing.');
    return head;
  };
  const dataOf = async ({ uuid, amenities }: DraftHead) =>
    readProjectDataOf(pool, organisationId, { id: projectId, uuid, now: test.clock.now, amenities });
  const compare = async () => {
    const head = await headOf();
    const publication = await readPublicationOf(pool, scope(), { head, uuid: head.uuid });
    const preview = await test.call(readPreview, { as, params: { id: location.project }, query: {} });
    expect(preview.body).toBe(await text({ draft: true, published: head.published, publication }));
    const data = await test.call(readProjectData, { as, params });
    expect(data.body).toBe(await text(await dataOf(head)));
  };
  const read = async () => {
    const changes = await test.call(readPublicationChanges, { as, params });
    const readData = await test.call(readProjectReadData, { as, params });
    return { changes: changes.body, name: readData.data.location.name, listed: readData.body.includes('"uid"') };
  };
  await compare();
  await compare();
  const before = await read();
  expect(await read()).toEqual(before);
  await sql(`UPDATE projects SET name = 'Another name' WHERE id = $1`, projectId);
  await sql(
    `INSERT INTO kiosks (uid, organisation_id, project_id, name) VALUES ('by-the-door', $1, $2, 'Door')`,
    organisationId,
    projectId,
  );
  await compare();
  const after = await read();
  expect(after).toMatchObject({ name: 'Another name', listed: false });
  expect(after.changes).not.toBe(before.changes);
});
