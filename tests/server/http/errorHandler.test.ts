import fastify from 'fastify';
import { expect, it } from 'vitest';
import { BusyError } from '../../../server/errors';
import { handleErrors } from '../../../server/http/errorHandler';

const withCode = (message: string, fields: object) => Object.assign(new Error(message), fields);

it.each([
  ['a connection that was lost', new Error('Connection terminated unexpectedly'), 503],
  ['a database that stops', withCode('terminating connection', { code: '57P01' }), 503],
  ['a database that starts', withCode('the database system is starting up', { code: '57P03' }), 503],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 503],
  ['a statement that took too long', withCode('canceling statement due to statement timeout', { code: '57014' }), 503],
  ['a database that answers nothing', new Error('Query read timeout'), 503],
  [
    'a database that only follows',
    withCode('cannot execute INSERT in a read-only transaction', { code: '25006' }),
    503,
  ],
  ['a pipe that is closed', withCode('write EPIPE', { code: 'EPIPE', syscall: 'write' }), 503],
  ['a host without a name', withCode('getaddrinfo ENOTFOUND', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 503],
  ['a host out of reach', withCode('connect EHOSTUNREACH', { code: 'EHOSTUNREACH', syscall: 'connect' }), 503],
  ['no socket yet', withCode('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }), 503],
  ['a store that is silent', new BusyError({ cause: new Error('silent') }), 503],
  ['a full disk of the database', withCode('could not extend file', { code: '53100' }), 507],
  ['a full disk of the service', withCode('no space left', { code: 'ENOSPC', syscall: 'write' }), 507],
  ['a file that should exist', withCode('no such file', { code: 'ENOENT', syscall: 'open' }), 500],
  ['a fault of the program', new TypeError('undefined is no function'), 500],
])('[HT28] %s is answered with its own status, and with when to try again', async (_what, error, status) => {
  const app = fastify();
  handleErrors(app);
  app.get('/', () => {
    throw error;
  });
  const reply = await app.inject('/');
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['retry-after'] !== undefined).toBe(status === 503);
  expect(reply.payload).not.toMatch(
    /terminat|cancel|read-only|EPIPE|getaddrinfo|starting|timeout|connect|extend|no space|no such|undefined|silent/i,
  );
  await app.close();
});
