import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCategory } from '@/contract/categories/categories';
import { createDestination } from '@/contract/destinations/destinations';
import { uploadIcons } from '@/contract/icons/icons';
import { saveNetwork } from '@/contract/network/network';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { updateTranslation } from '@/contract/translations/translations';
import { createUser } from '@/contract/users/userAdministration';
import { pngFile } from '../../support/pngFile';
import { roleOf } from '../../support/service/roleOf';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../support/service/testLocation';
import { chain } from '../../support/service/testNetwork';

/** Tables that one of the calls below writes first, or last, or in the middle. */
const TABLES = [
  'categories',
  'destinations',
  'icons',
  'nodes',
  'joints',
  'users',
  'promotions',
  'translations',
  'audit_entries',
];

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let png: Buffer;
let role: number;
beforeAll(async () => {
  test = await testApp({ hasOwnDatabase: true });
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  role = await roleOf(test, 'editor', test.organisations.riverside);
  png = await pngFile();
  await test.database.pool.query(
    `CREATE FUNCTION refuse_rows() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`,
  );
});
afterAll(() => test.close());

const WRITES = () => {
  const params = { uuid: organisation };
  const event = PROMOTION_CALLS.event.create;
  const translation = { language: 'fr', kind: 'floor' as const, record: location.floors[0], field: 'name' as const };
  const name = `Full ${randomUUID()}`;
  return [
    test.call(createCategory, { as, params, body: { name, icon_id: 1 } }),
    test.call(createDestination, { as, params, body: { name } }),
    test.call(uploadIcons, { as, params, file: { name: `${name}.png`, bytes: png } }),
    test.call(createUser, { as, body: { name, email: `${randomUUID()}@full.example`, role } }),
    test.call(event, { as, params, body: { name } }),
    test.call(updateTranslation, {
      as,
      params: { uuid: location.project },
      body: { ...translation, text: name, before: null },
    }),
    test.call(saveNetwork, { as, params: { uuid: location.project }, body: chain(location.floors) }),
  ];
};

const counts = async () => {
  const { rows } = await test.database.pool.query(
    `SELECT ${TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join(', ')}`,
  );
  return { ...rows[0], files: await test.storedKeys(), incoming: readdirSync(test.incoming) };
};

it.each(TABLES)(
  '[DB40] a database that is full at %s says so in words, keeps nothing half, and goes on',
  async (table) => {
    const { pool } = test.database;
    location = await makeLocation(test, as, organisation);
    const before = await counts();
    await pool.query(
      `CREATE TRIGGER refuse_rows BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_rows()`,
    );
    const answers = await Promise.all(WRITES());
    await pool.query(`DROP TRIGGER refuse_rows ON ${table}`);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(refused.map(() => [507, 'full']));
    const after = await counts();
    expect(after[table]).toBe(before[table]);
    expect(after.incoming).toEqual([]);
    // A file that was stored before its rows is gone with them, without a sweep.
    expect((await test.storedKeys()).length - before.files.length).toBe(after.icons - before.icons);
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    const again = await test.call(createCategory, {
      as,
      params: { uuid: organisation },
      body: { name: `Room again ${table}`, icon_id: 1 },
    });
    expect(again.status).toBe(200);
  },
);
