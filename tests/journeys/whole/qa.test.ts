import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { translate } from '../../../src/contract/texts/translate';
import { test } from '../../support/browser/browserTest';
import { DEMO_PASSWORD, MANAGER } from '../../support/browser/people';
import { faultyConsole, runQa } from '../../support/browser/qaRun';
import { noteRequests, requestsDone } from '../../support/browser/requests';

interface ListedMachine {
  readonly machine: string;
  readonly states: { readonly covered: number; readonly all: number };
  readonly paths: readonly { readonly id: string; readonly words: string; readonly steps: readonly string[] }[];
}

/** Every picture and drawing of the page is there. */
const expectPictures = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('img').filter({ visible: true }).first()).toBeVisible();
  await expect
    .poll(() =>
      page.locator('main img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toEqual([true, true]);
};

// Each starts the tool, which generates the paths, and most walk in a browser of their own.
test.describe.configure({ timeout: 360_000 });

test('[QA1] [QA5] [QA11] [QA12] [QA13] a tester lists the paths, replays one, and finds the step that fails', async ({
  page,
  service,
}, testInfo) => {
  const listed = await runQa(['list', 'signIn', '--json']);
  expect(listed.status).toBe(0);
  const machines = JSON.parse(listed.output) as ListedMachine[];
  const machine = machines.find((one) => one.machine === 'signIn');
  expect(machine?.states.covered).toBe(machine?.states.all);
  const path = machine?.paths.find(({ steps }) => steps.join() === '“wrong password”,checkPassword answers “refused”');
  if (!path) throw new Error('No path has a wrong password alone.');

  const right = testInfo.outputPath('right');
  const junit = testInfo.outputPath('right.xml');
  const walked = await runQa([
    'replay',
    'signIn',
    path.id,
    '--base',
    service.address,
    '--out',
    right,
    '--junit',
    junit,
  ]);
  expect(walked.errors).toBe('');
  expect(walked.output).toContain('1 as the machine says, 0 not, 0 skipped, 0 left out');
  expect(walked.status).toBe(0);
  expect(readFileSync(junit, 'utf8')).toContain('tests="1" failures="0"');

  const rejection = translate('signIn.refused');
  const faulty = await faultyConsole(service.address, '/api/sign-in', (body) => body.replace(rejection, 'Welcome!'));
  const wrong = testInfo.outputPath('wrong');
  const failed = await runQa(['replay', 'signIn', path.id, '--base', faulty.address, '--out', wrong]);
  await faulty.close();
  expect(failed.output).toContain('0 as the machine says, 1 not');
  expect(failed.status).toBe(1);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(resolve(wrong, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 2, name: 'checkPassword answers “refused”' })).toBeVisible();
  await expect(page.getByText('Step 2 of 2 in signIn')).toBeVisible();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('the state “password”');
  await expect(problem).toContainText(rejection);
  await problem.getByText('The page at that moment').click();
  await expect(problem).toContainText('Welcome!');
  await expectPictures(page);

  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 2, name: '“wrong password”' })).toBeVisible();
  await expect(page.getByText('checkingPassword, as the machine says')).toBeVisible();
  await expectPictures(page);
  await page.keyboard.press('End');
  await expect(problem).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText('Step 0 of 2')).toBeVisible();
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  await page.keyboard.press('End');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([]);
  }
});

test('[QA9] [QA11] nothing is walked where nobody answers', async ({ page: _ }, testInfo) => {
  const out = testInfo.outputPath('report');
  const { status, errors } = await runQa(['replay', 'toast', '--base', 'http://127.0.0.1:9', '--out', out]);
  expect(status).toBe(2);
  expect(errors.trim()).toBe(
    'Atrium does not answer at http://127.0.0.1:9: start it with `npm start`, name another with --base, or use --fresh.',
  );
});

test('[QA8] [QA11] [QA17] a running console walks its own paths, and others go to a service of the run’s own', async ({
  service,
}, testInfo) => {
  const replay = (...args: string[]) =>
    runQa(['replay', ...args, '--base', service.address, '--out', testInfo.outputPath('report')]);
  const listed = await runQa(['list', 'importer', '--json']);
  const [importer] = JSON.parse(listed.output) as ListedMachine[];
  const path = importer?.paths.find(({ steps }) => steps.length === 2);
  if (!path) throw new Error('No path of importer has two steps.');
  const walked = await replay('importer', path.id);
  expect(walked.output).toContain('in a service of this run’s own: ');
  expect(walked.output).toContain('1 as the machine says, 0 not, 0 skipped');
  expect([walked.status, walked.errors]).toEqual([0, '']);

  const nothing = await replay('retryWait');
  expect(nothing.output).toContain('Nothing was walked: 3 skipped, ');
  expect(nothing.status).toBe(2);
});

test('[QA2] [QA4] the list may be cut short, and wrong use is explained', async () => {
  const head = await runQa(['list'], {}, (output) => output.length > 0);
  expect([head.status, head.errors]).toEqual([0, '']);
  const wrong = await runQa(['replay', 'nothing']);
  expect(wrong.status).toBe(2);
  expect(wrong.errors).toContain('There is no machine “nothing”: choose one of session, signIn');
});

test('[QA10] a service of the run’s own is removed with its data', async ({ page: _ }, testInfo) => {
  const folder = mkdtempSync(join(tmpdir(), 'qa-'));
  const out = testInfo.outputPath('report');
  const { status, output, errors } = await runQa(
    ['replay', 'toast', '--fresh', '--out', out, '--json', join(out, '../toast.json')],
    { TMPDIR: folder },
  );
  expect(errors).toBe('');
  // One of them ends a delay of the page by hand.
  expect(output).toContain('10 as the machine says, 0 not');
  expect(status).toBe(0);
  expect(readdirSync(folder).filter((name) => name.startsWith('atrium-service'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('[PM1] [PM2] [PM4] [QA14] a problem that a user reports is replayed', async ({ page, service }, testInfo) => {
  // Actions before the script of the recording has loaded are not recorded.
  noteRequests(page);
  const recording = page.waitForResponse(/startLat/);
  await page.goto('/login');
  await recording;
  await requestsDone(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.getByLabel('Email').fill(MANAGER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('greenacre');
  await expect(page.getByRole('option', { name: /Greenacre Market/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /, account and settings$/ }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  await page.getByLabel('What happened, and what did you expect?').fill('It finds the market.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const file = testInfo.outputPath('problem.json');
  await (await download).saveAs(file);
  await expect(page.getByText(/^The file is saved as atrium-problem-/)).toBeVisible();

  const text = readFileSync(file, 'utf8');
  expect(text).toContain('"password.submit"');
  expect(text).toContain('greenacre');
  expect(text).not.toContain('atrium-demo');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('atrium.session') ?? '{}') as { token: string }).token,
  );
  expect(token.length).toBeGreaterThan(20);
  expect(text).not.toContain(token);

  const out = testInfo.outputPath('report');
  const { status, output } = await runQa(['replay', file, '--base', service.address, '--out', out]);
  expect(output).toContain('signIn: password.submit with email "manager@riverside.example", password "[secret]"');
  expect(output).toContain('enter a secret in textbox “Password”: left out, it was before signing in');
  expect(output).toMatch(/[1-9]\d* of its gestures done again, \d+ could not be, 0 failed/);
  expect(status).toBe(0);
  await page.goto(pathToFileURL(resolve(out, 'index.html')).href);
  await page
    .getByRole('button', { name: /globalSearch: type with text "greenacre"/ })
    .first()
    .click();
  await expectPictures(page);
});
