import { defineConfig } from 'playwright/test';
import { chromiumArgs, findHeadlessChromium } from './scripts/findChromium.mjs';
import { isPatient, PAGE_PATIENCE } from './tests/support/browser/patience';

const isShort = process.env.ATRIUM_TIER === 'short';

/** The journeys that must work in any clone; the others are about parts. */
const MAIN_JOURNEYS = [
  'journeys/whole/{mainJob,newcomer}.test.ts',
  'journeys/editor/editor.test.ts',
  'journeys/kiosks/{kiosks,visitor}.test.ts',
  'journeys/content/categories.test.ts',
];

/** Tests in a real browser against the built service, which each worker starts for itself (tests/support). */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/browser/browserSetup.ts',
  outputDir: 'test-results',
  // Each has a service and a browser of its own.
  workers: 2,
  retries: 0,
  timeout: isPatient ? 240_000 : 120_000,
  expect: { timeout: PAGE_PATIENCE },
  forbidOnly: true,
  reporter: 'list',
  use: {
    trace: 'off',
    actionTimeout: PAGE_PATIENCE,
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArgs },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests do not wait for surfaces to move.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'models', testMatch: 'models/**/*.browser.ts' },
    { name: 'journeys', testMatch: isShort ? MAIN_JOURNEYS : 'journeys/**/*.test.ts' },
    ...(isShort ? [] : [{ name: 'torture', testMatch: 'torture/**/*.test.ts', fullyParallel: true }]),
    {
      name: 'accessibility',
      testMatch: isShort ? 'accessibility/keyboard.test.ts' : 'accessibility/**/*.test.ts',
      fullyParallel: true,
    },
  ],
});
