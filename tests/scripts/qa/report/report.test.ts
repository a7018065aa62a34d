// @vitest-environment jsdom
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { junitOf } from '../../../../scripts/qa/report/junit';
import { prepareFolder, writeReport } from '../../../../scripts/qa/report/reportFolder';
import { reportPage } from '../../../../scripts/qa/report/reportPage';
import { failureOf, isEmpty, leftOutLines, PROBLEM, summaryOf, totalsOf } from '../../../../scripts/qa/report/results';
import { walkText } from '../../../../scripts/qa/report/walkText';
import { RUN } from './run';

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');

describe('the results', () => {
  it('[QA8] list what was left out, one line for each machine and reason', () => {
    const one = { machine: 'lamp', count: 1, reason: 'it cannot' };
    expect(
      leftOutLines([
        { ...one, path: '1a' },
        { ...one, path: '2b' },
        { ...one, path: '3c', reason: 'it may not' },
        { machine: '', path: null, count: 9, reason: '9 of 12 paths are in the other parts' },
      ]),
    ).toEqual(['lamp, 2 paths: it cannot', 'lamp 3c: it may not', '9 of 12 paths are in the other parts']);
  });

  it('[QA8] are counted, those that were not walked too', () => {
    expect(totalsOf(RUN)).toEqual({ right: 1, wrong: 1, skipped: 1, leftOut: 4 });
    expect(failureOf(RUN.walks[1]!)).toMatchObject({ index: 1, step: { words: '“hard”' } });
    expect(failureOf(RUN.walks[0]!)).toBeNull();
  });

  it('[QA8] say first that nothing was walked', () => {
    const skipped = RUN.walks.filter(({ outcome }) => outcome === 'left out');
    expect(summaryOf({ walks: skipped, leftOut: RUN.leftOut })).toBe('Nothing was walked: 1 skipped, 4 left out');
    expect(isEmpty({ walks: skipped })).toBe(true);
    expect(isEmpty(RUN)).toBe(false);
  });

  it('[QA14] say of a reported problem what was done again, and claim no comparison', () => {
    const [walk] = RUN.walks;
    const step = walk!.steps[0]!;
    const steps = (['done', 'done', 'follows', 'skipped'] as const).map((outcome) => ({ ...step, outcome }));
    const walks = [{ ...walk!, machine: PROBLEM, outcome: 'done', steps }] as const;
    const summary = summaryOf({ walks, leftOut: [] });
    expect(summary).toBe('1 of its gestures done again, 1 could not be, 0 failed; compare the pictures');
    expect(totalsOf({ walks, leftOut: [] }).right).toBe(0);
  });

  it('[QA12] say in the terminal which step failed, what was expected and what was seen', () => {
    const text = walkText(RUN.walks[1]!);
    expect(text).toMatch(/✗ {2}1 “hard”/);
    expect(text).toContain('expected: the lamp is <on> & bright');
    expect(text).toContain('seen: element(s) not found');
    expect(text).toContain('asked: POST /api/lamp: 409');
    expect(text).toContain('console: too <hot>');
    expect(walkText(RUN.walks[2]!)).toContain('left out: It rings only at noon.');
  });

  it('[QA13] are JUnit XML', () => {
    const document = parsed(junitOf(RUN));
    const suites = [...document.querySelectorAll('testsuite')].map((one) =>
      ['name', 'tests', 'failures', 'skipped', 'time'].map((name) => one.getAttribute(name)),
    );
    expect(suites).toEqual([
      ['lamp', '3', '1', '1', '3.000'],
      ['bell', '1', '0', '1', '1.500'],
    ]);
    const failure = document.querySelector('failure');
    expect(failure?.getAttribute('message')).toBe('step 1, “hard”: expected the lamp is <on> & bright');
    expect(failure?.textContent).toBe('element(s) not found');
    expect([...document.querySelectorAll('skipped')].map((one) => one.getAttribute('message'))).toEqual([
      '4 further paths take no further edge',
      'It rings only at noon.',
    ]);
  });

  it('[QA13] stay XML whatever a page has said', () => {
    const problem = {
      expected: 'a\u0000b',
      seen: '\u001b[31mred\u001b[39m ]]> \ud800',
      page: '',
      calls: [],
      errors: [],
    };
    const [walk] = RUN.walks;
    const walks = [{ ...walk!, outcome: 'wrong', steps: [{ ...walk!.steps[0]!, outcome: 'wrong', problem }] } as const];
    const document = parsed(junitOf({ ...RUN, walks }));
    expect(document.querySelector('failure')?.textContent).toBe('[31mred[39m ]]> ');
  });
});

describe('the report page', () => {
  it('[QA12] holds its results as data that no text in them can end', () => {
    const document = new DOMParser().parseFromString(reportPage(RUN), 'text/html');
    expect(JSON.parse(document.getElementById('walk-data')?.textContent ?? '')).toEqual(RUN.walks);
    expect(document.title).toBe('lamp: 1 as the machine says, 1 not, 1 skipped, 4 left out');
    expect(document.querySelector('.left-out')?.textContent).toContain('4 further paths take no further edge');
  });

  it('[QA12] asks for nothing outside of its folder', () => {
    expect(
      reportPage(RUN).match(
        /(?:src|href)="(?!pictures\/|machines\/|traces\/)[^"]*"|https?:\/\/(?!127\.0\.0\.1)[^\s"<]+/g,
      ),
    ).toBe(null);
  });
});

describe('the folder of a report', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[QA15] is emptied of the report before', () => {
    prepareFolder(folder);
    writeFileSync(join(folder, 'pictures/old.jpg'), '');
    expect(readFileSync(writeReport(folder, RUN), 'utf8')).toBe(reportPage(RUN));
    prepareFolder(folder);
    expect(existsSync(join(folder, 'pictures/old.jpg'))).toBe(false);
  });

  it('[QA15] is refused where it holds other files', () => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    expect(() => prepareFolder(folder)).toThrow('holds other files than a report');
    rmSync(join(folder, 'thesis.txt'));
    writeFileSync(join(folder, 'index.html'), '<title>my page</title>');
    expect(() => prepareFolder(folder)).toThrow('holds other files than a report');
    expect(existsSync(join(folder, 'index.html'))).toBe(true);
  });
});
