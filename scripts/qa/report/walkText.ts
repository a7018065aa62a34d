import type { StepResult, WalkResult } from './results';

const SIGNS: Readonly<Record<StepResult['outcome'], string>> = {
  right: '✓',
  wrong: '✗',
  done: '✓',
  follows: '·',
  skipped: '–',
  'not reached': ' ',
};

/** A walk and its steps, for a terminal. */
export function walkText({ machine, path, steps, outcome, reason }: WalkResult): string {
  const shown = outcome === 'left out' ? [] : steps;
  return [
    `\n${machine} ${path}`,
    ...shown.flatMap((step, index) => [
      `  ${SIGNS[step.outcome]} ${String(index).padStart(2)} ${step.words.padEnd(52)} ${step.states.join(' + ')}`,
      ...(step.problem ? [`       expected: ${step.problem.expected}`, `       seen: ${step.problem.seen}`] : []),
    ]),
    ...(outcome === 'left out' ? [`  left out: ${reason ?? ''}`] : []),
  ].join('\n');
}
