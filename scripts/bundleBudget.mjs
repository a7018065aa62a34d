/** How many bytes of script, gzipped, a person loads for the sign-in page, and how many more for the editor. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { giveUp, root } from './project.mjs';

const KIB = 1024;
const SIGN_IN = { name: 'the sign-in page', screen: 'src/screens/signIn', limit: 200 * KIB };
const EDITOR = { name: 'the editor, on top', screen: 'src/screens/editor', limit: 160 * KIB };

const console_ = join(root, 'dist/console');
const file = join(console_, '.vite/manifest.json');
if (!existsSync(file)) giveUp('dist/console has no manifest.', 'Run `npm run build` first.');
const manifest = JSON.parse(readFileSync(file, 'utf8'));

/** A chunk and everything that it imports before it runs. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, found);
  return found;
}

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
/** The chunks that are loaded when a screen is opened: its lazy ones, and those of routes that are named for it. */
const chunksOf = (screen) =>
  Object.keys(manifest).filter(
    (key) => manifest[key].isDynamicEntry && key.toLowerCase().startsWith(screen.toLowerCase()),
  );
const gzip = (key) => gzipSync(readFileSync(join(console_, manifest[key].file))).length;
const all = (keys) => keys.reduce((found, key) => closure(key, found), new Set());

let over = false;
function check({ name, limit }, keys) {
  const scripts = [...keys].filter((key) => manifest[key].file.endsWith('.js'));
  const bytes = scripts.reduce((sum, key) => sum + gzip(key), 0);
  const verdict = bytes > limit ? 'over' : 'within';
  over ||= bytes > limit;
  console.log(
    `${name}: ${(bytes / KIB).toFixed(1)} KiB gzip in ${scripts.length} files, ${verdict} the budget of ${limit / KIB} KiB`,
  );
}

const signIn = all([...entries, ...chunksOf(SIGN_IN.screen)]);
check(SIGN_IN, signIn);
const editor = chunksOf(EDITOR.screen);
if (editor.length > 0)
  check(
    EDITOR,
    [...all(editor)].filter((key) => !signIn.has(key)),
  );
else if (existsSync(join(root, EDITOR.screen))) {
  over = true;
  console.error(`No lazy chunk begins in ${EDITOR.screen}: the editor would be loaded with the sign-in page.`);
}
process.exitCode = over ? 1 : 0;
