import { expect, it } from 'vitest';
import { handleFault } from '../../server/processFaults';

const networkError = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });

it.each([
  ['a connection that nobody listened to', networkError, 'uncaughtException', 0],
  ['a connection of the database', new Error('Connection terminated unexpectedly'), 'uncaughtException', 0],
  ['a promise that nobody awaited', new TypeError('undefined is no function'), 'unhandledRejection', 0],
  ['a callback that stopped in its middle', new TypeError('undefined is no function'), 'uncaughtException', 1],
  ['something that is no error', 'thrown', 'uncaughtException', 1],
] as const)(
  '[OP18] %s is logged, and ends the service only where its state is unknown',
  (_what, error, origin, ends) => {
    const logged: string[] = [];
    let ended = 0;
    const log = { error: () => logged.push('error'), fatal: () => logged.push('fatal') };
    handleFault({ log, end: () => ended++ } as never, error, origin);
    expect([ended, logged]).toEqual([ends, [ends === 1 ? 'fatal' : 'error']]);
  },
);
