import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const ORGANISATION = '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11';
const BUILDING = '1b8d1c55-53a3-4a58-9a8f-5d7f5b8c9e02';
const floor = (order: number) => ({ uuid: BUILDING, name: 'Floor', shortname: 'F', order, compile: true, plan: null });
const building = (name: string, orders: readonly number[]) => ({
  uuid: BUILDING,
  name,
  shortname: name,
  overview: false,
  floors: orders.map(floor),
});

/** A service with two buildings that writes down what it was asked. */
let server: Server;
const asked: { call: string; organisation: unknown; body: unknown }[] = [];
let creation: typeof import('@/api/organisations/creation');
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({
      call: `${request.method} ${request.url}`,
      organisation: request.headers['x-acting-organisation'],
      body: body === '' ? null : JSON.parse(body),
    });
    const buildings = [building('Main', [-1, 5]), building('New', [])];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: request.method === 'GET' ? { buildings } : floor(6), message: '' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
  creation = await import('@/api/organisations/creation');
  const { connectSession } = await import('@/api/transport/http');
  connectSession({
    token: () => 'a token',
    newerToken: () => null,
    organisation: () => 'one’s own',
    tokenRefreshed: () => undefined,
    sessionExpired: () => undefined,
    notFound: () => undefined,
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

it('[CR7] buildings are read with the order of their next floor, and a floor is created there without reading again', async () => {
  const given = { organisation: ORGANISATION, project: 'p' };
  const read = await creation.readBuildingsOf(given, new AbortController().signal);
  expect(read.map(({ name, nextFloor }) => [name, nextFloor])).toEqual([
    ['Main', 6],
    ['New', 0],
  ]);
  await creation.createFloorFor({
    organisation: ORGANISATION,
    building: BUILDING,
    name: 'Roof',
    shortname: 'R',
    order: 6,
  });
  expect(asked).toEqual([
    { call: 'GET /api/projects/p/buildings', organisation: ORGANISATION, body: null },
    {
      call: `POST /api/buildings/${BUILDING}/floors`,
      organisation: ORGANISATION,
      body: { name: 'Roof', shortname: 'R', order: 6 },
    },
  ]);
});
