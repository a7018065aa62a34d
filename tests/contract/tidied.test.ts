import { expect, it } from 'vitest';
import { categoryRule } from '@/contract/categories/categories';
import { trimmedText } from '@/contract/common';
import { destinationRule } from '@/contract/destinations/destinations';
import { userNameRule } from '@/contract/users/userAdministration';

const DECOMPOSED = ' Cafe\u0301 ';

it('[BI8] a text of a person has composed letters and no blanks around it', () => {
  expect(trimmedText(100, 'missing').parse(DECOMPOSED)).toBe('Caf\u00e9');
  expect(
    destinationRule.parse({ name: DECOMPOSED, categories: [], tags: [DECOMPOSED], description: DECOMPOSED }),
  ).toMatchObject({
    name: 'Caf\u00e9',
    tags: ['Caf\u00e9'],
    description: 'Caf\u00e9',
  });
  expect(categoryRule.parse({ name: DECOMPOSED, icon_id: 1 }).name).toBe('Caf\u00e9');
});

it('[US34] a name of two letters is refused as specified, one of three is taken', () => {
  expect(['Bo', ' Bo ', 'Li'].map((name) => userNameRule.safeParse(name).success)).toEqual([false, false, false]);
  expect(userNameRule.safeParse('Bob').success).toBe(true);
});
