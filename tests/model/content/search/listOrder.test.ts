import { expect, it } from 'vitest';
import { containsText, inOrder } from '@/model/content/search/listOrder';

it('[FM8] a search finds a part of a name in any case, with blanks around it', () => {
  expect(['Riverside', 'HARBOUR', 'Lakeside'].filter((name) => containsText(name, ' sIDe '))).toEqual([
    'Riverside',
    'Lakeside',
  ]);
  expect(containsText('anything', '  ')).toBe(true);
});

it('[FM8] texts are in order whatever their case, numbers in them by value, equals as they stood', () => {
  const names = ['gate 10', 'Éclair', 'Gate 2', 'alpha', 'GATE 2'];
  expect(inOrder(names, (name) => name, 'ascending')).toEqual(['alpha', 'Éclair', 'Gate 2', 'GATE 2', 'gate 10']);
  expect(inOrder(names, (name) => name, 'descending')).toEqual(['gate 10', 'Gate 2', 'GATE 2', 'Éclair', 'alpha']);
  expect(inOrder([10, 9, 100], (count) => count, 'ascending')).toEqual([9, 10, 100]);
});
