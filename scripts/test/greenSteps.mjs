/**
 * Remembers which steps were green on this machine, by a hash of the files that they read: a step whose files have not
 * changed since need not run again.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that every step depends on. */
const EVERYWHERE = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/test.mjs', 'scripts/test/'];

/**
 * A step reads a file whose path begins with one of its inputs; an empty text stands for all files. Every step depends on the
 * `programs` that tests run, each with its version.
 */
export function createGreenSteps(root, { isRemembering = true, programs = [] } = {}) {
  const file = join(root, '.cache/green.json');
  const green = isRemembering && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // Read once, at the start: what changes while the steps run was not tested.
  const hashes = hashFiles(root);
  const hashOf = (inputs) => {
    const hash = createHash('sha256').update([process.version, process.platform, ...programs].join('\n'));
    for (const [path, own] of hashes)
      if ([...EVERYWHERE, ...inputs].some((input) => path.startsWith(input))) hash.update(`${path} ${own}\n`);
    return hash.digest('hex');
  };
  return {
    /** How many tests passed when the step was green with these very files; null when it must run. */
    passed: (name, inputs) => {
      if (!isRemembering || hashes === null) return null;
      const known = green[name];
      return known?.hash === hashOf(inputs) ? known.passed : null;
    },
    note: (name, inputs, passed) => {
      if (hashes === null) return;
      green[name] = { hash: hashOf(inputs), passed };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(green, null, 2));
    },
  };
}

/** The hash of each file that git tracks or would track, by its path; null where the folder is no clone. */
function hashFiles(root) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] };
  let listed;
  try {
    listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], options);
  } catch {
    return null;
  }
  return new Map(
    listed
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(root, path)) && statSync(join(root, path)).isFile())
      .sort()
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      ]),
  );
}
