import { type Browser, chromium, request } from 'playwright';
import { allReplayable, type Replayable } from '../../tests/models/replayable';
import { holdRequests } from '../../tests/models/support/browser/heldRequests';
import { walkInBrowser } from '../../tests/models/support/browser/walkInBrowser';
import { NotSupported } from '../../tests/models/support/notSupported';
import { browserPaths } from '../../tests/models/support/paths/browserPaths';
import { type Path, pathsOf } from '../../tests/models/support/paths/pathsOf';
import { leavesOf } from '../../tests/models/support/paths/triggers';
import { chromiumArgs, findChromium } from '../findChromium.mjs';

export interface Replay {
  readonly machine: string;
  /** The id of a path or its beginning; null for all. */
  readonly path: string | null;
  readonly isHeaded: boolean;
  /** Milliseconds between two steps. */
  readonly slow: number;
  /** Address of the console, without a slash at the end. */
  readonly base: string;
}

const PATIENCE = 8_000;

/** Walks the paths in a browser and prints each step. Returns 0 when all matched the machine, otherwise 1. */
export async function replayPaths({ machine, path, isHeaded, slow, base }: Replay): Promise<number> {
  const found = allReplayable.find(({ model }) => model.machine.id === machine);
  if (!found) {
    const names = allReplayable.map(({ model }) => model.machine.id).join(', ');
    console.error(`There is no machine “${machine}”: choose one of ${names}.`);
    return 2;
  }
  const { all, enough } = browserPaths(found.model, pathsOf(found.model));
  // A long walk can be chosen by its id too, but all paths already take its edges.
  const paths = path === null ? all : [...new Set([...all, ...enough.flat()])].filter(({ id }) => id.startsWith(path));
  if (paths.length === 0) {
    console.error(`${machine} has no path “${path}”: \`npm run qa -- list\` names them all.`);
    return 2;
  }
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    headless: !isHeaded,
    slowMo: slow,
  });
  const ends = { right: 0, wrong: 0, out: 0 };
  try {
    for (const one of paths) ends[await replay(found, one, browser, base)]++;
  } finally {
    await browser.close();
  }
  console.log(`\n${ends.right} as the chart says, ${ends.wrong} not, ${ends.out} left out`);
  return ends.wrong === 0 ? 0 : 1;
}

async function replay(
  { model, prepare }: Replayable,
  path: Path,
  browser: Browser,
  base: string,
): Promise<'right' | 'wrong' | 'out'> {
  console.log(`\n${path.id}  ${path.start}`);
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const api = await request.newContext({ baseURL: base });
  const page = await context.newPage();
  const held = await holdRequests(page, model);
  try {
    const ours = { dataDir: null, moveClock: null };
    const own = { ...ours, page, api, address: base, heldFor: held.heldFor, within: PATIENCE };
    const world = await prepare(own, null);
    await model.starts[path.start]?.open(world);
    await walkInBrowser(model, path, world, held, async ({ step, snapshot }) => {
      console.log(`  ${(step?.trigger.label ?? 'opened').padEnd(44)} ${leavesOf(snapshot).join(' + ')}`);
    });
    return 'right';
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof NotSupported) {
      console.log(`  left out: ${cause.message}`);
      return 'out';
    }
    console.log(`  not as the chart says: ${error instanceof Error ? error.message : String(error)}`);
    return 'wrong';
  } finally {
    await held.end();
    await api.dispose();
    await context.close();
  }
}
