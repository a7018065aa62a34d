/**
 * Every read of the contract and ten common writes in a database as a year leaves it, against the same calls on its first
 * day. Both services run at once and answer in turns, so that a busy machine hinders both.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { startService } from '../../tests/support/browser/runningService.ts';
import { startPostgres } from '../../tests/support/service/postgres.ts';
import { median, reportRow, round, time } from '../support/rows.mjs';
import { createClient, signIn } from '../worst/client.mjs';
import { headersOf, LEFT_OUT, reads, writes } from './calls.mjs';
import { deviceKey, EMAIL, fill, idsOf, STAFF } from './world.mjs';

const ROUNDS = Number(process.env.AGED_ROUNDS ?? 11);
const MOST_RATIO = 1.5;
/** Milliseconds that are noise of any call on a machine with other work. */
const NOISE = 1;
/** Bytes of an answer whose time does not count beside that of the call. */
const CONSTANT_BYTES = 2000;
/** A call that misses the goal is made again so often, since a pause of the machine looks the same. */
const SECOND_LOOKS = 3;
const databases = (process.env.AGED_ON ?? 'embedded,PostgreSQL').split(',');
const words = process.argv.slice(2);

/** Two worlds of one kind of database, which are the same but for their age. */
async function embeddedWorlds(folder) {
  const seed = join(folder, 'seed');
  const service = await startService({ dataDir: seed, env: { LOG_LEVEL: 'warn' } });
  await service.stop();
  const open = async (name) => {
    const dataDir = join(folder, name);
    cpSync(seed, dataDir, { recursive: true });
    const database = await openDatabase({ dataDir });
    await fill(database.pool, name === 'aged');
    const ids = await idsOf(database.pool);
    await database.close();
    return { ids, service: await startService({ dataDir, env: { LOG_LEVEL: 'warn' } }) };
  };
  return { worlds: [await open('fresh'), await open('aged')], stop: async () => undefined };
}

async function postgresWorlds(folder) {
  const postgres = await startPostgres({ durable: true });
  const url = (name) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(postgres.socketFolder)}`;
  const admin = async (sql) => {
    const client = new pg.Client({ host: postgres.socketFolder, user: 'postgres', database: 'postgres' });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  const seed = join(folder, 'seed');
  await admin('CREATE DATABASE seed');
  const service = await startService({ dataDir: seed, env: { LOG_LEVEL: 'warn', DATABASE_URL: url('seed') } });
  await service.stop();
  const open = async (name) => {
    await admin(`CREATE DATABASE ${name} TEMPLATE seed`);
    const dataDir = join(folder, name);
    cpSync(seed, dataDir, { recursive: true });
    const database = await openDatabase({ databaseUrl: url(name), dataDir });
    await fill(database.jobs, name === 'aged');
    const ids = await idsOf(database.pool);
    await database.close();
    return { ids, service: await startService({ dataDir, env: { LOG_LEVEL: 'warn', DATABASE_URL: url(name) } }) };
  };
  return { worlds: [await open('fresh'), await open('aged')], stop: () => postgres.stop() };
}

/** The clients of each kind of caller in a world. */
async function callersOf({ service: { address }, ids }) {
  const manager = await signIn(address, EMAIL);
  const [staff, other] = [await signIn(address, STAFF), await signIn(address, STAFF)];
  const client = (headers) => createClient(address, headers);
  const provider = createClient(address, { authorization: `Bearer ${other.token}` });
  await provider.json('PUT', `organisations/${ids.organisation}/remote-admin`, {
    body: { organisation: ids.organisation },
  });
  return {
    manager: client({ authorization: `Bearer ${manager.token}` }),
    staff: client({ authorization: `Bearer ${staff.token}` }),
    switched: client({ authorization: `Bearer ${other.token}` }),
    device: client({}),
    stranger: client(headersOf.stranger),
  };
}

let asked = 0;
async function timed(client, { who, method, path, body }) {
  asked += 1;
  const more = who === 'device' ? { authorization: `Bearer ${deviceKey(asked)}` } : {};
  const begun = performance.now();
  const answer = await client.send(method, path, { more, ...(body && { body: body() }) });
  return { ms: performance.now() - begun, status: answer.status, bytes: answer.body.length };
}

/** The median times of a call in both worlds, made in turns. */
async function compare(callers, calls, rounds) {
  const taken = [[], []];
  const last = [];
  for (let at = 0; at < rounds; at += 1)
    for (const world of [0, 1]) {
      last[world] = await timed(callers[world][calls[world].who], calls[world]);
      taken[world].push(last[world].ms);
    }
  const [fresh, aged] = taken.map(median);
  // An answer that is longer, up to its limit, may take longer.
  const growth = Math.max(1, (last[1].bytes + CONSTANT_BYTES) / (last[0].bytes + CONSTANT_BYTES));
  return { fresh, aged, last, ratio: (aged + NOISE) / (fresh + NOISE) / growth };
}

async function measure(where, prepare) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-aged-'));
  const { worlds, stop } = await prepare(folder);
  try {
    const callers = await Promise.all(worlds.map(callersOf));
    const lists = worlds.map(({ ids }) => [...reads(ids), ...writes(ids)]);
    console.log(`    ${where}: ${lists[0].length} calls, ${Object.keys(LEFT_OUT).length} reads are left out`);
    for (const at of lists[0].keys()) {
      const calls = lists.map((list) => list[at]);
      const [{ name }] = calls;
      if (words.length > 0 && !words.includes(name)) continue;
      await compare(callers, calls, 2);
      let found = await compare(callers, calls, ROUNDS);
      for (let again = 0; found.ratio > MOST_RATIO && again < SECOND_LOOKS; again += 1) {
        const next = await compare(callers, calls, ROUNDS);
        if (next.ratio < found.ratio) found = next;
      }
      const [one, other] = found.last;
      const isAnswered = [one, other].every(({ status }) => status >= 200 && status < 300);
      reportRow({
        work: `${name}, ${where}`,
        ours: `${time(found.aged)}, ${other.bytes} bytes`,
        peer: `first day ${time(found.fresh)}, ${one.bytes} bytes`,
        value: isAnswered ? round(found.ratio) : Number(`${Math.max(one.status, other.status)}`),
        atMost: MOST_RATIO,
        ...(isAnswered ? {} : { note: `answered with ${one.status} and ${other.status}` }),
      });
    }
  } finally {
    await Promise.all(worlds.map(({ service }) => service.stop()));
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (databases.includes('embedded')) await measure('embedded', embeddedWorlds);
if (databases.includes('PostgreSQL')) await measure('PostgreSQL', postgresWorlds);
