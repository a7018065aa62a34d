import type { Problem, StepResult, WalkResult } from './results';

const SIGNS: Readonly<Record<StepResult['outcome'], string>> = {
  right: '✓',
  wrong: '✗',
  done: '✓',
  follows: '·',
  skipped: '–',
  'not reached': ' ',
};

/** A walk and its steps, for a terminal. */
export function walkText({ machine, path, steps, outcome, reason, note }: WalkResult): string {
  const shown = outcome === 'left out' ? [] : steps;
  return [
    `\n${machine} ${path}`,
    ...(note === null ? [] : [`  ${note}`]),
    ...shown.flatMap((step, index) => [
      `  ${SIGNS[step.outcome]} ${String(index).padStart(2)} ${step.words.padEnd(52)} ${step.states.join(' + ')}`,
      ...(step.problem ? problemLines(step.problem) : []),
    ]),
    ...(outcome === 'left out' ? [`  left out: ${reason ?? ''}`] : []),
  ].join('\n');
}

const problemLines = ({ expected, seen, calls, errors }: Problem): string[] => [
  `       expected: ${expected}`,
  `       seen: ${seen}`,
  ...calls.map((call) => `       asked: ${call}`),
  ...errors.map((error) => `       console: ${error}`),
];
