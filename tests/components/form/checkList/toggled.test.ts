import { expect, it } from 'vitest';
import { toggled } from '@/components/form/checkList/toggled';

it('[US13] gives or takes one thing, in ascending order, and leaves the others as they are', () => {
  expect(toggled([1, 9, 12], 8)).toEqual([1, 8, 9, 12]);
  expect(toggled([1, 8, 9, 12], 9)).toEqual([1, 8, 12]);
});
