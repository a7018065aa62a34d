import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/service/testApp';
import { RAW_REQUESTS, type RawRequest } from './rawRequests';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await testApp();
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(address).port);
});
afterAll(() => test.close());

/** Sends the bytes, says that no more will come, and gives what was answered before the service hung up. */
const exchange = ({ bytes }: Pick<RawRequest, 'bytes'>): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const answer: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('The service keeps the connection open.'));
    }, 10_000);
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(answer).toString('latin1'));
    };
    socket.on('data', (chunk) => answer.push(chunk));
    socket.on('end', end);
    // A service that hangs up on nonsense resets the connection.
    socket.on('error', end);
    socket.on('connect', () => socket.end(bytes));
  });

it('[BI3] there are forty of them', () => {
  expect(new Set(RAW_REQUESTS.map(({ name }) => name)).size).toBe(40);
});

it.each(RAW_REQUESTS.map((request) => [request.name, request] as const))(
  '[BI3] %s is answered below 500 or cut off, and the next request is answered',
  async (_name, request) => {
    const answer = await exchange(request);
    const status = /^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1];
    if (answer !== '') expect(Number(status)).toBeLessThan(500);
    expect(answer).not.toMatch(/\.ts:\d|node_modules|root:x:/);
    const next = await exchange({
      bytes: Buffer.from('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    });
    expect(next).toMatch(/^HTTP\/1\.1 200/);
  },
);
