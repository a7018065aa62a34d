import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConnectionLimits } from '../../../server/http/connectionLimits';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';

/** Far below those of the product, so that a test waits for none of them for long. */
const SHORT: Partial<ConnectionLimits> = {
  headersTimeout: 300,
  requestTimeout: 600,
  checkingInterval: 50,
  uploadWindow: 1500,
  uploadLeast: 100,
};
/** Limits that a good connection never reaches, although test and service share the turns of a busy machine. */
const LONG: Partial<ConnectionLimits> = {
  headersTimeout: 3_000,
  requestTimeout: 3_000,
  checkingInterval: 50,
  uploadWindow: 20_000,
  uploadLeast: 100,
};
const MOST = 4;

interface Served {
  readonly test: TestApp;
  readonly as: string;
  readonly floor: string;
  readonly port: number;
}

async function serve(limits: Partial<ConnectionLimits>): Promise<Served> {
  const test = await testApp({ limits: { ...limits, maxPerAddress: MOST } });
  const as = await test.signInAs('manager@riverside.example');
  const { floors } = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  const { port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  return { test, as, floor: floors[0], port: Number(port) };
}

let hasty: Served;
let patient: Served;
beforeAll(async () => {
  hasty = await serve(SHORT);
  patient = await serve(LONG);
});
afterAll(async () => {
  await hasty.test.close();
  await patient.test.close();
});

/** Opens a connection, writes the lines and gives what is answered until the service closes it. */
function open({ port }: Served, lines: readonly string[]): { socket: Socket; answer: Promise<string> } {
  const socket = connect({ port, host: '127.0.0.1' });
  const answer = new Promise<string>((resolve) => {
    const received: Buffer[] = [];
    socket.on('data', (chunk) => received.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')));
  });
  socket.write(lines.join('\r\n'));
  return { socket, answer };
}
const HEAD = ['POST /api/sign-in HTTP/1.1', 'Host: a', 'Content-Type: application/json'];

it.each([
  ['nothing at all', []],
  ['headers that stop', HEAD],
  ['a body that stops', [...HEAD, 'Content-Length: 9', '', '{']],
  ['chunks that stop', [...HEAD, 'Transfer-Encoding: chunked', '', '1', '{', '']],
  ['a body that was announced and never comes', [...HEAD, 'Expect: 100-continue', 'Content-Length: 9', '', '']],
])('[HT21] %s: 408, and the connection is closed', async (_what, lines) => {
  expect(await open(hasty, lines).answer).toMatch(/HTTP\/1\.1 408 /);
});

it('[HT21] chunks without an end are cut off', async () => {
  const { socket, answer } = open(hasty, [...HEAD, 'Transfer-Encoding: chunked', '', '']);
  const timer = setInterval(() => socket.write('1\r\n \r\n'), 20);
  expect(await answer).toMatch(/HTTP\/1\.1 408 /);
  clearInterval(timer);
});

const form = ({ as, floor }: Served, length: number) => [
  `POST /api/floors/${floor}/labels HTTP/1.1`,
  'Host: a',
  `Authorization: Bearer ${as}`,
  'Connection: close',
  'Content-Type: multipart/form-data; boundary=X',
  `Content-Length: ${length}`,
  '',
  '',
];
const PARTS = ['--X', 'Content-Disposition: form-data; name="file"; filename="l.txt"', '', ''].join('\r\n');
const LINE = `mesh\t${'label '.repeat(15)}\n`;

it('[HT21] an upload may take longer than other requests while it moves', async () => {
  const rest = [...Array.from({ length: 20 }, () => LINE), '\r\n--X--\r\n'];
  const { socket, answer } = open(patient, form(patient, PARTS.length + rest.join('').length));
  socket.write(PARTS);
  // Longer than another request may take.
  for (const piece of rest) {
    await wait(200);
    socket.write(piece);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('[HT21] an upload that stops is cut off', async () => {
  const { socket, answer } = open(hasty, form(hasty, 10_000));
  socket.write(PARTS);
  expect(await answer).not.toMatch(/HTTP\/1\.1 200 /);
});

it('[HT29] a request behind an upload that was rejected in its middle is answered', async () => {
  const part = PARTS.replace('name="file"', 'name="other"');
  const rest = `${LINE.repeat(10_000)}\r\n--X--\r\n`;
  const head = form(patient, part.length + rest.length).filter((line) => line !== 'Connection: close');
  const { socket, answer } = open(patient, head);
  socket.write(part + rest);
  socket.write(['GET /healthz HTTP/1.1', 'Host: a', 'Connection: close', '', ''].join('\r\n'));
  expect(((await answer).match(/HTTP\/1\.1 \d+/g) ?? []).map((line) => line.slice(-3))).toEqual(['422', '200']);
});

it('[HT22] an address gets no more connections than its share, and one again when another ends', async () => {
  const get = ['GET /healthz HTTP/1.1', 'Host: a', '', ''];
  const held = Array.from({ length: MOST }, () => open(patient, get));
  for (const { socket } of held) await new Promise((done) => socket.once('data', done));
  expect(await open(patient, get).answer).toBe('');
  held[0]?.socket.destroy();
  await held[0]?.answer;
  // The service hears of the end a moment later.
  let answer = '';
  const last = ['GET /healthz HTTP/1.1', 'Host: a', 'Connection: close', '', ''];
  while (answer === '') answer = await open(patient, last).answer;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  for (const { socket } of held) socket.destroy();
});

it.each([71, 300])('[HT23] a boundary of %i characters: 415', async (length) => {
  const boundary = 'b'.repeat(length);
  const { test, as, floor } = hasty;
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/floors/${floor}/labels`,
    headers: { authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="l.txt"\r\n\r\na\tb\r\n--${boundary}--\r\n`,
  });
  expect(reply.statusCode).toBe(415);
});
