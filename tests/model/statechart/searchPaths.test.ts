import { expect, it } from 'vitest';
import { searchPaths } from '@/model/statechart/searchPaths';

const paths = [
  {
    id: 'aa1',
    start: 'open',
    first: ['m', 'm.idle'],
    steps: [{ label: 'go', states: ['m', 'm.busy'], transitions: ['m.idle|go|0'] }],
  },
  { id: 'bb2', start: 'shut', first: ['m', 'm.idle'], steps: [] },
];

it('[MV35] finds paths by start, state, event and id, all words of a search', () => {
  const found = (query: string) => searchPaths(paths, query).map(({ id }) => id);
  expect(found(' ')).toEqual(['aa1', 'bb2']);
  expect(found('BUSY')).toEqual(['aa1']);
  expect(found('go open')).toEqual(['aa1']);
  expect(found('bb')).toEqual(['bb2']);
  expect(found('go shut')).toEqual([]);
});
