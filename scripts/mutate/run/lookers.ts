import { readFileSync } from 'node:fs';
import type { ImportGraph } from './importGraph';

/** Tests that read all machines or all screens: they are about those files alone that they import themselves. */
const NOT_ABOUT =
  /^tests\/(models|tree|scripts|workers|model\/statechart|model\/redaction|(machines|app|screens)\/(inspect|machines)|app\/routing)\//;

/** Tests further away than these import the file by chance; they may notice more than a run says. */
const MOST_TESTS = 20;

/** `tests/api/` for a file of src/api: the tests there are about it, however far away it is imported. */
const areaOf = (file: string): string => `${file.split('/').slice(0, 2).join('/').replace(/^src/, 'tests')}/`;

interface Lookers {
  readonly models: readonly string[];
  readonly tests: readonly string[];
}

/** The models and tests that import a file, those first that are nearest to it. */
export function lookersAt(file: string, graph: ImportGraph): Lookers {
  const area = areaOf(file);
  const rank = ([path, steps]: readonly [string, number]) => (path.startsWith(area) ? steps / 2 : steps);
  const steps = graph.importersOf(file);
  const near = [...steps].sort((one, other) => rank(one) - rank(other)).map(([path]) => path);
  const isAbout = (path: string) => !NOT_ABOUT.test(path) || steps.get(path) === 1;
  return {
    models: near.filter((path) => path.endsWith('.model.ts')),
    tests: near
      .filter((path) => /\.test\.tsx?$/.test(path) && isAbout(path) && !path.startsWith('tests/server/'))
      .slice(0, MOST_TESTS),
  };
}

const ID = /createMachine\(\{\s*id: '(\w+)'/;

/** Ids of the machines that a file belongs to: its own, or those that are made of it. */
export function machinesOf(file: string, graph: ImportGraph): readonly string[] {
  const files = [...graph.importersOf(file).keys()].filter((path) => path.endsWith('.machine.ts'));
  const own = files.includes(file) ? [file] : files;
  return own.flatMap((path) => ID.exec(readFileSync(path, 'utf8'))?.[1] ?? []);
}
