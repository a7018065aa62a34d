/**
 * `npm run test:shaken [-- --seed N]`: runs the tests without a browser three times, each time with other things changed that
 * nobody promised (scripts/test/shakes.mjs). A test that fails here and passes in `npm test` leans on one of them. The seed is
 * printed, so that a run can be repeated.
 */
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { run, tool } from './project.mjs';

const { values } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } } });
await install();
const RUNS = [
  { shake: 'sequences,rows', projects: ['service-postgres'] },
  { shake: 'plans,files', projects: ['service-postgres'] },
  { shake: 'files', projects: ['unit', 'dom'] },
];
const failed = [];
for (const { shake, projects } of RUNS) {
  console.log(`\n── ${projects.join(' and ')} with other ${shake.replace(',', ' and ')}, seed ${values.seed}`);
  const code = await run(
    process.execPath,
    [tool('vitest/vitest.mjs'), 'run', ...projects.flatMap((name) => ['--project', name])],
    { env: { ATRIUM_TIER: 'whole', ATRIUM_SHAKE: shake, ATRIUM_SHAKE_SEED: values.seed } },
  );
  if (code !== 0) failed.push(shake);
}
console.log(
  failed.length === 0
    ? '\nNothing leans on what nobody promised.'
    : `\nTests failed with other ${failed.join('; with other ')}. Repeat with: npm run test:shaken -- --seed ${values.seed}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
