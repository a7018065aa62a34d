/** `npm run doctor`, `npm run backup -- FILE`, `npm run restore -- FILE` and `npm run sweep`: see "Back up" in the README. */
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { fail, root, run } from './project.mjs';

await install();
if (!(await build()))
  fail('The service did not build.', 'The lines above say where; after a fix run the command again.');
process.exitCode = await run(process.execPath, [join(root, 'dist/server/operate.js'), ...process.argv.slice(2)]);
