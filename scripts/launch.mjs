/** Starts the built service after installing and building what is stale. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { fail, root } from './project.mjs';

/** @param {'demo' | 'serve'} mode */
export async function launch(mode) {
  await install();
  if (!(await build()))
    fail('The console or the service did not build.', 'The lines above say where; after a fix run the command again.');
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ATRIUM_MODE: mode },
  });
  // A terminal sends Ctrl-C to both processes; the service ends in order, and this one waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => {
    if (code !== 0 && signal === null)
      console.error(
        `\nThe service ended with ${code}; its last lines say why. If the port is taken, set PORT; if the data folder is in use, stop the other process or set DATA_DIR.`,
      );
    process.exitCode = code ?? 1;
  });
}
