import { expect, it } from 'vitest';
import { concernedTests, importsOf } from '../../../scripts/check/concernedTests.mjs';

const tree = new Map([
  ['src/model/distance.ts', []],
  ['src/model/steps.ts', ['src/model/distance']],
  ['src/screens/StepList.tsx', ['src/model/steps', 'src/model/distance']],
  ['tests/model/distance.test.ts', ['src/model/distance']],
  ['tests/model/area.test.ts', ['src/model/area']],
  ['tests/screens/stepList.test.tsx', ['src/screens/StepList']],
  ['tests/screens/other.test.tsx', ['src/screens/Other']],
  ['tests/server/steps.test.ts', ['src/model/distance']],
]);

it('[TR26] finds imports by alias, by path and in code that loads later', () => {
  const content = `import { a } from '@/model/distance';
import type { B } from '../support/b.mjs';
import './styles';
import 'konva';
const later = () => import('@/screens/StepList');`;
  expect(importsOf('tests/model/distance.test.ts', content)).toEqual([
    'src/model/distance',
    'tests/support/b',
    'tests/model/styles',
    'src/screens/StepList',
  ]);
});

it('[TR26] runs the nearest tests first, and none that needs a database', () => {
  const { run, left } = concernedTests(['src/model/distance.ts'], tree, {});
  expect(run).toEqual(['tests/model/distance.test.ts', 'tests/model/area.test.ts', 'tests/screens/stepList.test.tsx']);
  expect(left).toEqual([]);
});

it('[TR26] runs the tests that read what changed', () => {
  const read = new Map([
    ['src/contract/categories.ts', []],
    ['tests/tree/docs.test.ts', []],
    ['tests/tree/rules.test.ts', []],
  ]);
  expect(concernedTests(['src/contract/categories.ts'], read, {}).run).toEqual(['tests/tree/docs.test.ts']);
  expect(concernedTests(['docs/rules/tree.md'], read, {}).run).toEqual(['tests/tree/rules.test.ts']);
});

it('[TR26] leaves what does not fit into its time, and never a test that changed itself', () => {
  const seconds = { 'tests/model/distance.test.ts': 60, 'tests/model/area.test.ts': 5 };
  expect(concernedTests(['src/model/distance.ts'], tree, seconds).run).toEqual([]);
  expect(concernedTests(['src/model/distance.ts'], tree, seconds).left).toHaveLength(3);
  expect(concernedTests(['tests/model/distance.test.ts'], tree, seconds)).toEqual({
    run: ['tests/model/distance.test.ts'],
    left: [],
  });
});
