import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  fileDurations,
  playwrightDurations,
  playwrightReport,
  vitestDurations,
  vitestReport,
} from '../../../scripts/test/reports.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-reports-'));
  file = join(folder, 'report.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (report: object) => writeFileSync(file, JSON.stringify(report));
const test = (name: string, state: string, milliseconds = 0, error: string | null = null) => ({
  ...{ name, state, milliseconds, error },
});
const sum = (passed: boolean, ...tests: readonly ReturnType<typeof test>[]) => ({
  project: 'unit',
  file: 'tests/sum.test.ts',
  passed,
  error: passed ? null : 'cannot be read',
  milliseconds: 2500,
  tests,
});

it('[TR4] counts the tests of each project by file and name, and a skipped test as failed', () => {
  const other = { ...sum(true, test('adds', 'passed')), project: 'dom' };
  const tests = [
    test('adds', 'passed'),
    test('divides', 'failed', 0, '\u001b[31mby zero\u001b[39m\nat line 3'),
    test('waits', 'skipped'),
  ];
  write({ files: [sum(false, ...tests), other], errors: [] });
  expect(vitestReport(file)).toEqual(
    new Map([
      [
        'unit',
        {
          passed: ['tests/sum.test.ts > adds'],
          failed: [
            { name: 'tests/sum.test.ts > divides', file: 'tests/sum.test.ts', error: 'by zero' },
            { name: 'tests/sum.test.ts > waits', file: 'tests/sum.test.ts', error: null },
          ],
        },
      ],
      ['dom', { passed: ['tests/sum.test.ts > adds'], failed: [] }],
    ]),
  );
});

it('[TR4] counts a file that fails before its tests, and an error that nobody caught, as one failure each', () => {
  const sumFile = 'tests/sum.test.ts';
  const errors = [
    { message: 'a promise was rejected', file: null },
    { message: 'a timer threw', file: sumFile },
  ];
  write({ files: [sum(false)], errors });
  const failed = [
    { name: sumFile, file: sumFile, error: 'cannot be read' },
    { name: `${sumFile} > outside of tests: a timer threw`, file: sumFile, error: 'a timer threw' },
  ];
  const outside = [{ name: 'a promise was rejected', file: null, error: 'a promise was rejected' }];
  expect(vitestReport(file)).toEqual(
    new Map([
      ['unit', { passed: [], failed }],
      ['outside of tests', { passed: [], failed: outside }],
    ]),
  );
});

it('[TR4] counts browser tests by project, with the projects that have none, and one that did not pass at once as failed', () => {
  const error = { message: 'Too late\nCall log' };
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'journeys', status, results: title === 'hangs' ? [{ duration: 1, error }] : [] }],
  });
  write({
    config: { projects: [{ name: 'models' }, { name: 'journeys' }] },
    suites: [
      {
        title: 'a.test.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          { title: 'then', specs: [spec('closes', 'skipped'), spec('hangs', 'unexpected'), spec('turns', 'flaky')] },
        ],
      },
    ],
  });
  const failed = ['closes', 'hangs', 'turns'].map((title) => ({
    ...{ name: `a.test.ts > then > ${title}`, file: 'tests/a.test.ts', error: title === 'hangs' ? 'Too late' : null },
  }));
  expect(playwrightReport(file)).toEqual(
    new Map([
      ['models', { passed: [], failed: [] }],
      ['journeys', { passed: ['a.test.ts > opens'], failed }],
    ]),
  );
});

it('[TR10] says how long each test and each file took', () => {
  write({ files: [sum(true, test('adds', 'passed', 1500))], errors: [] });
  expect(vitestDurations(file)).toEqual([{ name: 'tests/sum.test.ts > adds', seconds: 1.5 }]);
  expect(fileDurations(file)).toEqual({ 'tests/sum.test.ts': 2.5 });
  const results = [{ duration: 2000 }, { duration: 500 }];
  const specs = [{ title: 'opens', tests: [{ projectName: 'journeys', status: 'expected', results }] }];
  write({ suites: [{ title: 'a.test.ts', suites: [{ title: 'then', specs }] }] });
  expect(playwrightDurations(file)).toEqual([{ name: 'journeys > a.test.ts > then > opens', seconds: 2.5 }]);
});

it('[TR10] has no durations when a runner wrote no report', () => {
  expect([vitestDurations(file), playwrightDurations(file), fileDurations(file)]).toEqual([[], [], {}]);
});

it('[TR4] gives null when a runner wrote no report', () => {
  expect([vitestReport(file), playwrightReport(file)]).toEqual([null, null]);
});
