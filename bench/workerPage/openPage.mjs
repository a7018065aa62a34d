import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/findChromium.mjs';
import { root, run } from '../../scripts/project.mjs';
import { servePages } from '../support/pageServer.mjs';
import { rendererIds, residentPeak } from '../support/renderers.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const CONSOLE = `${root}dist/console/assets/`;

/** Address of a worker of the built console. */
export function consoleWorker(name) {
  const file = readdirSync(CONSOLE).find((one) => one.startsWith(`${name}.worker-`) && one.endsWith('.js'));
  if (!file) throw new Error(`The built console has no ${name} worker.`);
  return `/console/${file}`;
}

/**
 * Builds and serves the page of the worker benchmarks.
 * @param {Record<string, string>} files by the address that the page knows them by
 */
export async function openWorkerPage(files = {}) {
  const vite = here('../node_modules/vite/bin/vite.js');
  const config = here('./vite.config.mjs');
  const code = await run(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'error']);
  if (code !== 0) throw new Error('The page of the worker benchmarks does not build.');
  const pages = await servePages(here('../node_modules/.workers'), {}, { '/console/': CONSOLE, ...files });
  return {
    /** Does one job in a browser of its own, so that its memory and its garbage are its own. */
    async ask(job, ...given) {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: chromiumArgs,
      });
      try {
        const page = await browser.newPage();
        page.on('pageerror', (error) => console.error(error.message));
        await page.goto(`${pages.address}/index.html`);
        await page.waitForFunction(() => globalThis.bench !== undefined);
        const answer = await page.evaluate(([name, args]) => globalThis.bench[name](...args), [job, given]);
        const peakMB = Math.max(...(await rendererIds(browser)).map(residentPeak));
        return { ...answer, peakMB };
      } finally {
        await browser.close();
      }
    },
    stop: () => pages.stop(),
  };
}
