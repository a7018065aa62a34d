import { expect, it } from 'vitest';
import { containsText, inOrder } from '@/model/content/search/listOrder';

it('[FM8] [GS21] a search finds parts of a name in any case, with blanks around them', () => {
  expect(['Riverside', 'HARBOUR', 'Lakeside'].filter((name) => containsText(name, ' sIDe '))).toEqual([
    'Riverside',
    'Lakeside',
  ]);
  expect(containsText('anything', '  ')).toBe(true);
  for (const search of ['bean  ferry', 'bean\u00a0ferry', 'coffee bean', 'FERRY'])
    expect(containsText('Bean Ferry Coffee', search)).toBe(true);
  expect(containsText('Bean Ferry Coffee', 'bean tea')).toBe(false);
});

it('[FM8] texts are in order whatever their case, numbers in them by value, equals as they stood', () => {
  const names = ['gate 10', 'Éclair', 'Gate 2', 'alpha', 'GATE 2'];
  expect(inOrder(names, (name) => name, 'ascending')).toEqual(['alpha', 'Éclair', 'Gate 2', 'GATE 2', 'gate 10']);
  expect(inOrder(names, (name) => name, 'descending')).toEqual(['gate 10', 'Gate 2', 'GATE 2', 'Éclair', 'alpha']);
  expect(inOrder([10, 9, 100], (count) => count, 'ascending')).toEqual([9, 10, 100]);
});

it('[GS22] “and” finds “&” and the reverse, and a name is found without its “&”', () => {
  for (const search of ['alder and finch', 'alder & finch', 'alder&finch', 'alderfinch'])
    expect(containsText('Alder & Finchley', search)).toBe(true);
  expect([containsText('H&M', 'hm'), containsText('Sand and Stone', 'sand & stone')]).toEqual([true, true]);
  expect([containsText('Alder', 'and'), containsText('Sand', 'and')]).toEqual([false, true]);
});
