/** Installs the packages of the lockfile when they are missing or others: `node scripts/install.mjs`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, fail, root, run } from './project.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether node_modules is what the lockfile says. Optional packages are those of other systems. */
function isInstalled() {
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, wanted]) =>
        path === '' || wanted.optional || wanted.devOptional || installed[path]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

export async function install() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json (about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, ['ci', '--no-fund', '--no-audit']).catch((error) =>
    fail(`npm does not start: ${error.message}`, 'Install npm and run the command again.'),
  );
  if (code !== 0)
    fail(
      `\`npm ci\` ended with ${code}.`,
      'Its last lines say why. Without a connection to the package registry there is no first install; otherwise run `npm ci` again.',
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await install();
