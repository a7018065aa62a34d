import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from '../../scripts/project.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the scripts that children run; see vite.node.config.mjs. */
export async function buildScripts() {
  const vite = here('../node_modules/vite/bin/vite.js');
  const config = here('../vite.node.config.mjs');
  const code = await run(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'error']);
  if (code !== 0) throw new Error('The scripts of the benchmarks do not build.');
}

/**
 * Runs a built script in a process of its own, so that its peak memory and its garbage are its own.
 * @returns the JSON of each line that it prints
 */
export function runChild(script, args, { heap = 8192 } = {}) {
  return new Promise((answered, failed) => {
    const file = join(here('../node_modules/.node'), `${script}.mjs`);
    const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, '--expose-gc', file, ...args.map(String)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', failed);
    child.once('exit', (code) => {
      if (code === 0)
        answered(
          output
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line)),
        );
      else failed(new Error(`${script} ${args.join(' ')} ended with ${code}`));
    });
  });
}
