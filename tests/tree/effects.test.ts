import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readImportGraph } from '../../scripts/mutate/run/importGraph';
import { sourceFilesIn } from '../support/sourceTree';

/** The means by which code goes on beside what is rendered, or changes what others hold. */
const EFFECTS =
  /addEventListener|setTimeout|setInterval|requestAnimationFrame|\.subscribe\(|\.on\('|localStorage|sessionStorage|BroadcastChannel|(Resize|Intersection)Observer|matchMedia|use(Layout)?Effect\(|invalidateQueries|useMutation|setQueryData|ensureQueryData|\.send\(|\.provide\(/;

/** The visualizer is a tool of developers, and the start of the page is tried in a browser. */
const NOT_MEANT = /^src\/(app|screens)\/machines\/|^src\/app\/(main|(wayfinder|embed)\/main)\.tsx$|\.worker\.ts$/;

/** Components are tried in the browser too; a hook or a function is tried at its own level. */
const isHookOrFunction = (file: string) => /^(use[A-Z]\w*\.tsx?|[a-z]\w*\.ts|[A-Z]\w*\.ts)$/.test(basename(file));

/** Steps between a test and the file: the file itself, or the one that uses it. */
const NEAR = 2;

it('[MT29] every hook or function with effects has a test that imports it, or the file that uses it', () => {
  const graph = readImportGraph();
  const files = ['src/app', 'src/components', 'src/screens', 'src/workers']
    .flatMap((folder) => sourceFilesIn(folder))
    .filter((file) => isHookOrFunction(file) && !NOT_MEANT.test(file) && EFFECTS.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  const isTested = (file: string) =>
    [...graph.importersOf(file)].some(
      ([path, steps]) =>
        steps <= NEAR &&
        /\.test\.tsx?$/.test(path) &&
        !/^tests\/(models|tree|scripts|server)\/|routes\.test/.test(path),
    );
  expect(files.filter((file) => !isTested(file))).toEqual([]);
});
