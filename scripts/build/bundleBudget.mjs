/**
 * How many bytes of script, gzipped, a person loads for the sign-in page, the locations, and how many more for the editor;
 * and a visitor for the whole map of a location, with the largest of the languages that are loaded apart, and on top of it for
 * what repeats and for its view in three dimensions.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail, root } from '../project.mjs';

const KIB = 1024;
/**
 * The scripts that a browser fetches before a screen can be used. A chunk is named by the file that begins it, or by
 * its group.
 */
const SIGN_IN = { name: 'the sign-in page', chunks: [], limit: 202 * KIB };
const LOCATIONS = {
  name: 'the locations',
  chunks: ['shell', 'src/app/locations/LocationsRoute.tsx'],
  limit: 302 * KIB,
};
const EDITOR = {
  name: 'the editor, on top of the locations',
  chunks: ['src/app/editor/EditorRoute.tsx', 'src/components/mapCanvas/surface/StageSurface.tsx'],
  limit: 163 * KIB,
};
/** It is loaded by pages of customers; the map itself is in a frame. */
const ELEMENT = { name: 'the element for other pages', limit: 6 * KIB };
const WAYFINDER = { name: 'the built wayfinder', limit: 251 * KIB };
/** Loaded where an event or offer repeats. */
const REPEATS = { name: 'what repeats, on top of the built wayfinder', limit: 2 * KIB };
/** Loaded when a visitor asks for it. */
const MODEL = { name: 'the view in three dimensions, on top of the built wayfinder', limit: 140 * KIB };

const console_ = join(root, 'dist/console');
const file = join(console_, '.vite/manifest.json');
if (!existsSync(file)) fail('dist/console has no manifest.', 'Run `npm run build` first.');
const manifest = JSON.parse(readFileSync(file, 'utf8'));

/** A chunk and everything that it imports before it runs. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, found);
  return found;
}

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const gzip = (path) => gzipSync(readFileSync(path)).length;

const keyOf = (chunk) =>
  chunk in manifest ? chunk : Object.keys(manifest).find((key) => manifest[key].name === chunk && !manifest[key].src);

function all(chunks) {
  const missing = chunks.filter((chunk) => keyOf(chunk) === undefined);
  if (missing.length > 0)
    fail(`No chunk of its own begins in ${missing.join(', ')}.`, 'Load it lazily in src/app/routing/routes.tsx.');
  return chunks.reduce((found, chunk) => closure(keyOf(chunk), found), new Set());
}

let over = false;
function check({ name, limit }, files) {
  const scripts = files.filter((path) => path.endsWith('.js'));
  const bytes = scripts.reduce((sum, path) => sum + gzip(path), 0);
  const verdict = bytes > limit ? 'over' : 'within';
  over ||= bytes > limit;
  console.log(
    `${name}: ${(bytes / KIB).toFixed(1)} KiB gzip in ${scripts.length} files, ${verdict} the budget of ${limit / KIB} KiB`,
  );
}

const filesOf = (keys) => [...keys].map((key) => join(console_, manifest[key].file));

const locations = all([...entries, ...LOCATIONS.chunks]);
check(SIGN_IN, filesOf(all([...entries, ...SIGN_IN.chunks])));
check(LOCATIONS, filesOf(locations));
check(EDITOR, filesOf([...all(EDITOR.chunks)].filter((key) => !locations.has(key))));
const wayfinder = join(root, 'dist/wayfinder');
const wayfinderFiles = readdirSync(wayfinder, { recursive: true }).map((path) => join(wayfinder, path));
const isLanguage = (path) => path.includes('/assets/languages/') && path.endsWith('.js');
const [, ...others] = wayfinderFiles.filter(isLanguage).sort((one, other) => gzip(other) - gzip(one));
const models = wayfinderFiles.filter((path) => /\/ModelView-[^/]+\.js$/.test(path));
if (models.length !== 1) fail('The view in three dimensions is not one chunk of its own.', 'Load it lazily alone.');
const repeats = wayfinderFiles.filter((path) => /\/occurrences-[^/]+\.js$/.test(path));
if (repeats.length !== 1)
  fail('What repeats is not one chunk of its own.', 'Load src/model/content/promotions lazily.');
const apart = [...others, ...models, ...repeats];
check(
  WAYFINDER,
  wayfinderFiles.filter((path) => !apart.includes(path)),
);
check(REPEATS, repeats);
check(MODEL, models);
check(ELEMENT, [join(root, 'dist/embed/embed.js')]);
process.exitCode = over ? 1 : 0;
