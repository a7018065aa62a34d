import { spawn } from 'node:child_process';
import { root } from '../../scripts/project.mjs';

/** Runs a script in a process of its own, so that its peak memory and its garbage are its own; gives the JSON of its last line. */
export function askChild(script, args, { heap = 8192 } = {}) {
  return new Promise((answered, failed) => {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${heap}`, '--expose-gc', '--import', 'tsx', script, ...args.map(String)],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', failed);
    child.once('exit', (code) => {
      if (code === 0) answered(JSON.parse(said.trim().split('\n').at(-1)));
      else failed(new Error(`${script} ${args.join(' ')} ended with ${code}`));
    });
  });
}
