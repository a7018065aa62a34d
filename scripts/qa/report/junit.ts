import type { LeftOut } from '../paths/selectPaths';
import { escaped as markup } from './markup';
import { failureOf, type RunResult, type WalkResult } from './results';

/** Characters that XML 1.0 forbids, such as those that colour a terminal. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => markup(text.replace(FORBIDDEN, '')).replaceAll('\n', '&#10;');
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/** The results as JUnit XML: a suite for each machine, a case for each walk, and a skipped one for what was left out. */
export function junitOf({ title, startedAt, walks, leftOut }: RunResult): string {
  const machines = [...new Set([...walks, ...leftOut].map(({ machine }) => machine))];
  const suites = machines.flatMap((machine) => {
    const own = walks.filter((walk) => walk.machine === machine);
    const others = leftOut.filter((one) => one.machine === machine);
    const head = `name="${escaped(machine)}" ${countsOf(own, others)} timestamp="${startedAt}"`;
    return [`  <testsuite ${head}>`, ...own.flatMap(caseOf), ...others.map(skippedCase), '  </testsuite>'];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(title)}" ${countsOf(walks, leftOut)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function countsOf(walks: readonly WalkResult[], leftOut: readonly LeftOut[]): string {
  const count = (wanted: WalkResult['outcome']) => walks.filter(({ outcome }) => outcome === wanted).length;
  const time = seconds(walks.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  const skipped = count('left out') + leftOut.length;
  return `tests="${walks.length + leftOut.length}" failures="${count('wrong')}" skipped="${skipped}" time="${time}"`;
}

function skippedCase({ machine, path, count, reason }: LeftOut): string {
  const name = path ?? `${count} ${count === 1 ? 'path' : 'paths'}`;
  const head = `<testcase classname="${escaped(machine)}" name="${escaped(name)}" time="0.000"`;
  return `    ${head}><skipped message="${escaped(reason)}"/></testcase>`;
}

function caseOf(walk: WalkResult): string[] {
  const name = escaped(`${walk.path} ${walk.words}`);
  const head = `<testcase classname="${escaped(walk.machine)}" name="${name}" time="${seconds(walk.milliseconds)}"`;
  if (walk.outcome === 'left out') return [`    ${head}><skipped message="${escaped(walk.reason ?? '')}"/></testcase>`];
  const failure = failureOf(walk);
  if (!failure) return [`    ${head}/>`];
  const { words, problem } = failure.step;
  const message = escaped(`step ${failure.index}, ${words}: expected ${problem?.expected ?? ''}`);
  return [`    ${head}><failure message="${message}">${escaped(problem?.seen ?? '')}</failure></testcase>`];
}
