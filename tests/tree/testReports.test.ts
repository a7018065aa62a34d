import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playwrightDurations, playwrightReport, vitestDurations, vitestReport } from '../../scripts/testReports.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-reports-'));
  file = join(folder, 'report.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (report: object) => writeFileSync(file, JSON.stringify(report));

it('[TR4] counts what passed by its file and name, and a skipped test as failed', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed' },
    { fullName: 'divides', status: 'failed' },
    { fullName: 'waits', status: 'skipped' },
  ];
  write({ testResults: [{ name: '/project/tests/sum.test.ts', status: 'failed', assertionResults }] });
  expect(vitestReport(file, '/project/')).toEqual({
    passed: ['tests/sum.test.ts > adds'],
    failed: ['tests/sum.test.ts > divides', 'tests/sum.test.ts > waits'],
  });
});

it('[TR4] counts a file that fails before its tests as one failure', () => {
  write({ testResults: [{ name: '/project/tests/sum.test.ts', status: 'failed', assertionResults: [] }] });
  expect(vitestReport(file, '/project/')).toEqual({ passed: [], failed: ['tests/sum.test.ts'] });
});

it('[TR4] counts browser tests by project, with the projects that have none, and names those that passed only when tried again', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'journeys', status }] });
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
  expect(playwrightReport(file)).toEqual(
    new Map([
      ['models', { passed: [], failed: [], retried: [] }],
      [
        'journeys',
        {
          passed: ['a.test.ts > opens', 'a.test.ts > then > turns'],
          failed: ['a.test.ts > then > closes', 'a.test.ts > then > hangs'],
          retried: ['a.test.ts > then > turns'],
        },
      ],
    ]),
  );
});

it('[TR10] says how long each test took, the tries of one together', () => {
  const assertionResults = [{ fullName: 'adds', status: 'passed', duration: 1500 }];
  write({ testResults: [{ name: '/project/tests/sum.test.ts', status: 'passed', assertionResults }] });
  expect(vitestDurations(file, '/project')).toEqual([{ name: 'tests/sum.test.ts > adds', seconds: 1.5 }]);
  const results = [{ duration: 2000 }, { duration: 500 }];
  const specs = [{ title: 'opens', tests: [{ projectName: 'journeys', results }] }];
  write({ suites: [{ title: 'a.test.ts', suites: [{ title: 'then', specs }] }] });
  expect(playwrightDurations(file)).toEqual([{ name: 'journeys > a.test.ts > then > opens', seconds: 2.5 }]);
});

it('[TR10] has no durations when a runner wrote no report', () => {
  expect([vitestDurations(file, '/project'), playwrightDurations(file)]).toEqual([[], []]);
});

it('[TR4] gives null when a runner wrote no report', () => {
  expect([vitestReport(file, '/project/'), playwrightReport(file)]).toEqual([null, null]);
});
