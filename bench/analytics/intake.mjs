import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createServiceClient } from '../../scripts/fleet/serviceClient.ts';
import { readWebAnalytics } from '../../src/contract/analytics/analytics.ts';
import { createAccessKey } from '../../src/contract/locations/accessKeys.ts';
import { createProject } from '../../src/contract/locations/projects.ts';
import { signIn } from '../../src/contract/session/session.ts';
import { ANALYTICS_SERVICES } from '../../src/model/analytics/services.ts';

/** More than the limit of requests of a key needs. */
const LOCATIONS = 50;
const PASSWORD = 'atrium-demo';
const CONNECTIONS = 256;
/** Milliseconds between two looks at what is due. */
const LOOK = 4;

function expected(answer, what) {
  if (answer.data === null) throw new Error(`${what}: ${answer.status} ${answer.message}`);
  return answer.data;
}

/** Makes locations with a key each at a running demo. */
export async function prepareIntake(address) {
  const send = createServiceClient(address);
  const enter = async (email) => {
    const signed = await send(signIn, { body: { email, password: PASSWORD } });
    return { as: signed.token, organisation: expected(signed, email).user.organisation.uuid };
  };
  const { as, organisation } = await enter('manager@riverside.example');
  const keys = [];
  for (let at = 0; at < LOCATIONS; at += 1) {
    const made = await send(createProject, { as, params: { uuid: organisation }, body: { name: `Bench ${at}` } });
    const { uuid } = expected(made, 'The location was not made').project;
    const key = await send(createAccessKey, { as, params: { uuid }, body: {} });
    keys.push({ location: uuid, access_key: expected(key, 'The key was not made').key });
  }
  const staff = await enter('staff@atrium.example');
  /** Visits that the service has counted, of all locations. */
  const counted = async () => {
    const answer = await send(readWebAnalytics, { as: staff.as });
    return expected(answer, 'The figures were not read').reduce((sum, { total }) => sum + total, 0);
  };
  return { keys, counted };
}

/**
 * Sends events at an even rate, whether they are answered or not, each of a visit of its own. Times are from the moment at
 * which a request was due.
 */
export async function offerEvents({ address, keys }, { perSecond, perRequest, seconds }) {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const post = (body, at) =>
    new Promise((answered) => {
      const headers = {
        'content-type': 'text/plain',
        'content-length': Buffer.byteLength(body),
        // Each is a caller of its own, as the pages of visitors are.
        'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
      };
      const asking = request(
        { hostname, port, agent, method: 'POST', path: '/api/analytics/events', headers },
        (response) => response.resume().once('end', () => answered(response.statusCode)),
      );
      asking.once('error', () => answered(null));
      asking.end(body);
    });
  const bodyOf = (at) => {
    const time = new Date().toISOString();
    const events = Array.from({ length: perRequest }, () => ({
      service: ANALYTICS_SERVICES[at % ANALYTICS_SERVICES.length],
      environment: 'live',
      session: randomUUID(),
      time,
    }));
    return JSON.stringify({ ...keys[at % keys.length], events });
  };
  const times = [];
  const statuses = {};
  const open = new Set();
  const total = Math.round((perSecond * seconds) / perRequest);
  const gap = (perRequest * 1000) / perSecond;
  const begin = performance.now();
  for (let sent = 0; sent < total; ) {
    for (; sent < total && begin + sent * gap <= performance.now(); sent += 1) {
      const due = begin + sent * gap;
      const one = post(bodyOf(sent), sent).then((status) => {
        times.push(performance.now() - due);
        statuses[status ?? 'none'] = (statuses[status ?? 'none'] ?? 0) + 1;
        open.delete(one);
      });
      open.add(one);
    }
    await wait(LOOK);
  }
  await Promise.all(open);
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { share: (statuses[200] ?? 0) / total, p50: at(0.5), p95: at(0.95), p99: at(0.99), statuses };
}
