import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE_LIST = 'self.__WB_MANIFEST';
const PAGE = 'index.html';
const DISPLAY = 'src/app/kioskDisplay/KioskDisplayRoute.tsx';
/** Where parts of the map are loaded later; those of other screens are not for a kiosk. */
const LATE = /^src\/(components\/(floorPlan|touchKeys)|screens\/(preview|kioskDisplay))\//;
/** Scripts of workers, which the manifest does not list. */
const WORKERS = /^(inflate|route)\.worker-[^.]+\.js$/;

/**
 * The files that the page of a kiosk needs, and no others of the console. The first is its first script.
 * @param folder of the built console
 * @returns paths with a leading slash
 */
function kioskFiles(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const found = new Set();
  const take = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const one of manifest[key].imports ?? []) take(one);
    if (key !== PAGE) for (const one of manifest[key].dynamicImports ?? []) if (LATE.test(one)) take(one);
  };
  take(PAGE);
  take(DISPLAY);
  const files = [...found].flatMap((key) => [
    manifest[key].file,
    ...(manifest[key].css ?? []),
    ...(manifest[key].assets ?? []),
  ]);
  const workers = readdirSync(join(folder, 'assets')).filter((name) => WORKERS.test(name));
  return [...new Set([...files, ...workers.map((name) => `assets/${name}`), 'atrium.svg'])].map((file) => `/${file}`);
}

/**
 * Vite plugin. Writes the list of the kiosk's files into its service worker.
 * @param {string} folder of the built console
 * @returns {import('vite').Plugin}
 */
export const withKioskFiles = (folder) => ({
  name: 'kiosk-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const revisionOf = (file) =>
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
        .slice(0, 16);
    // The name of a script is that of its bytes.
    const list = [
      ...kioskFiles(folder).map((url) => ({ url, revision: url.startsWith('/assets/') ? null : revisionOf(url) })),
      { url: '/kiosk', revision: revisionOf('index.html') },
    ];
    for (const chunk of Object.values(bundle)) {
      if (!chunk.code?.includes(FILE_LIST)) throw new Error(`The worker of the kiosk has no ${FILE_LIST}.`);
      chunk.code = chunk.code.replace(FILE_LIST, () => JSON.stringify(list));
    }
  },
});
