import { describe, expect, it } from 'vitest';
import { fittingColumns, leastWidth } from '@/components/recordTable/fittingColumns';

const columns = [
  { key: 'select', width: '32px' },
  { key: 'name', width: 'minmax(160px, 2fr)' },
  { key: 'state', width: 'minmax(120px, 1fr)' },
  { key: 'notes', width: 'minmax(200px, 2fr)' },
  { key: 'actions', width: '112px' },
];
const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);

describe('the columns of a table', () => {
  it('[FM40] are all shown where they have room', () => {
    expect(fittingColumns(columns, leastWidth(columns))).toEqual({ fitting: columns, left: [] });
  });

  it('[FM40] give way from the last one on, but for the name, the box and the actions', () => {
    const { fitting, left } = fittingColumns(columns, leastWidth(columns) - 1);
    expect([keys(fitting), keys(left)]).toEqual([['select', 'name', 'state', 'actions'], ['notes']]);
    expect(keys(fittingColumns(columns, 100).fitting)).toEqual(['select', 'name', 'actions']);
  });

  it('[FM40] of a table without names keep the first', () => {
    const versions = columns.filter(({ key }) => key === 'state' || key === 'notes');
    expect(keys(fittingColumns(versions, 10).fitting)).toEqual(['state']);
  });
});
