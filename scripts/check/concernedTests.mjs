/** Which test files `npm run check` runs for a change: the nearest first, as many as fit into its time. */
import { dirname, join, normalize } from 'node:path';

/** Seconds of tests, by `tests/durations.json`, of which two run at a time. */
const SECONDS = 40;
/** Seconds of a file that is not in that table, with the loading of what it tests. */
const USUAL_SECONDS = 0.7;

/** Those of the service need a database. */
const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/server/');

/** The files of the project that a file imports, as they may be called: without their ending. */
export function importsOf(file, content) {
  const found = [];
  for (const [, name] of content.matchAll(/(?:\bfrom |^import |import\()\s*'([^']+)'/gm)) {
    if (name.startsWith('@/')) found.push(`src/${name.slice(2)}`);
    else if (name.startsWith('.')) found.push(normalize(join(dirname(file), name)));
  }
  return found.map(withoutEnding);
}

/** Tests that read files of the tree instead of importing them, with the files that they read. */
const READERS = [
  [/^src\/(contract|machines)\/|^docs\/(openapi|machines|rights)/, 'tests/tree/docs.test.ts'],
  [/^docs\/rules\//, 'tests/tree/rules.test.ts'],
  [/^src\/(app|components|machines|model|screens)\//, 'tests/tree/texts.test.ts'],
  [/\.(tsx?|mjs)$/, 'tests/tree/comments.test.ts'],
];

const withoutEnding = (file) => file.replace(/\.(d\.)?(tsx?|mjs|mts)$/, '');

/** The folder of the tests of a file: those of src/model/content are in tests/model/content. */
const folderOfTests = (file) => (file.startsWith('src/') ? file.replace(/^src/, 'tests') : join('tests', file));

/**
 * The tests to run, the nearest first: those that changed, those that import or read what changed, those of its folder, and
 * those that import what imports it.
 * @param {readonly string[]} changed paths in the project
 * @param {ReadonlyMap<string, readonly string[]>} imports of every source and test, as `importsOf` gives them
 * @param {Readonly<Record<string, number>>} seconds of test files
 * @returns {{ run: readonly string[], left: readonly string[] }} `left` are those for which the time does not suffice
 */
export function concernedTests(changed, imports, seconds) {
  const files = [...imports.keys()];
  const importersOf = (of) => {
    const names = new Set(of.map(withoutEnding));
    return files.filter((file) => (imports.get(file) ?? []).some((name) => names.has(name)));
  };
  const importers = importersOf(changed);
  const folders = new Set(changed.map((file) => dirname(folderOfTests(file))));
  const readers = READERS.filter(([read]) => changed.some((file) => read.test(file))).map(([, test]) => test);
  const nearest = [
    ...changed,
    ...importers,
    ...readers,
    ...files.filter((file) => folders.has(dirname(file))),
    ...importersOf(importers.filter((file) => !isTest(file))),
  ];
  const concerned = [...new Set(nearest)].filter((file) => isTest(file) && imports.has(file));
  let spent = 0;
  const fitting = concerned.map((file) => {
    spent += seconds[file] ?? USUAL_SECONDS;
    return changed.includes(file) || spent <= SECONDS;
  });
  return {
    run: concerned.filter((_, index) => fitting[index]),
    left: concerned.filter((_, index) => !fitting[index]),
  };
}
