/**
 * Two instances behind nginx, on one PostgreSQL and one object store, against one instance behind the same nginx: processor
 * time of the instances per request. On a machine with few cores a rate would say who won the race for them; the time says how
 * many requests two machines of the same size would answer.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findNginx } from '../scripts/findNginx.mjs';
import { startService } from '../tests/support/browser/runningService.ts';
import { s3Settings, startS3Double } from '../tests/support/s3Double.ts';
import { startPostgres } from '../tests/support/service/postgres.ts';
import { hammer } from './service/hammer.mjs';
import { reportRow, round } from './support/rows.mjs';
import { createClient, signIn } from './worst/client.mjs';

const SECONDS = Number(process.env.INSTANCES_SECONDS ?? 8);
/** Of two instances against one: each may need a ninth more for a request. */
const AT_LEAST = 1.8;
/** One at a time for each instance: what many ask at once is shared, and how much of it depends on the race for few cores. */
const CALLERS = 1;

/** Seconds of processor time that an instance has used. */
const processorTime = async (address) =>
  Number(/^process_cpu_seconds_total (\S+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1]);

/** The proxy of deploy/nginx.conf without TLS, on loopback. */
async function startProxy(addresses) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const servers = addresses.map((address) => `server ${new URL(address).host} max_fails=1 fail_timeout=5s;`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events { worker_connections 512; }
     http {
       access_log off;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
       upstream atrium { ${servers} keepalive 64; }
       server { listen 127.0.0.1:${port}; location / {
         proxy_pass http://atrium; proxy_http_version 1.1; proxy_set_header Connection "";
         proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
         proxy_next_upstream error timeout http_503;
       } }
     }`,
  );
  const child = spawn(findNginx(), ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    await wait(100);
  }
  return {
    address,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function perRequest(services, proxy, next) {
  // Each instance has as many callers alone as beside another.
  const connections = CALLERS * services.length;
  await hammer(proxy.address, next, { seconds: 2, connections });
  const times = () => Promise.all(services.map(({ address }) => processorTime(address)));
  const before = await times();
  const { perSecond } = await hammer(proxy.address, next, { seconds: SECONDS, connections });
  const used = (await times()).map((after, at) => after - before[at]);
  const requests = perSecond * SECONDS;
  return { milliseconds: (used.reduce((sum, one) => sum + one) * 1000) / requests, shares: used };
}

const postgres = await startPostgres();
const store = await startS3Double();
const services = [];
try {
  const client = new pg.Client({ host: postgres.socketFolder, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('CREATE DATABASE atrium');
  await client.end();
  const env = {
    ...s3Settings(store),
    LOG_LEVEL: 'warn',
    DATABASE_URL: `postgres://postgres@localhost/atrium?host=${encodeURIComponent(postgres.socketFolder)}`,
    SESSION_SECRET: 'J8sWq2vX7nZtR4pLk9bYc3mHf6dTg1aE0uVx',
  };
  services.push(await startService({ env }), await startService({ env }));
  const { token, organisation } = await signIn(services[0].address, 'manager@riverside.example');
  const headers = { authorization: `Bearer ${token}` };
  const api = createClient(services[0].address, headers);
  const [location] = await api.json('GET', `organisations/${organisation}/projects`);
  const kinds = {
    'lists and records': [
      { path: `/api/organisations/${organisation}/projects`, headers },
      { path: `/api/organisations/${organisation}/categories`, headers },
      { path: `/api/projects/${location.uuid}`, headers },
    ],
    'the map of visitors': [{ path: `/api/preview/${location.uuid}`, headers: { 'sec-fetch-site': 'same-origin' } }],
  };
  const [first] = services;
  for (const [work, requests] of Object.entries(kinds)) {
    const next = (at) => requests[at % requests.length];
    const alone = await startProxy([first.address]);
    const one = await perRequest([first], alone, next);
    alone.stop();
    const both = await startProxy(services.map(({ address }) => address));
    const two = await perRequest(services, both, next);
    both.stop();
    const [a, b] = two.shares.toSorted((small, large) => small - large);
    reportRow({
      work: `two instances behind nginx: ${work}`,
      ours: `${two.milliseconds.toFixed(2)} ms of processor time a request`,
      peer: `one instance ${one.milliseconds.toFixed(2)} ms`,
      value: round((2 * one.milliseconds) / two.milliseconds),
      atLeast: AT_LEAST,
      note: `requests of instances of the same size, together; the shares of both are ${round(a / b)} to 1`,
    });
  }
} finally {
  await Promise.all(services.map((service) => service.stop()));
  await store.close();
  await postgres.stop();
}
