import { expect, it } from 'vitest';
import { floorNames } from '@/model/floorPlan/floorNames';

const building = (name: string, ...floors: string[]) => ({
  name,
  floors: floors.map((floor) => ({ uuid: `${name} ${floor}`, name: floor })),
});

it('[BF9] a floor has the name of its building where the location has more than one', () => {
  expect([...floorNames([building('Main', 'Ground', 'First')]).values()]).toEqual(['Ground', 'First']);
  expect([...floorNames([building('Main', 'Ground'), building('West Wing', 'Ground')]).values()]).toEqual([
    'Main, Ground',
    'West Wing, Ground',
  ]);
});
