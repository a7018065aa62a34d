/**
 * The running service against bare Fastify with one prepared query; ten thousand destinations. Both ask one PostgreSQL,
 * which syncs every commit, over ten connections each, log no requests, and are asked over the same kept connections in
 * turns; the pages that they answer are compared. Bare Fastify knows no session, organisation, audit or tag.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { root } from '../../scripts/project.mjs';
import { startService } from '../../tests/support/browser/runningService.ts';
import { startPostgres } from '../../tests/support/service/postgres.ts';
import { median, reportRow, round } from '../support/rows.mjs';
import { hammer } from './hammer.mjs';

const COUNT = 10_000;
const ROUNDS = 5;
const postgres = await startPostgres({ durable: true });
const database = 'bench';
const connect = (name) => new pg.Client({ host: postgres.socketFolder, user: 'postgres', database: name });

async function withClient(name, work) {
  const client = connect(name);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function startBare(organisation) {
  const script = 'bench/service/bare.mjs';
  const child = spawn(process.execPath, [script, postgres.socketFolder, database, String(organisation)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((found) => child.stdout.once('data', (line) => found(String(line).trim())));
  return { address, stop: () => child.kill() };
}

/** Asks each side in turns and gives the median of its answers per second. */
async function inTurns(sides) {
  const found = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let turn = 0; turn <= ROUNDS; turn++)
    for (const [name, [address, next]] of Object.entries(sides)) {
      const one = await hammer(address, next, { seconds: turn === 0 ? 1 : 5 });
      if (turn > 0) found[name].push(one);
    }
  const of = (name) => ({ perSecond: median(found[name].map((one) => one.perSecond)), last: found[name].at(-1).last });
  return { ours: of('ours'), bare: of('bare') };
}

const rate = ({ perSecond }) => `${perSecond.toFixed(0)}/s`;

let service;
let bare;
try {
  await withClient('postgres', (client) => client.query(`CREATE DATABASE ${database}`));
  service = await startService({
    env: {
      LOG_LEVEL: 'warn',
      DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(postgres.socketFolder)}`,
    },
  });
  const signedIn = await fetch(`${service.address}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'manager@riverside.example', password: 'atrium-demo' }),
  });
  const { data } = await signedIn.json();
  const { uuid } = data.user.organisation;
  const headers = { authorization: signedIn.headers.get('authorization') };
  const organisation = await withClient(database, async (client) => {
    const { rows } = await client.query('SELECT id FROM organisations WHERE uuid = $1', [uuid]);
    await client.query(
      `INSERT INTO destinations (organisation_id, name, description)
         SELECT $1, 'Bench shop ' || lpad(n::text, 5, '0'), 'A shop on the ground floor, open daily' FROM generate_series(1, $2::int) n`,
      [
        rows[0].id,
        COUNT -
          (await client.query('SELECT count(*) FROM destinations WHERE organisation_id = $1', [rows[0].id])).rows[0]
            .count,
      ],
    );
    await client.query('ANALYZE');
    return rows[0].id;
  });
  bare = await startBare(organisation);
  const path = `/api/organisations/${uuid}/destinations`;
  const part = (at) => `limit=50&offset=${(at * 50) % 5000}`;

  const json = async (address, given) => (await fetch(address, given)).json();
  for (const query of [part(0), part(33)])
    assert.deepEqual(
      (await json(`${service.address}${path}?${query}`, { headers })).data,
      (await json(`${bare.address}/page?${query}`)).data,
    );

  const page = await inTurns({
    ours: [service.address, (at) => ({ path: `${path}?${part(at)}`, headers })],
    bare: [bare.address, (at) => ({ path: `/page?${part(at)}` })],
  });
  reportRow({
    work: 'page of 50 of 10,000 destinations',
    ours: rate(page.ours),
    peer: `bare Fastify ${rate(page.bare)}`,
    value: round(page.ours.perSecond / page.bare.perSecond),
    atLeast: 0.7,
  });

  const whole = await inTurns({
    ours: [service.address, () => ({ path, headers: { ...headers, 'accept-encoding': 'gzip' } })],
    bare: [bare.address, () => ({ path: '/all' })],
  });
  const { last } = whole.ours;
  const tag = last.headers.etag;
  const isPacked = last.headers['content-encoding'] === 'gzip';
  reportRow({
    work: 'the whole list of 10,000, gzip',
    ours: `${rate(whole.ours)}, ${(last.body.length / 1024).toFixed(0)} KiB`,
    peer: `bare Fastify, plain ${rate(whole.bare)}, ${(whole.bare.last.body.length / 1024).toFixed(0)} KiB`,
    value: round(whole.ours.perSecond / whole.bare.perSecond),
    note:
      isPacked && tag
        ? `${JSON.parse(gunzipSync(last.body)).data.length} destinations, gzip with ETag`
        : 'no gzip or no ETag',
  });
  const same = await hammer(service.address, () => ({ path, headers: { ...headers, 'if-none-match': tag ?? '""' } }));
  reportRow({
    work: 'the whole list, unchanged',
    ours: `${same.last.status}, ${same.last.body.length} bytes, ${rate(same)}`,
    value: same.last.status,
    unit: 'status',
    atLeast: 304,
    atMost: 304,
  });

  const save = await inTurns({
    ours: [service.address, (at) => ({ method: 'POST', path, headers, body: { name: `Saved ${at}` } })],
    bare: [bare.address, (at) => ({ method: 'POST', path: '/insert', body: { name: `Saved ${at}` } })],
  });
  reportRow({
    work: 'save of one with its audit entry, synced',
    ours: rate(save.ours),
    peer: `bare insert ${rate(save.bare)}`,
    value: round(save.ours.perSecond / save.bare.perSecond),
    atLeast: 0.6,
  });
} finally {
  bare?.stop();
  await service?.stop();
  await postgres.stop();
}
