/** Says which tests a run has left out, and how many. */
import { capture, tool } from '../project.mjs';

const ONLY_FULL = [
  'all browser paths of each machine, beyond those that see each state and edge (each state of those in tests/models/walkedByState.ts)',
  'each script and call of a screen failing alone',
  'the tests with shaken order, numbers and plans (npm run test:shaken)',
  'every fault that can be planted in a machine, and fifty rounds of the race for a code',
  'the steps of the container image, and its start',
];

/** @param {import('./tier.mjs').Tier} tier */
export async function printLeftOut(tier) {
  if (tier === 'full') return;
  if (tier === 'short') {
    const [some, all] = [await countTests('short'), await countTests('whole')];
    console.log('\nLeft out here, and run with npm run test:whole:');
    for (const [project, count] of all) {
      const missing = count - (some.get(project) ?? 0);
      if (missing > 0) console.log(`  ${missing} of ${count} ${project}`);
    }
    console.log('  the configuration of nginx');
  }
  console.log(`\nOnly in npm run test:full:\n${ONLY_FULL.map((one) => `  ${one}`).join('\n')}`);
}

/** How many tests each project of a tier has, by its name. Files are counted for vitest, whose tests are known when they run. */
async function countTests(tier) {
  const env = { ATRIUM_TIER: tier };
  const [browser, files] = await Promise.all([
    capture(process.execPath, [tool('playwright/cli.js'), 'test', '--list', '--reporter=json'], { env }),
    capture(process.execPath, [tool('vitest/vitest.mjs'), 'list', '--filesOnly', '--json'], { env }),
  ]);
  const counts = new Map();
  const add = (name, count) => counts.set(name, (counts.get(name) ?? 0) + count);
  const walk = (suite) => {
    for (const { tests } of suite.specs ?? [])
      for (const { projectName } of tests) add(`browser tests of ${projectName}`, 1);
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of JSON.parse(browser.output).suites) walk(suite);
  for (const { projectName } of JSON.parse(files.output)) add(`files of ${projectName}`, 1);
  return counts;
}
