import { expect, it } from 'vitest';
import { elevationOf } from '@/model/network/elevationOf';

it('[BF7] puts floors five metres above each other, the ground at nought and cellars below', () => {
  expect([-2, 0, 1, 7].map(elevationOf)).toEqual([-10, 0, 5, 35]);
});
