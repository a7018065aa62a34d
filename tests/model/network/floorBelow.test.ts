import { expect, it } from 'vitest';
import { floorBelow } from '@/model/network/floorBelow';

const ground = { uuid: 'ground', order: 0 };
const upper = { uuid: 'upper', order: 1 };
const annexe = { uuid: 'annexe', order: 0 };

it('[CF10] the floor below is the next one down in the same building', () => {
  const buildings = [{ floors: [annexe] }, { floors: [upper, ground] }];
  expect([
    floorBelow(buildings, 'upper'),
    floorBelow(buildings, 'ground'),
    floorBelow(buildings, 'annexe'),
    floorBelow(buildings, 'none'),
  ]).toEqual([ground, null, null, null]);
});
