import { expect, it } from 'vitest';
import { usedCategories } from '@/model/content/categories/usedCategories';

it('[WB9] the categories of places travel with their main categories, and no others', () => {
  const category = (id: number, parent_id = 0) => ({ id, parent_id });
  const all = [category(1), category(2, 1), category(3), category(4, 3), category(5)];
  const place = (...ids: number[]) => ({ destination: { categories: ids.map((id) => ({ id })) } });
  expect(usedCategories(all, [place(2), place(3, 2)]).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(usedCategories(all, [])).toEqual([]);
});
