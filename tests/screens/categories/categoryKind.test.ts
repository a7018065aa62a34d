import { expect, it } from 'vitest';
import { formRecordOf, validateValues } from '@/machines/records/recordKind';
import { categoryKind } from '@/screens/categories/categoryKind';

const bakery = { id: 7, name: 'Bakery', description: '', icon_id: 21, parent_id: 3, color: '#117733', revision: 2 };
const values = formRecordOf(categoryKind, bakery).values as typeof categoryKind.blank;

it('[CT3] asks for name and icon in the stated words', () => {
  expect(validateValues(categoryKind, categoryKind.blank)).toEqual({
    name: 'Please input category name',
    icon: 'Please select category icon',
  });
  expect(validateValues(categoryKind, { ...values, name: 'x'.repeat(101) })).toEqual({
    name: 'Length should be 1 to 100',
  });
  expect(validateValues(categoryKind, values)).toEqual({});
});

it('[CT13] a sub-category names its parent; one that is turned into a main category has none', () => {
  expect([values.isSub, values.parent]).toEqual([true, 3]);
  expect(categoryKind.bodyOf(values).parent_id).toBe(3);
  expect(categoryKind.bodyOf({ ...values, isSub: false }).parent_id).toBe(0);
  expect(validateValues(categoryKind, { ...values, parent: null })).toEqual({
    parent: 'Please select a main category.',
  });
});
