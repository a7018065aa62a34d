import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveNetwork } from '@/contract/network/network';
import { writableColumns } from '../../../../server/database/writableColumns';
import { readPublicationDraft } from '../../../../server/repositories/publishing/publications';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';

type Change = 'insert' | 'update' | 'delete';
const EVERY: readonly Change[] = ['insert', 'update', 'delete'];
const UPDATE: readonly Change[] = ['update'];

/**
 * Every table that a publication is read from: the rows that the location of the test shows, and what of them changes the
 * location. A new record of some tables is shown nowhere before another table says so; a deleted one takes that row with it.
 */
const SHOWN: Readonly<Record<string, readonly [rows: string, column: string, changes: readonly Change[]]>> = {
  amenities: ['id = $amenity', 'name', ['update', 'delete']],
  buildings: ['project_id = $project', 'name', EVERY],
  categories: ['id = $category', 'name', ['update', 'delete']],
  destination_categories: ['destination_id = $shop', 'category_id', EVERY],
  destinations: ['id = $shop', 'name', ['update', 'delete']],
  dynamic_routes: ['project_id = $project', 'name', EVERY],
  floor_labels: ['floor_id = $floor', 'text', EVERY],
  floors: ['id = $floor', 'name', EVERY],
  icons: ['id = $icon', 'name', UPDATE],
  joints: ['project_id = $project', 'weight', EVERY],
  kiosks: ['project_id = $project', 'name', EVERY],
  meshes: ['floor_id = $floor', 'type', EVERY],
  node_amenities: ['amenity_id = $amenity', 'amenity_id', EVERY],
  nodes: ['project_id = $project', 'name', EVERY],
  organisations: ['id = $organisation', 'name', UPDATE],
  placement_promotions: ['placement_id = $placement', 'promotion_id', EVERY],
  placement_sub_destinations: ['placement_id = $placement', 'destination_id', EVERY],
  project_destinations: ['id = $placement', 'flagship', EVERY],
  projects: ['id = $project', 'name', UPDATE],
  promotion_destinations: ['promotion_id = $promotion', 'destination_id', EVERY],
  promotion_projects: ['promotion_id = $promotion', 'project_id', EVERY],
  promotions: ['id = $promotion', 'name', ['update', 'delete']],
  related_destinations: ['destination_id = $shop', 'related_id', EVERY],
  skins: ['id = $skin', 'published', UPDATE],
  transit_group_nodes: ['group_id IN (SELECT id FROM transit_groups WHERE project_id = $project)', 'position', EVERY],
  transit_groups: ['project_id = $project', 'name', EVERY],
  translations: [`kind = 'destination' AND record = '$shop'`, 'text', EVERY],
  variable_overrides: ['project_id = $project', 'pairs', EVERY],
};
/** Facts of the release, which nobody changes. */
const FIXED = ['travel_types'];
/** A value that is another one, where the trigger asks for that. */
const OTHER: Readonly<Record<string, string>> = { organisations: `name || '!'`, projects: `name || '!'` };

let test: TestApp;
let location: TestLocation;
let ids: Readonly<Record<string, number>>;
let client: PoolClient;
beforeAll(async () => {
  test = await testApp();
  const as = await test.signInAs('manager@riverside.example');
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body: chain(location.floors) });
  client = await test.database.pool.connect();
  ids = await showEverything(client, test.organisations.riverside);
});
afterAll(async () => {
  client.release();
  await test.close();
});

/** One row at least of every table, shown by the location. */
async function showEverything(on: PoolClient, organisation: number): Promise<Readonly<Record<string, number>>> {
  const one = async (sql: string, ...values: unknown[]): Promise<number> =>
    (await on.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0;
  const project = await one('SELECT id FROM projects WHERE uuid = $1', location.project);
  const floor = await one('SELECT id FROM floors WHERE uuid = $1', location.floors[0]);
  const node = await one('SELECT id FROM nodes WHERE project_id = $1 ORDER BY id LIMIT 1', project);
  await on.query(
    `INSERT INTO images (key, organisation_id, file_key, content_type) VALUES ('an-icon', $1, 'an-icon', 'image/png')`,
    [organisation],
  );
  const icon = await one(
    `INSERT INTO icons (organisation_id, name, image_key) VALUES ($1, 'Icon', 'an-icon') RETURNING id`,
    organisation,
  );
  const category = await one(
    `INSERT INTO categories (organisation_id, name, icon_id) VALUES ($1, 'Food', $2) RETURNING id`,
    organisation,
    icon,
  );
  const amenity = await one(
    `INSERT INTO amenities (organisation_id, name, icon_id) VALUES ($1, 'Toilets', $2) RETURNING id`,
    organisation,
    icon,
  );
  const destination = (name: string) =>
    one('INSERT INTO destinations (organisation_id, name) VALUES ($1, $2) RETURNING id', organisation, name);
  const [shop, stall] = [await destination('Shop'), await destination('Stall')];
  const placement = await one(
    `INSERT INTO project_destinations (organisation_id, project_id, floor_id, object_name, destination_id)
     VALUES ($1, $2, $3, 'room-1', $4) RETURNING id`,
    organisation,
    project,
    floor,
    shop,
  );
  const promotion = await one(
    `INSERT INTO promotions (organisation_id, kind, name, starts_at) VALUES ($1, 'event', 'Fair', now()) RETURNING id`,
    organisation,
  );
  const skin = await one('INSERT INTO skins (organisation_id, name) VALUES ($1, $2) RETURNING id', organisation, 'Own');
  const variable = await one(
    `INSERT INTO skin_variables (organisation_id, skin_id, name) VALUES ($1, $2, 'Colours') RETURNING id`,
    organisation,
    skin,
  );
  for (const [sql, ...values] of [
    ['INSERT INTO destination_categories (destination_id, category_id) VALUES ($1, $2)', shop, category],
    ['INSERT INTO related_destinations (destination_id, related_id) VALUES ($1, $2)', shop, stall],
    ['INSERT INTO placement_sub_destinations (placement_id, destination_id) VALUES ($1, $2)', placement, stall],
    ['INSERT INTO placement_promotions (placement_id, promotion_id) VALUES ($1, $2)', placement, promotion],
    ['INSERT INTO promotion_destinations (promotion_id, destination_id) VALUES ($1, $2)', promotion, shop],
    ['INSERT INTO promotion_projects (promotion_id, project_id) VALUES ($1, $2)', promotion, project],
    ['INSERT INTO node_amenities (node_id, amenity_id) VALUES ($1, $2)', node, amenity],
    [`INSERT INTO dynamic_routes (organisation_id, project_id, name) VALUES ($1, $2, 'Queue')`, organisation, project],
    [
      `INSERT INTO floor_labels (floor_id, organisation_id, object_name, text) VALUES ($1, $2, 'room-1', 'Shop')`,
      floor,
      organisation,
    ],
    [
      `INSERT INTO meshes (floor_id, organisation_id, object_name, type) VALUES ($1, $2, 'room-1', 'destination')`,
      floor,
      organisation,
    ],
    [
      `INSERT INTO kiosks (uid, organisation_id, project_id, name) VALUES ('by-the-door', $1, $2, 'Door')`,
      organisation,
      project,
    ],
    [
      `INSERT INTO variable_overrides (variable_id, project_id, organisation_id, pairs) VALUES ($1, $2, $3, '{}')`,
      variable,
      project,
      organisation,
    ],
    [
      `INSERT INTO translations (organisation_id, language, kind, record, field, text, source)
       VALUES ($1, 'fr', 'destination', $2::int::text, 'name', 'Boutique', 'Shop')`,
      organisation,
      shop,
    ],
    [`UPDATE projects SET settings = settings || jsonb_build_object('skin_id', $2::int) WHERE id = $1`, project, skin],
  ] as const)
    await on.query(sql, [...values]);
  return { organisation, project, floor, category, amenity, icon, shop, placement, promotion, skin };
}

const ofWorld = (sql: string) => sql.replace(/\$([a-z]+)/g, (_, name: string) => String(ids[name]));
const revision = async () =>
  (await client.query<{ at: number }>('SELECT content_revision AS at FROM projects WHERE id = $1', [ids.project]))
    .rows[0]?.at ?? 0;
/** By how much the revision advances in a transaction, which is undone. */
async function stepsOf(work: () => Promise<unknown>): Promise<number> {
  await client.query('BEGIN');
  try {
    const before = await revision();
    await work();
    return (await revision()) - before;
  } finally {
    await client.query('ROLLBACK');
  }
}

it('[PU31] a publication is read from these tables and no others', async () => {
  const asked = vi.spyOn(client, 'query');
  const scope = { organisationId: ids.organisation ?? 0, projectId: ids.project ?? 0, now: new Date() };
  await readPublicationDraft(client, scope, randomUUID());
  const calls = asked.mock.calls.map(([text, values]): readonly unknown[] => [text, values]);
  asked.mockRestore();
  const plans: string[] = [];
  for (const [text, values] of calls)
    plans.push(
      JSON.stringify(
        (await client.query(`EXPLAIN (FORMAT JSON) ${String(text)}`, Array.isArray(values) ? values : [])).rows,
      ),
    );
  const read = plans.flatMap((plan) => [...plan.matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table));
  expect([...new Set(read)].sort()).toEqual([...Object.keys(SHOWN), ...FIXED].sort());
});

const CASES = Object.entries(SHOWN).flatMap(([table, [rows, column, changes]]) =>
  changes.map((change) => ({ table, rows, column, change })),
);

it.each(CASES)(
  '[PU31] $change of $table marks the location as changed, once',
  async ({ table, rows, column, change }) => {
    const where = ofWorld(rows);
    const shown = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`);
    expect(shown.rows[0]?.count).toBeGreaterThan(0);
    const steps = await stepsOf(async () => {
      if (change === 'update')
        return client.query(`UPDATE ${table} SET ${column} = ${OTHER[table] ?? column} WHERE ${where}`);
      if (change === 'delete') return client.query(`DELETE FROM ${table} WHERE ${where}`);
      await client.query(`CREATE TEMP TABLE kept ON COMMIT DROP AS SELECT * FROM ${table} WHERE ${where}`);
      await client.query(`SET LOCAL session_replication_role = 'replica'`);
      await client.query(`DELETE FROM ${table} WHERE ${where}`);
      await client.query(`SET LOCAL session_replication_role = 'origin'`);
      const columns = await writableColumns(client, table);
      return client.query(`INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM kept`);
    });
    expect(steps).toBe(1);
  },
);

it('[PU31] several changes in one transaction are one step, and what is undone to a savepoint is none', async () => {
  const rename = (table: string, where: string) =>
    client.query(`UPDATE ${table} SET name = name || '!' WHERE ${ofWorld(where)}`);
  expect(
    await stepsOf(async () => {
      await rename('destinations', 'id = $shop');
      await rename('nodes', 'project_id = $project');
      await rename('projects', 'id = $project');
    }),
  ).toBe(1);
  expect(
    await stepsOf(async () => {
      await client.query('SAVEPOINT before');
      await rename('destinations', 'id = $shop');
      await client.query('ROLLBACK TO SAVEPOINT before');
    }),
  ).toBe(0);
  expect(
    await stepsOf(async () => {
      await client.query('SAVEPOINT before');
      await rename('destinations', 'id = $shop');
      await client.query('ROLLBACK TO SAVEPOINT before');
      await rename('destinations', 'id = $shop');
    }),
  ).toBe(1);
});

it('[PU31] what visitors do not see changes nothing: reports of a kiosk, sources and advertisements of the location', async () => {
  for (const change of [
    `UPDATE kiosks SET last_contact = now(), state = 1 WHERE project_id = $project`,
    `UPDATE projects SET ad = '{}', revision = revision + 1 WHERE id = $project`,
    `UPDATE organisations SET parent_id = parent_id WHERE id = $organisation`,
  ])
    expect([change, await stepsOf(() => client.query(ofWorld(change)))]).toEqual([change, 0]);
});

it('[PU31] a location that shows nothing of it is not changed', async () => {
  const steps = await stepsOf(async () => {
    await client.query(`UPDATE categories SET name = name WHERE organisation_id = $1 AND id <> $2`, [
      ids.organisation,
      ids.category,
    ]);
    await client.query(`INSERT INTO destinations (organisation_id, name) VALUES ($1, 'New')`, [ids.organisation]);
    await client.query(`INSERT INTO amenities (organisation_id, name) VALUES ($1, 'New')`, [ids.organisation]);
  });
  expect(steps).toBe(0);
});
