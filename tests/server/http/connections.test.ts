import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';

/** Far below those of the product, so that a test waits for none of them for long. */
const LIMITS = {
  headersTimeout: 300,
  requestTimeout: 600,
  checkingInterval: 50,
  uploadWindow: 1500,
  uploadLeast: 100,
  maxPerAddress: 4,
};

let test: TestApp;
let as: string;
let floor: string;
let port: number;
beforeAll(async () => {
  test = await testApp({ limits: LIMITS });
  as = await test.signInAs('manager@riverside.example');
  floor = (await makeLocation(test, as, await organisationOf(test, test.organisations.riverside))).floors[0];
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

/** Opens a connection, writes the lines and gives what is answered until the service closes it. */
function open(lines: readonly string[]): { socket: Socket; answer: Promise<string> } {
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
  expect(await open(lines).answer).toMatch(/HTTP\/1\.1 408 /);
});

it('[HT21] chunks without an end are cut off', async () => {
  const { socket, answer } = open([...HEAD, 'Transfer-Encoding: chunked', '', '']);
  const timer = setInterval(() => socket.write('1\r\n \r\n'), 20);
  expect(await answer).toMatch(/HTTP\/1\.1 408 /);
  clearInterval(timer);
});

const form = (length: number) => [
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
  const { socket, answer } = open(form(PARTS.length + rest.join('').length));
  socket.write(PARTS);
  for (const piece of rest) {
    await wait(80);
    socket.write(piece);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('[HT21] an upload that stops is cut off', async () => {
  const { socket, answer } = open(form(10_000));
  socket.write(PARTS);
  expect(await answer).not.toMatch(/HTTP\/1\.1 200 /);
});

it('[HT29] a request behind an upload that was rejected in its middle is answered', async () => {
  const part = PARTS.replace('name="file"', 'name="other"');
  const rest = `${LINE.repeat(10_000)}\r\n--X--\r\n`;
  const head = form(part.length + rest.length).filter((line) => line !== 'Connection: close');
  const { socket, answer } = open(head);
  socket.write(part + rest);
  socket.write(['GET /healthz HTTP/1.1', 'Host: a', 'Connection: close', '', ''].join('\r\n'));
  expect(((await answer).match(/HTTP\/1\.1 \d+/g) ?? []).map((line) => line.slice(-3))).toEqual(['422', '200']);
});

it('[HT22] an address gets no more connections than its share, and one again when another ends', async () => {
  const get = ['GET /healthz HTTP/1.1', 'Host: a', '', ''];
  const held = Array.from({ length: LIMITS.maxPerAddress }, () => open(get));
  for (const { socket } of held) await new Promise((done) => socket.once('data', done));
  expect(await open(get).answer).toBe('');
  held[0]?.socket.destroy();
  await held[0]?.answer;
  // The service hears of the end a moment later.
  let answer = '';
  while (answer === '') answer = await open(['GET /healthz HTTP/1.1', 'Host: a', 'Connection: close', '', '']).answer;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  for (const { socket } of held) socket.destroy();
});

it.each([71, 300])('[HT23] a boundary of %i characters: 415', async (length) => {
  const boundary = 'b'.repeat(length);
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/floors/${floor}/labels`,
    headers: { authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="l.txt"\r\n\r\na\tb\r\n--${boundary}--\r\n`,
  });
  expect(reply.statusCode).toBe(415);
});
