import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { aptInstall } from './aptInstall.mjs';
import { root, tool } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

const look = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath()].find((path) => path && existsSync(path)) ??
  NAMES.map(onPath).find((path) => path !== undefined);

/** A Chromium with a window; where there is none, Playwright's own is fetched, or as root on Debian the package. */
export function findChromium() {
  const found = look();
  if (found) return found;
  spawnSync(process.execPath, [tool('playwright/cli.js'), 'install', 'chromium'], { cwd: root, stdio: 'ignore' });
  const fetched = look() ?? (aptInstall('chromium') ? look() : undefined);
  if (fetched) return fetched;
  throw new Error(
    'The tests need Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH to its program.',
  );
}

/**
 * The browser of the tests, which nobody watches: Chromium without the parts that draw a window, where it is installed, since it
 * takes an eighth less of a processor. On Debian it is installed where there is no browser at all.
 */
export function findHeadlessChromium() {
  const findShell = () => onPath('chromium-headless-shell');
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  const found = findShell() ?? look();
  if (found) return found;
  return (aptInstall('chromium-headless-shell') ? findShell() : undefined) ?? findChromium();
}

/** Switches that keep the browser from talking to anyone but the page under test. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-pings',
  '--disable-quic',
  // Chromium's sandbox does not run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
