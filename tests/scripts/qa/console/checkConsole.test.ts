import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkConsole } from '../../../../scripts/qa/console/checkConsole';

let server: Server | null = null;
afterEach(() => server?.close());

/** A service that answers the page with this text, and every sign-in with this status. */
async function service(page: string, signIn: (email: string) => number): Promise<string> {
  const made = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.method !== 'POST') return response.end(page);
      response.statusCode = signIn((JSON.parse(body) as { email: string }).email);
      return response.end('{}');
    });
  });
  server = made;
  await new Promise<void>((listening) => made.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}
const CONSOLE = '<div id="root"></div>';

it('[QA9] a console with the demo world is ready', async () => {
  expect(await checkConsole(await service(CONSOLE, () => 200))).toBeNull();
});

it('[QA9] nothing, and something else, are told from Atrium', async () => {
  const address = await service('<h1>Another page</h1>', () => 200);
  expect(await checkConsole(address)).toContain('is not the console of Atrium: start it with `npm start`');
  server?.close();
  server = null;
  expect(await checkConsole('http://127.0.0.1:9')).toContain('Atrium does not answer at http://127.0.0.1:9: start it');
});

it('[QA9] an account that is missing is named, and so is a limit of sign-ins', async () => {
  const address = await service(CONSOLE, (email) => (email.startsWith('editor') ? 401 : 200));
  expect(await checkConsole(address)).toContain('The demo account editor@riverside.example cannot sign in');
  server?.close();
  expect(await checkConsole(await service(CONSOLE, () => 429))).toContain('SIGN_INS_PER_ACCOUNT=100000');
});
