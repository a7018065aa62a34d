/** Writes the fences of scripts/fences.mjs into biome.json; `--check` only says whether they are fresh. */
import { readFileSync, writeFileSync } from 'node:fs';
import { overrides } from './fences.mjs';

const file = new URL('../biome.json', import.meta.url);
const before = readFileSync(file, 'utf8');
const found = JSON.parse(before);
const { overrides: kept = [], ...rest } = found;
const own = kept.filter((one) => one.includes.every((glob) => !/^(src|server)\//.test(glob)));
const after = `${JSON.stringify({ ...rest, overrides: [...own, ...overrides] }, null, 2)}\n`;

if (process.argv.includes('--check')) {
  // Biome's own formatter may have laid the same rules out otherwise.
  if (JSON.stringify(JSON.parse(after)) !== JSON.stringify(found)) {
    console.error('biome.json does not hold the fences of scripts/fences.mjs: run `npm run fences`.');
    process.exit(1);
  }
} else writeFileSync(file, after);
