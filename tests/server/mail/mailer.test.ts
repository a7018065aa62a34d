import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestPasswordReset } from '@/contract/session/session';
import { sendDueEmails } from '../../../server/mail/mailer';
import { createSmtpTransport } from '../../../server/mail/smtpTransport';
import { type TestApp, testApp } from '../../support/service/testApp';
import { startSmtpDouble } from '../../support/smtpDouble';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const quiet = { error: () => {} };
const depsWith = (send: () => Promise<void>) => ({
  pool: test.database.pool,
  transport: { send },
  clock: () => test.clock.now,
  publicUrl: 'https://atrium.test',
});
const queued = async () => (await test.database.pool.query('SELECT attempts FROM mails ORDER BY id')).rows;

it('[ML10] a mail server that is silent is given up, and its connection is closed', async () => {
  const server = createServer();
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'a@atrium.example', 100);
  const sending = transport.send({ to: 'b@atrium.example', subject: 's', text: 't' });
  await expect(sending).rejects.toThrow();
  const [socket] = await accepted;
  if (!socket.closed) await once(socket.resume(), 'close');
  await new Promise((closed) => server.close(closed));
});

it('[ML10] a mail that failed holds up no other, and one that stops begins no further mail', async () => {
  for (const email of ['manager@riverside.example', 'editor@riverside.example', 'staff@atrium.example'])
    await test.call(requestPasswordReset, { body: { email } });
  let tries = 0;
  const failFirst = async () => {
    if (++tries === 1) throw new Error('The mail server is silent.');
  };
  const isStopping = () => tries === 2;
  expect(await sendDueEmails(depsWith(failFirst), quiet, isStopping)).toBe(1);
  expect(tries).toBe(2);
  expect(await queued()).toEqual([{ attempts: 1 }, { attempts: 0 }]);
  expect(await sendDueEmails(depsWith(failFirst), quiet)).toBe(1);
  test.clock.pass(2 * 60_000);
  expect(await sendDueEmails(depsWith(failFirst), quiet)).toBe(1);
  expect(await queued()).toEqual([]);
});

it.each([
  ['RCPT TO', '550 5.1.1 no such mailbox', []],
  ['DATA', '554 5.7.1 unwanted', []],
  ['RCPT TO', '450 4.2.1 try later', [{ attempts: 1 }]],
  ['MAIL FROM', '550 5.7.1 sender refused', [{ attempts: 1 }]],
])('[ML11] after %s is answered with %s, this many mails are tried again', async (command, reply, left) => {
  const server = await startSmtpDouble();
  server.refuse({ command, reply });
  const transport = createSmtpTransport(server.url, 'a@atrium.example');
  const failures: object[] = [];
  await test.database.pool.query('DELETE FROM mails');
  await test.call(requestPasswordReset, { body: { email: 'manager@riverside.example' } });
  const log = { error: (details: object) => void failures.push(details) };
  await sendDueEmails({ ...depsWith(async () => undefined), transport }, log);
  expect([failures.length, await queued()]).toEqual([1, left]);
  await server.close();
});
