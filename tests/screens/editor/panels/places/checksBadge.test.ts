import { expect, it } from 'vitest';
import { NO_OBJECTS, type Problem } from '@/model/network/checks/problem';
import { checksBadge } from '@/screens/editor/panels/places/checksBadge';

const problem = (check: 'loose-node' | 'mesh-without-node', severity: Problem['severity']): Problem => ({
  ...NO_OBJECTS,
  check,
  severity,
  message: check,
  subject: { name: 'Node 1', count: 1 },
  mesh: null,
  place: null,
});
const HINT = problem('loose-node', 'warning');
const FAULT = problem('loose-node', 'error');
const MISSING_ENTRANCE = problem('mesh-without-node', 'error');

it('[PP3] the tab of the checks counts problems and broken route cases, up to 99', () => {
  expect(checksBadge([], 0)).toBeNull();
  expect(checksBadge([HINT, HINT], 3)?.label).toBe('5');
  expect([99, 100].map((count) => checksBadge(Array(count).fill(HINT), 0)?.label)).toEqual(['99', '99+']);
});

it('[PP3] the number has the colour of the worst problem', () => {
  const colour = (problems: readonly Problem[], broken = 0) => checksBadge(problems, broken)?.color;
  expect([colour([HINT]), colour([HINT, MISSING_ENTRANCE]), colour([HINT, FAULT]), colour([HINT], 1)]).toEqual([
    'informative',
    'warning',
    'danger',
    'danger',
  ]);
});
