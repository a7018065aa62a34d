import { describe, expect, it } from 'vitest';
import { type QaCommand, readArguments, USAGE } from '../../../scripts/qa/arguments';

const optionsOf = (...args: string[]) => {
  const command = readArguments(['replay', ...args]);
  if (command.kind !== 'replay') throw new Error(JSON.stringify(command));
  return command.options;
};

describe('the arguments of qa', () => {
  it('[QA4] explain themselves', () => {
    for (const args of [[], ['--help'], ['-h'], ['list', '--help'], ['replay', '--help']])
      expect(readArguments(args)).toEqual({ kind: 'help' });
    for (const option of ['--json', '--every-path', '--since', '--shard', '--workers', '--fresh', '--until', '--junit'])
      expect(USAGE).toContain(option);
  });

  it('[QA4] name what is listed', () => {
    expect(readArguments(['list', '--json'])).toEqual({ kind: 'list', machine: null, isJson: true });
    expect(readArguments(['list', 'signIn'])).toEqual({ kind: 'list', machine: 'signIn', isJson: false });
  });

  it('[QA4] name what is walked, how and where', () => {
    expect(optionsOf('signIn')).toEqual({
      target: { kind: 'machine', machine: 'signIn', path: null },
      base: 'http://127.0.0.1:8080',
      isHeaded: false,
      slow: 0,
      until: null,
      shard: null,
      workers: 1,
      since: null,
      isEveryPath: false,
      out: 'qa-report',
      json: null,
      junit: null,
      account: 'manager@riverside.example',
    });
    expect(optionsOf('--all', '--fresh', '--shard', '2/3', '--workers', '4', '--since', 'main')).toMatchObject({
      target: { kind: 'all' },
      base: null,
      shard: { index: 2, count: 3 },
      workers: 4,
      since: 'main',
    });
    expect(optionsOf('problem.json', '--as', 'staff@atrium.example')).toMatchObject({
      target: { kind: 'problem', file: 'problem.json' },
      account: 'staff@atrium.example',
    });
    expect(optionsOf('signIn', '1a2b', '--until', 'code', '--base', 'http://x/')).toMatchObject({
      target: { kind: 'machine', machine: 'signIn', path: '1a2b' },
      until: 'code',
      base: 'http://x',
    });
  });

  it.each([
    [['walk'], 'There is no command “walk”'],
    [['replay'], 'replay needs a machine, a reported file, or --all'],
    [['replay', 'signIn', '--shard', '4/3'], '--shard takes a part such as 1/3, not “4/3”.'],
    [['replay', 'signIn', '--shard', 'one'], '--shard takes a part such as 1/3'],
    [['replay', 'signIn', '--workers', '0'], '--workers takes a whole number from 1'],
    [['replay', 'signIn', '--slow', 'much'], '--slow takes a whole number'],
    [['replay', '--all', 'signIn'], 'leave out “signIn”'],
    [['replay', '--all', '--until', 'code'], 'name the machine'],
    [['replay', 'signIn', 'a', 'b'], 'not “b” as well'],
    [['replay', 'problem.json', 'a'], 'A reported file has no path'],
    [['replay', 'signIn', '--fresh', '--base', 'http://x'], 'leave out --base'],
    [['replay', 'signIn', '--hedaed'], '--hedaed'],
    [['list', 'signIn', 'toast'], 'not “toast” as well'],
  ] as [string[], string][])('[QA4] %j are wrong, with the reason', (args, reason) => {
    const command: QaCommand = readArguments(args);
    expect(command.kind).toBe('wrong');
    expect(command.kind === 'wrong' && command.reason).toContain(reason);
  });
});
