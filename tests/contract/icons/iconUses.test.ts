import { expect, it } from 'vitest';
import { iconUsesText } from '@/contract/icons/iconUses';
import { iconName } from '@/model/content/icons/iconName';

const uses = (...names: string[]) => names.map((name) => ({ kind: 'category', name }) as const);

it('[IC13] says where an icon is used: three records by name, the others by number', () => {
  expect(iconUsesText([])).toBe('');
  expect(iconUsesText([{ kind: 'amenity', name: 'Lift' }])).toBe('the amenity Lift');
  expect(iconUsesText(uses('A', 'B', 'C'))).toBe('the category A, the category B and the category C');
  expect(iconUsesText(uses('A', 'B', 'C', 'D', 'E'))).toBe('the category A, the category B, the category C and 2 more');
});

it.each([
  ['food-court.png', 'Food court'],
  ['LIFT_2.PNG', 'LIFT 2'],
  ['.png', 'Icon'],
  [`${'x'.repeat(300)}.png`, `X${'x'.repeat(99)}`],
])('[IC2] the icon of the file %s is named %s', (filename, name) => {
  expect(iconName(filename)).toBe(name);
});
