import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import type { Endpoint } from '@/contract/endpoint';
import { createProject } from '@/contract/locations/projects';
import { switchOrganisation } from '@/contract/organisations/organisations';
import { FEATURES, type FeatureName, featureId } from '@/model/access/features';
import { allowedCell, prepare, sendCell } from './cells';
import { type MatrixWorld, matrixWorld } from './fixture';
import type { Cell } from './requests';

let world: MatrixWorld;
let tried = 0;

beforeAll(async () => {
  world = await matrixWorld();
}, 120_000);
afterAll(async () => {
  console.log(`Features: ${tried} cells.`);
  await world?.test.close();
});

const guarded = allCalls.filter(({ policy }) => policy.who === 'signed-in' && policy.features.length > 0);
/** Calls that need more beside the one feature, by what they are about. */
const NEEDS_MORE: Readonly<
  Partial<Record<string, { readonly feature: FeatureName | readonly FeatureName[]; readonly because: string }>>
> = {
  deleteUser: { feature: 'user-admin', because: 'nobody deletes a user who holds more than they do' },
  createOrganisation: { feature: 'reseller', because: 'the body grants features, which the caller has to hold' },
  saveFloorNodes: { feature: 'route-editor', because: 'the body changes nodes' },
  saveNetwork: { feature: 'route-editor', because: 'the body changes nodes' },
  uploadPicture: { feature: 'locations', because: 'the picture is for a destination' },
  cancelJob: {
    feature: ['publish', 'destinations', 'kiosks', 'categories', 'amenities'],
    because: 'the job is an export',
  },
  startBatch: { feature: ['kiosks', 'categories', 'amenities'], because: 'the batch is about destinations' },
};
const ALL = FEATURES.map(({ name }) => name);

/** Leaves the caller or the organisation that they act for only these features. */
async function leave(whose: 'user' | 'organisation', cell: Cell, features: readonly FeatureName[]): Promise<void> {
  const ids = features.map(featureId);
  const { pool } = world.test.database;
  if (whose === 'user')
    await pool.query(
      `DELETE FROM user_features USING users u
        WHERE u.id = user_id AND u.uuid = $1 AND NOT feature_id = ANY ($2::int[])`,
      [cell.actor.uuid, ids],
    );
  else
    await pool.query(
      `DELETE FROM organisation_features USING users u
        WHERE organisation_features.organisation_id = u.organisation_id AND u.uuid = $1
          AND NOT feature_id = ANY ($2::int[])`,
      [cell.actor.uuid, ids],
    );
}

async function answerWith(call: Endpoint, whose: 'user' | 'organisation', features: readonly FeatureName[]) {
  await world.reset();
  const cell = allowedCell(world, call);
  await leave(whose, cell, features);
  if (features.length < ALL.length) await prepare(cell);
  tried += 1;
  const { status, body } = await sendCell(cell, `10.7.${tried >> 8}.${tried & 255}`);
  return { status, body: body.slice(0, 200) };
}

it.each(guarded.map((call) => [call.name, call] as const))(
  '[AZ7] %s needs its feature in the user and in the organisation, and nothing beside it',
  async (_name, call) => {
    const others = ALL.filter((name) => !call.policy.features.includes(name));
    const wrong: string[] = [];
    for (const whose of ['user', 'organisation'] as const) {
      const without = await answerWith(call, whose, others);
      if (without.status !== 403) wrong.push(`${whose} without: ${without.status} ${without.body}`);
      const named = FEATURES.filter(({ name }) => call.policy.features.includes(name));
      if (!named.every(({ description }) => without.body.includes(description)))
        wrong.push(`${whose} without: does not name it: ${without.body}`);
      for (const feature of call.policy.features) {
        const alone = await answerWith(call, whose, [feature]);
        if ([NEEDS_MORE[call.name]?.feature].flat().includes(feature)) {
          if (whose === 'user' && alone.status < 400) wrong.push(`${feature} alone was enough: ${alone.status}`);
        } else if (alone.status >= 300) wrong.push(`${whose} with ${feature} alone: ${alone.status} ${alone.body}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

it('[AZ9] provider staff set up an organisation that has no features yet, as far as they hold them', async () => {
  await world.reset();
  const { pool } = world.test.database;
  const [staff, tenant] = [world.actors.staff, world.tenants.northwind];
  await pool.query('DELETE FROM organisation_features WHERE organisation_id = $1', [tenant.id]);
  const create = () =>
    world.test.call(createProject, {
      as: staff.token ?? '',
      organisation: tenant.uuid,
      params: { uuid: tenant.uuid },
      body: { name: 'Set Up' },
    });
  await world.test.call(switchOrganisation, {
    as: staff.token ?? '',
    params: { uuid: tenant.uuid },
    body: { organisation: tenant.uuid },
  });
  expect((await create()).status).toBe(200);
  await pool.query('DELETE FROM user_features USING users u WHERE u.id = user_id AND u.uuid = $1', [staff.uuid]);
  expect((await create()).status).toBe(403);
});
