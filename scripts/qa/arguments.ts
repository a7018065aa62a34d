import { parseArgs } from 'node:util';

/** Part `index` of `count` parts, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The target of a replay: the paths of a machine, those of all machines, or the events of a reported problem. */
export type ReplayTarget =
  | { readonly kind: 'machine'; readonly machine: string; readonly path: string | null }
  | { readonly kind: 'all' }
  | { readonly kind: 'problem'; readonly file: string };

export interface ReplayOptions {
  readonly target: ReplayTarget;
  /** The address of a running console, without a slash at the end; null starts a service for this run. */
  readonly base: string | null;
  readonly isHeaded: boolean;
  /** Milliseconds between two actions of the browser. */
  readonly slow: number;
  /** The state where a walk ends. */
  readonly until: string | null;
  readonly shard: Shard | null;
  /** Walks at the same time. */
  readonly workers: number;
  /** A git reference: only machines that have changed since then. */
  readonly since: string | null;
  /** All paths instead of enough of them for every edge. */
  readonly isEveryPath: boolean;
  /** The folder of the report page. */
  readonly out: string;
  readonly json: string | null;
  readonly junit: string | null;
  /** The account that a reported problem is replayed with. */
  readonly account: string;
}

export type QaCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly machine: string | null; readonly isJson: boolean }
  | { readonly kind: 'replay'; readonly options: ReplayOptions }
  | { readonly kind: 'wrong'; readonly reason: string };

export const USAGE = `npm run qa -- list [MACHINE] [--json]
    prints the machines, what their paths cover, and every path with its id

npm run qa -- replay MACHINE [PATH] [options]
npm run qa -- replay --all [options]
    walks paths in a browser and writes a report page; PATH is an id of the list, or its first characters
npm run qa -- replay FILE.json [--as EMAIL] [options]
    walks the events of a problem that was reported from the help of the console

  --base URL      the console to walk in (http://127.0.0.1:8080); what it cannot bring about is walked in a service of
                  this run's own
  --fresh         start a service of this run's own, with the demo world, and remove it afterwards
  --until STATE   take the shortest way to a state and stop there; with --headed the window stays open
  --every-path    walk every path, not only enough of them for every edge
  --since REF     only machines that have changed since a git reference, by their own file, model or imports
  --shard 1/3     only the first of three equal parts
  --workers N     walk N machines at the same time (1)
  --headed        show the browser
  --slow MS       wait between the actions of the browser
  --as EMAIL      the demo account for a reported problem (manager@riverside.example)
  --out DIR       the folder of the report page (qa-report)
  --json FILE     write the results as JSON
  --junit FILE    write the results as JUnit XML

Exit status: 0 when every walk was as the machine says, 1 when one was not, 2 when nothing was walked.`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  all: { type: 'boolean', default: false },
  base: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  until: { type: 'string' },
  'every-path': { type: 'boolean', default: false },
  since: { type: 'string' },
  shard: { type: 'string' },
  workers: { type: 'string', default: '1' },
  headed: { type: 'boolean', default: false },
  slow: { type: 'string', default: '0' },
  as: { type: 'string', default: 'manager@riverside.example' },
  out: { type: 'string', default: 'qa-report' },
  json: { type: 'string' },
  junit: { type: 'string' },
} as const;

const LIST_OPTIONS = { help: OPTIONS.help, json: { type: 'boolean', default: false } } as const;

const MOST_WORKERS = 16;

/** Reads the arguments behind `npm run qa --`. */
export function readArguments(given: readonly string[]): QaCommand {
  const [command, ...rest] = given;
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') return { kind: 'help' };
  try {
    if (command === 'list') return readList(rest);
    if (command === 'replay') return readReplay(rest);
  } catch (error) {
    return { kind: 'wrong', reason: error instanceof Error ? error.message : String(error) };
  }
  return { kind: 'wrong', reason: `There is no command “${command}”: use list or replay.` };
}

function readList(args: string[]): QaCommand {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: LIST_OPTIONS });
  if (values.help) return { kind: 'help' };
  const [machine = null, extra] = positionals;
  if (extra !== undefined) throw new Error(`list takes one machine, not “${extra}” as well.`);
  return { kind: 'list', machine, isJson: values.json };
}

function readReplay(args: string[]): QaCommand {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  if (values.help) return { kind: 'help' };
  if (values.fresh && values.base !== undefined)
    throw new Error('--fresh starts a service of its own: leave out --base.');
  const target = targetOf(positionals, values.all);
  if (values.until !== undefined && target.kind !== 'machine')
    throw new Error('--until names a state of one machine: name the machine.');
  return {
    kind: 'replay',
    options: {
      target,
      base: values.fresh ? null : (values.base ?? 'http://127.0.0.1:8080').replace(/\/+$/, ''),
      isHeaded: values.headed,
      slow: numberOf('slow', values.slow, 0, 60_000),
      until: values.until ?? null,
      shard: values.shard === undefined ? null : shardOf(values.shard),
      workers: numberOf('workers', values.workers, 1, MOST_WORKERS),
      since: values.since ?? null,
      isEveryPath: values['every-path'],
      out: values.out,
      json: values.json ?? null,
      junit: values.junit ?? null,
      account: values.as,
    },
  };
}

function targetOf([first, second, extra]: readonly string[], isAll: boolean): ReplayTarget {
  if (extra !== undefined) throw new Error(`replay takes a machine and a path, not “${extra}” as well.`);
  if (isAll) {
    if (first !== undefined) throw new Error(`--all walks every machine: leave out “${first}”.`);
    return { kind: 'all' };
  }
  if (first === undefined)
    throw new Error('replay needs a machine, a reported file, or --all: `npm run qa -- list` names the machines.');
  if (!first.endsWith('.json')) return { kind: 'machine', machine: first, path: second ?? null };
  if (second !== undefined) throw new Error(`A reported file has no path: leave out “${second}”.`);
  return { kind: 'problem', file: first };
}

function shardOf(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) throw new Error(`--shard takes a part such as 1/3, not “${text}”.`);
  return { index, count };
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most || text.trim() === '')
    throw new Error(`--${name} takes a whole number from ${least} to ${most}, not “${text}”.`);
  return number;
}
