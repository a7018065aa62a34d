/**
 * While one organisation does its worst, the requests of another one: p50 and p99 against those of the idle service of the
 * same minutes, and the longest block of the event loop. `worst.mjs [KIND …]` takes the kinds whose name has one of the words.
 */
import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startService } from '../../tests/support/browser/runningService.ts';
import { startPostgres } from '../../tests/support/service/postgres.ts';
import { reportRow, round, time } from '../support/rows.mjs';
import { createClient, signIn } from './client.mjs';
import { makeKinds, serveFeeds } from './kinds.mjs';
import { unmeantOf } from './unmeant.mjs';
import { addFloorPlanTo, makeDestinations, makeLargeLocation, makeLocation } from './world.mjs';

const SECONDS = Number(process.env.WORST_SECONDS ?? 8);
/** Requests that are answered at once are made again after a moment, as a program would. */
const PAUSE = 5;
const MOST_RATIO = 2;
const MOST_BLOCK = 50;
const DESTINATIONS = 5_000;
const AUDIT_ENTRIES = 300_000;

const words = process.argv.slice(2);
const databases = (process.env.WORST_ON ?? 'embedded,PostgreSQL').split(',');

const blockOf = async (address) => {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1] ?? 0) * 1000;
};

async function startOthers(address) {
  const { token, organisation } = await signIn(address, 'reseller@northwind.example');
  const child = fork(new URL('./others.mjs', import.meta.url), [address, token, organisation], { execArgv: [] });
  const next = () => new Promise((done) => child.once('message', done));
  await next();
  return {
    /** Their figures while the work runs. */
    during: async (work) => {
      child.send('begin');
      await work();
      child.send('end');
      return next();
    },
    stop: () => child.kill(),
  };
}

/** Keeps so many requests of a kind under way for some seconds, and gives the statuses of their answers. */
async function attack({ atOnce, once }) {
  const statuses = {};
  const end = performance.now() + SECONDS * 1000;
  let longest = 0;
  const one = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const { status } = await once();
      longest = Math.max(longest, performance.now() - begun);
      statuses[status] = (statuses[status] ?? 0) + 1;
      await wait(PAUSE);
    }
  };
  const ended = Promise.all(Array.from({ length: atOnce }, one));
  await Promise.race([ended, wait(SECONDS * 1000)]);
  return { statuses, longestOf: () => longest, ended };
}

async function measure(where, { env, fill }) {
  const feeds = await serveFeeds();
  const service = await startService({
    env: { LOG_LEVEL: 'warn', OUTBOUND_ALLOW: `127.0.0.1:${feeds.port}`, ...env },
  });
  const { address } = service;
  let others;
  try {
    const { token, organisation } = await signIn(address, 'manager@riverside.example');
    const client = createClient(address, { authorization: `Bearer ${token}` });
    const stranger = createClient(address, {});
    const demo = (await client.json('GET', `organisations/${organisation}/projects`)).find((one) => one.published_at);
    const large = await makeLargeLocation(client, organisation);
    const small = await makeLocation(client, organisation, 'Small', 2);
    await addFloorPlanTo(client, small.floors[0]);
    await makeDestinations(client, organisation, DESTINATIONS);
    const { key } = await client.json('POST', `projects/${demo.uuid}/access-keys`, { body: {} });
    await fill?.(organisation);
    const kinds = await makeKinds({ client, stranger, organisation, large, small, demo: demo.uuid, feeds, key });
    others = await startOthers(address);
    const idleFor = (seconds) => others.during(() => wait(seconds * 1000));
    await idleFor(2);
    for (const kind of kinds) {
      if (words.length > 0 && !words.some((word) => kind.name.includes(word))) continue;
      const idle = await idleFor(SECONDS);
      await blockOf(address);
      let attacked;
      const found = await others.during(async () => {
        attacked = await attack(kind);
      });
      const block = await blockOf(address);
      // They end before others are measured idle again.
      await attacked.ended;
      const longest = attacked.longestOf();
      const work = `${kind.name}, ${where}`;
      const note = `${JSON.stringify(attacked.statuses)}, longest answer ${time(longest)}; ${found.count} requests of others, ${found.failed} failed`;
      reportRow({
        work: `${work}: p99 of others`,
        ours: `p50 ${time(found.p50)}, p99 ${time(found.p99)}`,
        peer: `idle p50 ${time(idle.p50)}, p99 ${time(idle.p99)}`,
        value: round(found.p99 / idle.p99),
        atMost: MOST_RATIO,
        note,
      });
      reportRow({
        work: `${work}: longest block`,
        ours: time(block),
        value: round(block, 0),
        unit: 'ms',
        atMost: MOST_BLOCK,
        note,
      });
      const unmeant = unmeantOf(attacked.statuses, kind.refusals);
      reportRow({ work: `${work}: other answers`, ours: `${unmeant}`, value: unmeant, unit: '', atMost: 0, note });
      console.log(`    ${note}`);
      // Jobs and threads of this kind end before the next one begins.
      await wait(3_000);
    }
  } finally {
    others?.stop();
    feeds.stop();
    await service.stop();
  }
}

async function onPostgres() {
  const postgres = await startPostgres({ durable: true });
  const database = 'bench';
  const connect = async (name) => {
    const client = new pg.Client({ host: postgres.socketFolder, user: 'postgres', database: name });
    await client.connect();
    return client;
  };
  try {
    const admin = await connect('postgres');
    await admin.query(`CREATE DATABASE ${database}`);
    await admin.end();
    await measure('PostgreSQL', {
      env: {
        DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(postgres.socketFolder)}`,
      },
      fill: async (organisation) => {
        const client = await connect(database);
        await client.query(
          `INSERT INTO audit_entries (organisation_id, tag, event, subject_type, subject, description, created_at)
           SELECT o.id, 'destination', 'updated', 'destination', n::text, 'Changed shop ' || n, now() - interval '1 day'
             FROM organisations o, generate_series(1, $2::int) n WHERE o.uuid = $1`,
          [organisation, AUDIT_ENTRIES],
        );
        await client.query('ANALYZE');
        await client.end();
      },
    });
  } finally {
    await postgres.stop();
  }
}

if (databases.includes('embedded')) await measure('embedded', {});
if (databases.includes('PostgreSQL')) await onPostgres();
