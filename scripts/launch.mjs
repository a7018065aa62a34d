/** Starts the built service after installing and building what is stale. */
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { fail, root, run } from './project.mjs';
import { supervise } from './supervise.mjs';

/** @param {'demo' | 'serve'} mode */
export async function launch(mode) {
  await install();
  if (!(await build()))
    fail('The console or the service did not build.', 'The lines above say where; after a fix run the command again.');
  const program = join(root, 'dist/server/main.js');
  const env = { ...process.env, NODE_ENV: 'production', ATRIUM_MODE: mode };
  process.exitCode = process.argv.includes('--check')
    ? await run(process.execPath, [program, '--check'], { env })
    : await supervise(program, env);
}
