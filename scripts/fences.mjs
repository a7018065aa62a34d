/**
 * `npm run fences`: checks the imports of the tree against the rooms of .dependency-cruiser.mjs, those of types included,
 * and ends with 1 when one is forbidden. `npm run fences -- FOLDER [--json]` checks a tree elsewhere with the same rules.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import swc from '@swc/core';
import config from '../.dependency-cruiser.mjs';
import { root } from './project.mjs';

// dependency-cruiser parses every file as TypeScript without JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');

/**
 * The forbidden imports of `src` and `server` in a folder.
 * @returns {Promise<{ from: string, to: string, rule: string, instead: string }[]>} paths from the folder
 */
export async function findForbidden(folder = root) {
  const { options, forbidden } = config;
  const { output } = await cruise(
    ['src', 'server'],
    { ...options, baseDir: folder, ruleSet: { forbidden }, validate: true },
    { alias: { '@': join(folder, 'src') } },
  );
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  return output.summary.violations.map(({ from, to, rule: { name } }) => ({
    from,
    to,
    rule: name,
    instead: comments.get(name) ?? '',
  }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, format] = process.argv.slice(2);
  const found = await findForbidden(folder);
  if (format === '--json') console.log(JSON.stringify(found));
  else for (const { from, to, instead } of found) console.error(`${from} must not import ${to}.\n  ${instead}`);
  if (found.length > 0) process.exitCode = 1;
}
