import { expect, it } from 'vitest';
import { meanwhileOf, NOTHING_MEANWHILE, withMeanwhile } from '@/machines/records/meanwhile';
import type { FormMerge } from '@/model/records/mergeForm';

const merge = (kept: readonly string[], remade: readonly string[]) => ({ kept, remade }) as unknown as FormMerge;

it('[FM14] a save that meets one change after the other names the fields of all of them, and who is known', () => {
  const first = withMeanwhile(NOTHING_MEANWHILE, merge(['name'], ['colour']), 'Eli');
  const second = withMeanwhile(first, merge(['name', 'text'], ['state']), null);
  expect(second).toEqual({ kept: ['name', 'text'], remade: ['colour', 'state'], by: 'Eli' });
  expect(withMeanwhile(second, merge([], []), 'Noor').by).toBe('Noor');
});

it('[FM14] it is said in words what was kept and what has to be chosen again, and nothing where nothing was', () => {
  expect(meanwhileOf(NOTHING_MEANWHILE, {})).toBe('');
  const both = meanwhileOf({ kept: ['name', 'text'], remade: ['state'], by: 'Eli' }, { labels: { name: 'Name' } });
  expect([both.includes('Eli'), both.includes('Name, text'), both.includes('state')]).toEqual([true, true, true]);
  expect(meanwhileOf({ kept: [], remade: ['state'], by: null }, {})).not.toBe('');
});
