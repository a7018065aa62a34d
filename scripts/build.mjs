/** Builds console and service into dist/ when their sources are others than those it was built from. `--force` always. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, gzipSync } from 'node:zlib';
import { keepPrevious, putAside } from './build/previousAssets.mjs';
import { fail, root, run, runTool } from './project.mjs';

/** Written by the build itself. */
const MACHINE_PATHS = join(root, 'src/app/machines/paths');
const SOURCES = [
  'src',
  // The visualizer shows the paths of the models.
  'tests/models',
  'scripts/docs',
  'scripts/writeMachinePaths.ts',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'vite.service.config.ts',
  'vite.wayfinder.config.ts',
  'vite.kioskWorker.config.ts',
  'vite.embed.config.ts',
  'vite.embedElement.config.ts',
  'wayfinder.html',
  'embed.html',
  'tsconfig.json',
  'package-lock.json',
];
const STAMP = join(root, 'dist/.stamp');
/** Built one after the other; the worker of the kiosk lists files of the console. */
const CONSOLE = ['vite.config.ts', 'vite.kioskWorker.config.ts'];
/** Built beside the console. */
const OTHERS = [
  'vite.service.config.ts',
  'vite.wayfinder.config.ts',
  'vite.embed.config.ts',
  'vite.embedElement.config.ts',
];
const BUILT = [
  'dist/console/index.html',
  'dist/console/kiosk-worker.js',
  'dist/server/main.js',
  'dist/wayfinder/wayfinder.html',
  'dist/embed/embed.html',
  'dist/embed/embed.js',
];

function* filesOf(path) {
  if (!existsSync(path) || path === MACHINE_PATHS) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/** The fingerprint of everything that the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesOf(join(root, source))) {
      const content = readFileSync(file);
      hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
    }
  // Vite writes these variables into the console, so they are part of its hash.
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
}

/** Whether every part is there, of whatever age. */
export const isBuilt = () => BUILT.every((file) => existsSync(join(root, file)));

const isFresh = (wanted) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && isBuilt();

/** A smaller file gains nothing: its headers are as long. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Puts a Brotli and a gzip copy beside each served file that is text or WebAssembly; the service sends the one that is asked
 * for. It takes as long as a part of the build, so each processor has a file of its own.
 */
async function compressAssets() {
  const waiting = [...filesOf(join(root, 'dist/console/assets')), ...filesOf(join(root, 'dist/embed/assets'))];
  const next = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await readFile(file);
      if (!/\.(js|css|svg|wasm)$/.test(file) || content.length < MIN_COMPRESSED_BYTES) continue;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

function printSizes() {
  const sizes = [...filesOf(join(root, 'dist/console/assets'))]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => gzipSync(readFileSync(file)).length);
  const all = [...filesOf(join(root, 'dist/server'))].reduce((sum, file) => sum + statSync(file).size, 0);
  const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`;
  console.log(
    `Console: ${sizes.length} files, ${kib(sizes.reduce((sum, size) => sum + size, 0))} gzip. Service: ${kib(all)}.`,
  );
}

/** Gives false at the first part that does not build. */
async function runVite(configs) {
  for (const config of configs)
    if ((await runTool('vite/bin/vite.js', ['build', '--config', config, '--logLevel', 'warn'])) !== 0) return false;
  return true;
}

/** Gives false when a part did not build; its output says why. */
export async function build({ force = false } = {}) {
  const wanted = fingerprint();
  if (!force && isFresh(wanted)) return true;
  // A build that broke off has nothing that a page could be of.
  if (existsSync(STAMP) && isBuilt()) putAside(join(root, 'dist'));
  rmSync(STAMP, { force: true });
  if ((await run(process.execPath, ['--import', 'tsx', 'scripts/writeMachinePaths.ts'])) !== 0) return false;
  const areBuilt = await Promise.all([CONSOLE, OTHERS].map(runVite));
  if (areBuilt.includes(false)) return false;
  await compressAssets();
  keepPrevious(join(root, 'dist'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, wanted);
  printSizes();
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await build({ force: process.argv.includes('--force') })))
    fail('The build failed.', 'The lines above say where; `npm run types` often says it more clearly.');
}
