import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../findChromium.mjs';
import type { ReplayOptions } from './arguments';
import { checkConsole } from './console/checkConsole';
import { type Console, runningConsole, startConsole } from './console/console';
import { type Plan, type PlannedWalk, planOf } from './plan';
import { readProblem } from './problem/readProblem';
import { walkProblem } from './problem/walkProblem';
import { junitOf } from './report/junit';
import { prepareFolder, writeReport } from './report/reportFolder';
import { isEmpty, leftOutLines, PROBLEM, type RunResult, summaryOf, totalsOf, type WalkResult } from './report/results';
import { walkText } from './report/walkText';

/**
 * Walks what the options ask for and writes the report. Returns the exit status.
 * @throws an Error for a tester when nothing can be walked
 */
export async function replay(options: ReplayOptions): Promise<number> {
  const began = new Date();
  const { charts, leftOut, walks } = await planFor(options);
  if (walks.length === 0) {
    // A run of a delivery that has changed no machine has done its work; any other has not.
    const isUnchanged = options.since !== null;
    console.log(isUnchanged ? 'Nothing has to be walked.' : summaryOf({ walks: [], leftOut }));
    for (const line of leftOutLines(leftOut)) console.log(`left out: ${line}`);
    return isUnchanged ? 0 : 2;
  }
  for (const line of leftOutLines(leftOut)) console.log(`left out: ${line}`);
  const done = await withConsoles(options, walks, async (consoles) => {
    prepareFolder(options.out);
    return walkAll(walks, consoles, options);
  });
  const result: RunResult = {
    title: titleOf(options),
    console: options.base ?? 'a service of this run',
    startedAt: began.toISOString(),
    walks: done,
    leftOut,
    charts,
  };
  const page = writeReport(options.out, result);
  if (options.json !== null) write(options.json, `${JSON.stringify(result, null, 2)}\n`);
  if (options.junit !== null) write(options.junit, junitOf(result));
  console.log(`\n${summaryOf(result)}`);
  console.log(`The report is ${page}`);
  if (isEmpty(result)) return 2;
  return totalsOf(result).wrong === 0 ? 0 : 1;
}

async function planFor(options: ReplayOptions): Promise<Plan> {
  const { target, account } = options;
  if (target.kind !== 'problem') return planOf(options);
  const problem = readProblem(target.file);
  const walk: PlannedWalk = { machine: PROBLEM, walk: async (deps) => [await walkProblem(problem, account, deps)] };
  return { charts: problem.charts, leftOut: [], walks: [walk] };
}

const machinesOf = (walks: readonly PlannedWalk[]): string[] => [...new Set(walks.map(({ machine }) => machine))];

/** Opens the consoles that the walks need, and closes them afterwards. @throws when one cannot be walked in */
async function withConsoles<Result>(
  { base, workers }: ReplayOptions,
  walks: readonly PlannedWalk[],
  work: (consoles: readonly Console[]) => Promise<Result>,
): Promise<Result> {
  const consoles: Console[] = base === null ? [] : [runningConsole(base)];
  try {
    if (base === null)
      for (let left = Math.min(workers, machinesOf(walks).length); left > 0; left -= 1)
        consoles.push(await startConsole());
    for (const { address } of consoles) {
      const reason = await checkConsole(address);
      if (reason !== null) throw new Error(reason);
    }
    return await work(consoles);
  } finally {
    for (const one of consoles) await one.stop();
  }
}

/** Each worker has its turn with the next machine. */
async function walkAll(
  walks: readonly PlannedWalk[],
  consoles: readonly Console[],
  options: ReplayOptions,
): Promise<readonly WalkResult[]> {
  const queue = machinesOf(walks);
  /** Services of this run's own beside consoles that somebody else has started, for what those cannot bring about. */
  const further = new Map<Console, Promise<Console>>();
  const done = new Map<PlannedWalk, readonly WalkResult[]>();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    headless: !options.isHeaded,
    slowMo: options.slow,
    // The walk that runs ends first.
    handleSIGINT: false,
  });
  const interrupt = onInterrupt();
  try {
    const work = async (given: Console) => {
      for (let machine = queue.shift(); machine !== undefined; machine = queue.shift())
        for (const one of walks.filter((walk) => walk.machine === machine)) {
          if (interrupt.isAsked()) return;
          const results = await walkWherePossible(one, given);
          // A walk that was cut off says nothing.
          if (interrupt.isAsked()) return;
          done.set(one, results);
          for (const result of results) console.log(walkText(result));
        }
    };
    const walkWherePossible = async (one: PlannedWalk, given: Console): Promise<readonly WalkResult[]> => {
      const results = await one.walk(depsOf(browser, given, options));
      const [first] = results;
      if (!first?.needsOwnService) return results;
      const own = await (further.get(given) ?? begin(given));
      const again = await one.walk(depsOf(browser, own, options));
      const note = `in a service of this run’s own: ${first.reason}`;
      return again.map((result) => ({
        ...result,
        note: [note, result.note].filter((text) => text !== null).join('; '),
      }));
    };
    const begin = (given: Console): Promise<Console> => {
      const beginning = startConsole();
      further.set(given, beginning);
      return beginning;
    };
    await Promise.all(
      Array.from({ length: options.workers }, (_, index) => consoles[index % consoles.length]).flatMap((given) =>
        given ? [work(given)] : [],
      ),
    );
  } finally {
    for (const one of await Promise.allSettled(further.values()))
      if (one.status === 'fulfilled') await one.value.stop();
    interrupt.end();
    await browser.close();
  }
  return walks.flatMap((walk) => done.get(walk) ?? []);
}

const depsOf = (browser: Browser, own: Console, { out, target, until, isHeaded }: ReplayOptions) => ({
  browser,
  console: own,
  out,
  keepsOnlyFailedTraces: target.kind === 'all',
  atEnd: async (page: Page) => {
    if (until !== null && isHeaded) await page.waitForEvent('close', { timeout: 0 });
  },
});

/** Ctrl-C ends the walks; the report has those until then. */
function onInterrupt() {
  let isAsked = false;
  const ask = () => {
    isAsked = true;
  };
  process.once('SIGINT', ask);
  return { isAsked: () => isAsked, end: () => process.off('SIGINT', ask) };
}

function titleOf({ target }: ReplayOptions): string {
  if (target.kind === 'all') return 'All machines';
  return target.kind === 'machine' ? target.machine : 'A reported problem';
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
