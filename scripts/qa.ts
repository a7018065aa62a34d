/**
 * `npm run qa -- list [--json]` prints the paths of the machines; `npm run qa -- replay <machine> [path]` walks one, or
 * all of the machine's, in a browser against a running console, and prints each step with its result.
 */
import { parseArgs } from 'node:util';
import { listPaths } from './qa/listPaths';
import { replayPaths } from './qa/replayPaths';

const USAGE = `npm run qa -- list [--json]
npm run qa -- replay <machine> [path] [--headed] [--slow MS] [--base URL]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    headed: { type: 'boolean', default: false },
    slow: { type: 'string', default: '0' },
    base: { type: 'string', default: 'http://127.0.0.1:8080' },
  },
});
const [command, machine, path] = positionals;

if (command === 'list') listPaths(values.json);
else if (command === 'replay' && machine !== undefined) {
  const slow = Number(values.slow);
  if (!(slow >= 0)) throw new Error(`--slow takes milliseconds, not “${values.slow}”.`);
  process.exitCode = await replayPaths({
    machine,
    path: path ?? null,
    isHeaded: values.headed,
    slow,
    base: values.base.replace(/\/$/, ''),
  });
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
