/** Bytes of script, gzipped, that the built console loads for three screens: what the budget of the tests counts. */
import { execFileSync } from 'node:child_process';
import { root } from '../scripts/project.mjs';
import { reportRow } from './support/rows.mjs';

/** Directus' app: about 2.1 MiB of script before it shows anything. */
const PEER = "Directus' app, for scale: 2150 KiB";
let output;
try {
  output = execFileSync(process.execPath, ['scripts/build/bundleBudget.mjs'], { cwd: root, encoding: 'utf8' });
} catch (error) {
  output = error.stdout; // over a budget
}
for (const [, screen, kib, files, limit] of output.matchAll(
  /^(.+): ([\d.]+) KiB gzip in (\d+) files, .* of (\d+) KiB$/gm,
))
  reportRow({
    work: `script of ${screen}`,
    ours: `${kib} KiB in ${files} files`,
    peer: PEER,
    value: Number(kib),
    unit: 'KiB',
    atMost: Number(limit),
  });
