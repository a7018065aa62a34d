import { expect, it } from 'vitest';
import { groupRows } from '@/screens/fileImports/groupRows';

const row = (at: number, outcome: 'added' | 'refused', reason: string) => ({
  row: at,
  name: `N${at}`,
  outcome,
  reason,
  fields: [],
});

it('[FI20] rows are grouped by reason and outcome, those of the most rows first', () => {
  const rows = [
    row(2, 'refused', 'No name.'),
    row(3, 'added', 'No picture.'),
    row(4, 'refused', 'No picture.'),
    row(5, 'added', 'No picture.'),
  ];
  expect(
    groupRows(rows).map(({ reason, outcome, rows: some }) => [reason, outcome, some.map((one) => one.row)]),
  ).toEqual([
    ['No picture.', 'added', [3, 5]],
    ['No name.', 'refused', [2]],
    ['No picture.', 'refused', [4]],
  ]);
});
