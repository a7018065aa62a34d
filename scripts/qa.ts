/** `npm run qa`: lists the paths of the machines, and walks them in a browser. `npm run qa -- --help` says how. */
import { runQa } from './qa/runQa';

// A reader such as `head` closes the pipe when it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await runQa(process.argv.slice(2));
