import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listCategories } from '@/contract/destinations';

/** A provider with one list, tagged, that writes down what it was asked. */
let server: Server;
let asked: { organisation: unknown; tag: unknown; status: number }[] = [];
let tag = '"first"';
let names = ['Food'];

function answer(request: IncomingMessage): { status: number; body: string } {
  const isKnown = request.headers['if-none-match'] === tag;
  const category = (name: string, index: number) => ({ id: index, name, description: '', icon_id: null, parent_id: 0 });
  const status = isKnown ? 304 : 200;
  asked.push({
    organisation: request.headers['x-acting-organisation'],
    tag: request.headers['if-none-match'],
    status,
  });
  return { status, body: isKnown ? '' : JSON.stringify({ data: names.map(category), message: '' }) };
}

let http: typeof import('@/api/http');
let token: string | null = 'a token';
let organisation = 'one';
beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = answer(request);
    response.writeHead(status, { etag: tag, 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
  http = await import('@/api/http');
  http.connectSession({
    token: () => token,
    organisation: () => organisation,
    refreshed: () => {},
    expired: () => {},
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => server.close(closed));
});
beforeEach(async () => {
  // Signed out: nothing is known any more.
  token = null;
  await list();
  token = 'a token';
  organisation = 'one';
  asked = [];
});

const list = (uuid = 'u') => http.call(listCategories, { params: { uuid } });

it('[HT10] asks for a list by the tag it has, and gives the very list again when it is unchanged', async () => {
  token = 'a token';
  const first = await list();
  const again = await list();
  expect(asked.map(({ tag, status }) => [tag, status])).toEqual([
    [undefined, 200],
    [tag, 304],
  ]);
  expect(again.data).toBe(first.data);
});

it('[HT10] takes the new list and its tag once it has changed', async () => {
  await list();
  tag = '"second"';
  names = ['Food', 'Shoes'];
  const changed = await list();
  await list();
  expect(changed.data.map(({ name }) => name)).toEqual(['Food', 'Shoes']);
  expect(asked.map(({ tag, status }) => [tag, status])).toEqual([
    [undefined, 200],
    ['"first"', 200],
    ['"second"', 304],
  ]);
});

it('[HT11] asks anew for another list, for another organisation, and after somebody else has signed in', async () => {
  await list();
  await list('another');
  organisation = 'two';
  await list();
  token = null;
  await list();
  token = 'the token of somebody else';
  await list();
  expect(asked.map(({ organisation, tag, status }) => [organisation, tag, status])).toEqual([
    ['one', undefined, 200],
    ['one', undefined, 200],
    ['two', undefined, 200],
    [undefined, undefined, 200],
    ['two', undefined, 200],
  ]);
});
