import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { signIn } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { serviceText } from '../../../server/texts';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';

const FORGED = 'Bearer e30.e30.e30';
const MANY = 30;

let test: TestApp;
let as: string;
let project: string;
let floor: string;
let port: number;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  const location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  project = location.project;
  floor = location.floors[0] ?? '';
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

/** `{"a":[[],[],…,0]}` of about so many bytes. */
const manyValues = (bytes: number) => Buffer.from(`{"a":[${'[],'.repeat(Math.floor(bytes / 3))}0]}`);

const paths = (path: string) => `/api/${path.replace(/\{\w+\}/g, '7f7dbb6f-5a0c-4f9d-8d1f-0a52a4b7a001')}`;

/** Sends a large body over a connection of its own and gives the status as soon as it is there. */
const sendLarge = (body: Buffer, authorization: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent: false,
        method: 'POST',
        path: `/api/projects/${project}/network`,
        // A connection that is closed after the answer may be gone before the client has read it.
        headers: {
          authorization,
          connection: 'keep-alive',
          'content-type': 'application/json',
          'content-length': body.length,
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
        sent.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const guarded = allCalls.filter(({ policy, method }) => policy.who !== 'anyone' && method !== 'GET');

it.each(guarded.map((call) => [call.name, call] as const))(
  '[HT15] %s answers a stranger alike whatever the body',
  async (_name, { method, path }) => {
    const answers = await Promise.all(
      [
        undefined,
        { payload: '{"name": ', type: 'application/json' },
        { payload: `{"__proto__":1}`, type: 'application/json' },
        { payload: Buffer.alloc(2 * 1024 * 1024, 0x5b), type: 'application/json' },
        { payload: '<name>A</name>', type: 'application/xml' },
      ].map(async (body) => {
        const reply = await test.app.inject({
          method,
          url: paths(path),
          headers: { authorization: FORGED, ...(body && { 'content-type': body.type }) },
          ...(body && { payload: body.payload }),
        });
        return `${reply.statusCode} ${reply.body.replace(/"request_id":"[^"]*"/, '')}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^401 /);
  },
);

it('[HT15] answers before the body of a stranger has arrived', async () => {
  const status = await new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: `/api/projects/${project}/network`,
      headers: { authorization: FORGED, 'content-type': 'application/json', 'content-length': 30_000_000 },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve(response.statusCode);
      sent.destroy();
    });
    sent.flushHeaders();
  });
  expect(status).toBe(401);
});

describe('[HT16] the size of a body', () => {
  const post = (url: string, bytes: number, authorization?: string) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      payload: `{"email":"${'a'.repeat(bytes)}"}`,
    });

  it.each([
    ['sign-in, of a stranger', paths(signIn.path), 63 * 1024, 65 * 1024, '64 KB'],
    ['any other call', '/api/projects/PROJECT/transit-groups', 1023 * 1024, 1025 * 1024, '1 MB'],
    ['a network', '/api/projects/PROJECT/network', 31 * 1024 * 1024, 33 * 1024 * 1024, '32 MB'],
  ])('%s', async (_what, path, fits, exceeds, limit) => {
    const url = path.replace('PROJECT', project);
    expect((await post(url, fits, `Bearer ${as}`)).statusCode).toBe(422);
    const refused = await post(url, exceeds, `Bearer ${as}`);
    expect(refused.statusCode).toBe(413);
    expect(refused.json().message).toBe(serviceText('failed.tooLarge', { limit }));
  });
});

it.each([
  ['sign-in', paths(signIn.path), 60 * 1024],
  ['a small call', '/api/projects/PROJECT/transit-groups', 1000 * 1024],
  ['a network on the event loop', '/api/projects/PROJECT/network', 1000 * 1024],
  ['a network in a thread', '/api/projects/PROJECT/network', 12_000_000],
])('[HT17] %s rejects a body of too many values', async (_what, path, bytes) => {
  const reply = await test.app.inject({
    method: 'POST',
    url: path.replace('PROJECT', project),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
    payload: manyValues(bytes),
  });
  expect(reply.statusCode).toBe(413);
  expect(reply.json().message).toBe(translate('failed.tooManyValues'));
});

describe('[HT18] a network of more than 1 MB', () => {
  const nodes = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: -1 - at,
      floor_id: floor,
      x: at / 4,
      y: 1,
      z: 0,
      name: `Node ${at}`,
      open: true,
      mesh: null,
      dynamicRoute: null,
    }));
  const changes = (revision: number, added: readonly object[]) => ({
    revision,
    nodes: { new: added },
    joins: {},
    transitgroups: {},
  });
  const send = (payload: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/projects/${project}/network`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
      payload,
    });

  it('is saved whole', async () => {
    const added = nodes(12_000);
    const reply = await send(JSON.stringify(changes(0, added)));
    expect(reply.statusCode).toBe(200);
    const { data } = await test.call(readNetwork, { as, params: { uuid: project } });
    expect(data.nodes.map(({ x, name }) => ({ x, name }))).toEqual(added.map(({ x, name }) => ({ x, name })));
  });

  it('gets the errors of its fields, and those of JSON', async () => {
    const bad = nodes(12_000).map((node, at) => (at === 11_999 ? { ...node, x: 'far' } : node));
    const reply = await send(JSON.stringify(changes(0, bad)));
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors)).toEqual(['nodes.new.11999.x']);
    expect((await send(JSON.stringify(changes(0, nodes(12_000))).slice(0, -1))).statusCode).toBe(400);
  });
});

describe('[HT19] thirty large bodies at once', () => {
  const body = manyValues(33_000_000);
  /** Statuses of the bodies, and those of small calls of somebody else until all bodies are answered. */
  async function flood(authorization: string) {
    const other = await test.signInAs('reseller@northwind.example');
    let isOver = false;
    const large = Promise.all(Array.from({ length: MANY }, () => sendLarge(body, authorization))).finally(() => {
      isOver = true;
    });
    const small: number[] = [];
    do {
      const reply = await fetch(`http://127.0.0.1:${port}/api/organisations`, {
        headers: { authorization: `Bearer ${other}` },
      });
      await reply.arrayBuffer();
      small.push(reply.status);
    } while (!isOver);
    return { large: await large, small };
  }

  it('of a stranger are all answered 401, and the others get theirs', async () => {
    const { large, small } = await flood(FORGED);
    expect(large).toEqual(Array.from({ length: MANY }, () => 401));
    expect(new Set(small)).toEqual(new Set([200]));
  });

  it('of a signed-in person are rejected one by one or 503, and the others get theirs', async () => {
    const { large, small } = await flood(`Bearer ${as}`);
    expect([...new Set(large)].sort()).toEqual([413, 503]);
    expect(new Set(small)).toEqual(new Set([200]));
    const next = await test.call(saveNetwork, {
      as,
      params: { uuid: project },
      body: {
        revision: 999_999,
        nodes: { new: [], updated: [], deleted: [] },
        joins: { new: [], updated: [], deleted: [] },
        transitgroups: { new: [], updated: [], deleted: [] },
      },
    });
    expect(next.status).toBe(409);
  });
});
