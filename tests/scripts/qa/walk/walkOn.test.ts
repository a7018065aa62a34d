import { expect, it } from 'vitest';
import type { StepResult, WalkResult } from '../../../../scripts/qa/report/results';
import { walkEach } from '../../../../scripts/qa/walk/walkOn';
import { browserPaths } from '../../../models/support/paths/browserPaths';
import { edgeOf, type Path, pathsOf } from '../../../models/support/paths/pathsOf';
import { lampModel } from '../lamp';

const stepResult = (outcome: StepResult['outcome']): StepResult => ({
  words: '',
  kind: 'event',
  states: [],
  stateIds: [],
  transitions: [],
  outcome,
  picture: null,
  drawing: null,
  problem: null,
});

/** The result of a walk in which these edges fail. */
const walkFailing = (failing: ReadonlySet<string>) => {
  const walked: Path[] = [];
  const walk = async (path: Path, note: string | null): Promise<WalkResult> => {
    walked.push(path);
    const at = path.steps.findIndex((step) => failing.has(edgeOf(step)));
    const outcomes = path.steps.map((_, index) =>
      at === -1 || index < at ? 'right' : index === at ? 'wrong' : 'not reached',
    );
    return {
      machine: 'lamp',
      path: path.id,
      words: '',
      outcome: at === -1 ? 'right' : 'wrong',
      reason: null,
      needsOwnService: false,
      note,
      steps: [stepResult('right'), ...outcomes.map(stepResult)],
      trace: null,
      milliseconds: 1,
    };
  };
  return { walked, walk };
};

const model = lampModel({ isContinuable: true });
const [long] = browserPaths(model, pathsOf(model)).enough.flat();
if (!long) throw new Error('The lamp has no walk.');
const edges = [...new Set(long.steps.map(edgeOf))];

it('[QA18] a walk without a fault is walked once', async () => {
  const { walk } = walkFailing(new Set());
  const results = await walkEach({ model } as never, long, walk);
  expect(results.map(({ note }) => note)).toEqual([null]);
});

it('[QA18] behind a step that failed the others are walked, without it', async () => {
  const [first = ''] = edges.filter((edge) => edge.startsWith('off → soft'));
  const { walk, walked } = walkFailing(new Set([first]));
  const results = await walkEach({ model } as never, long, walk);
  expect(walked.flatMap(({ steps }) => steps.map(edgeOf)).filter((edge) => edge === first)).toHaveLength(1);
  expect(new Set(walked.flatMap(({ steps }) => steps.map(edgeOf)))).toEqual(new Set(edges));
  expect(results.slice(1).map(({ note, outcome }) => [note, outcome])).toEqual([
    [`it takes what lies behind the step of ${long.id} that failed`, 'right'],
  ]);
});

it('[QA18] what only the failed step leads to is not walked', async () => {
  const hard = edges.filter((edge) => edge.startsWith('off → hard'));
  const { walk, walked } = walkFailing(new Set(hard));
  await walkEach({ model } as never, long, walk);
  expect(
    walked
      .slice(1)
      .flatMap(({ steps }) => steps.map(edgeOf))
      .filter((edge) => !edge.startsWith('off → soft')),
  ).toEqual([]);
});

it('[QA18] where everything fails it ends', async () => {
  const { walk } = walkFailing(new Set(edges));
  expect((await walkEach({ model } as never, long, walk)).length).toBeLessThanOrEqual(5);
});

it('[QA18] a path of a model that is not continuable is walked once', async () => {
  const { walk } = walkFailing(new Set(edges));
  expect(await walkEach({ model: lampModel({}) } as never, long, walk)).toHaveLength(1);
});
