import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProject } from '@/contract/locations/projects';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { LOSS_PATIENCE } from '../../support/patience.mjs';
import { type OwnPostgres, openOwnPostgres } from '../../support/service/ownPostgres';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../support/service/testLocation';
import { nodeChanges, testNode } from '../../support/service/testNetwork';

/** Nodes of a save: enough for it to be met in its middle. */
const NODES = 800;
const SAVERS = 3;
/** Restarts, ended connections and freezes under load. */
const ROUNDS = process.env.ATRIUM_TIER === 'full' ? 30 : 6;

let own: OwnPostgres;
let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  own = await openOwnPostgres({ connect: 3000, statement: 2000 });
  test = await testApp({ database: own });
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const create = (name: string) => test.call(createProject, { as, params: { uuid: organisation }, body: { name } });

interface Saver {
  readonly location: TestLocation;
  /** Names of the nodes of acknowledged saves. */
  readonly acknowledged: string[];
  readonly statuses: number[];
  /** Answers of 503 that do not say when to try again, or not in the form of the contract. */
  readonly illFormed: string[];
}

async function keepSaving(saver: Saver, isOver: () => boolean): Promise<void> {
  const { location, acknowledged, statuses, illFormed } = saver;
  const params = { uuid: location.project };
  for (let turn = 0; !isOver(); turn++) {
    const read = await test.call(readNetwork, { as, params });
    statuses.push(read.status);
    if (read.status !== 200) {
      if (read.headers['retry-after'] === undefined || read.error.code !== 'busy') illFormed.push(read.body);
      await wait(50);
      continue;
    }
    const name = `${location.project} ${turn}`;
    const nodes = Array.from({ length: NODES }, (_, at) => ({
      ...testNode(-1 - at, location.floors[0], at / 10, turn),
      name: at === 0 ? name : '',
    }));
    const { revision } = read.data;
    const saved = await test.call(saveNetwork, {
      as,
      params,
      body: nodeChanges(revision ?? 0, { new: nodes }),
    });
    statuses.push(saved.status);
    if (saved.status === 200) acknowledged.push(name);
    else if (saved.headers['retry-after'] === undefined || saved.error.code !== 'busy') illFormed.push(saved.body);
  }
}

it('[DB31] lives through restarts and ended connections in the middle of saves, and loses nothing acknowledged', async () => {
  const savers: Saver[] = [];
  for (let at = 0; at < SAVERS; at++)
    savers.push({
      location: await makeLocation(test, as, organisation),
      acknowledged: [],
      statuses: [],
      illFormed: [],
    });
  let isOver = false;
  const saving = savers.map((saver) => keepSaving(saver, () => isOver));
  const acknowledged = () => savers.reduce((count, saver) => count + saver.acknowledged.length, 0);
  const freeze = async () => {
    own.server.freeze();
    await wait(1500);
    own.server.thaw();
  };
  const disturb = [
    () => own.server.restart('fast'),
    () => own.endConnections(),
    () => own.server.restart('immediate'),
    freeze,
  ];
  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged();
    // It goes on by itself each time.
    await expect.poll(acknowledged, { timeout: LOSS_PATIENCE }).toBeGreaterThan(before + 1);
    await disturb[round % disturb.length]?.();
  }
  const last = acknowledged();
  await expect.poll(acknowledged, { timeout: LOSS_PATIENCE }).toBeGreaterThan(last + 1);
  isOver = true;
  await Promise.all(saving);

  const statuses = new Set(savers.flatMap((saver) => saver.statuses));
  expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  expect(savers.flatMap(({ illFormed }) => illFormed)).toEqual([]);
  for (const saver of savers) {
    const { data } = await test.call(readNetwork, { as, params: { uuid: saver.location.project } });
    const names = new Set(data.nodes.map(({ name }) => name));
    expect(saver.acknowledged.filter((name) => !names.has(name))).toEqual([]);
  }
});

it('[DB32] [HT31] answers within its limits while the database is frozen, says so in /readyz, and goes on after it', async () => {
  const { project } = await makeLocation(test, as, organisation);
  const read = () => test.call(readNetwork, { as, params: { uuid: project } });
  expect((await test.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
  own.server.freeze();
  try {
    const asked = Promise.all([create('Frozen 1'), create('Frozen 2'), read()]);
    await expect.poll(async () => (await test.app.inject('/readyz')).statusCode, { timeout: LOSS_PATIENCE }).toBe(503);
    const ready = await test.app.inject('/readyz');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2']);
    expect(ready.json()).toMatchObject({ status: 'not ready', dependencies: { storage: 'ok' } });
    expect(ready.json().dependencies.database).toMatch(/^(no answer within 2 s|unreachable)$/);
    // The process is not at fault.
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    for (const answer of await asked) {
      expect([answer.status, answer.error.code]).toEqual([503, 'busy']);
      expect(answer.headers['retry-after']).toBeDefined();
    }
  } finally {
    own.server.thaw();
  }
  await expect.poll(async () => (await test.app.inject('/readyz')).statusCode, { timeout: LOSS_PATIENCE }).toBe(200);
  await expect.poll(async () => (await read()).status, { timeout: LOSS_PATIENCE }).toBe(200);
});

it('[DB33] a server that only follows another one since a failover is answered with 503, and left', async () => {
  const { pool } = test.database;
  const client = await pool.connect();
  await client.query('ALTER DATABASE postgres SET default_transaction_read_only = on');
  client.release();
  await own.endConnections();
  const answer = async (name: string) => (await create(name).catch(() => null))?.status;
  await expect.poll(() => answer('On a follower'), { timeout: LOSS_PATIENCE, interval: 300 }).toBe(503);
  const reply = await create('Still on a follower');
  expect([reply.status, reply.error.code, reply.headers['retry-after']]).toEqual([503, 'busy', '2']);
  await own.asAdmin(
    'SET default_transaction_read_only = off',
    'ALTER DATABASE postgres RESET default_transaction_read_only',
  );
  // Connections made before would still be those of a follower.
  await expect.poll(() => answer('On the new main server'), { timeout: LOSS_PATIENCE, interval: 300 }).toBe(200);
});
