import { afterEach, expect, it } from 'vitest';
import type { Problem } from '@/model/network/checks/problem';
import { NO_OBJECTS } from '@/model/network/checks/problem';
import { ProblemSummary } from '@/screens/publishing/ProblemSummary';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const closed: Problem = {
  ...NO_OBJECTS,
  check: 'cut-off',
  severity: 'error',
  message: 'cut-off',
  subject: { name: 'Lift A', count: 2 },
  detail: 'Theatre 1, Ward 1H',
  place: null,
};
const shown = (problems: readonly Problem[]) =>
  render(
    <ProblemSummary
      checks={{ problems, loading: [], failed: [], hasFailed: false, retry: () => undefined }}
      onShow={() => undefined}
    />,
  );

it('[PL106] the question before publishing names what is closed and the places that it cuts off', async () => {
  const { page } = await shown([closed, { ...closed, subject: { name: 'Stairs B', count: 1 }, detail: 'Café' }]);
  expect(page.textContent).toContain('Lift A is closed: no visitor reaches 2 places (Theatre 1, Ward 1H).');
  expect(page.textContent).toContain('Stairs B is closed: no visitor reaches “Café”.');
  expect(page.textContent).toContain('2 problems on all floors');
});

it('[PL106] it says nothing of closures while none cuts a place off', async () => {
  const { page } = await shown([]);
  expect(page.textContent).toBe('No problems on any floor.');
});

it('[PL108] it counts the places that a floor plan has no room for, and names them', async () => {
  const roomless = (name: string): Problem => ({
    ...NO_OBJECTS,
    check: 'without-room',
    severity: 'error',
    message: 'without-room',
    subject: { name, count: 1 },
    detail: '1.204',
    place: null,
  });
  const few = await shown([roomless('Ward 2C'), roomless('Radiology')]);
  expect(few.page.textContent).toContain(
    '2 places have no room on their floor plan, so visitors do not see them on the mapWard 2C, Radiology',
  );
  const many = await shown(Array.from({ length: 203 }, (_, at) => roomless(`Ward ${at}`)));
  expect(many.page.textContent).toContain('Ward 199 and 3 more');
});
