/** Installs the peers of bench/package-lock.json when they are missing or others. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const packagesOf = (file) => JSON.parse(readFileSync(`${here}${file}`, 'utf8')).packages;

function isInstalled() {
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, wanted]) =>
        path === '' ||
        wanted.optional ||
        wanted.peer ||
        wanted.extraneous ||
        installed[path]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

/** @throws where the registry cannot be reached */
export function installPeers() {
  if (isInstalled()) return;
  console.log('Installing the peers of bench/package-lock.json …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // No install scripts: no peer needs one.
  const { status } = spawnSync(npm, ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: here, stdio: 'inherit' });
  if (status !== 0) throw new Error('`npm ci` in bench/ failed: the benchmarks need the package registry once.');
}
