import { expect, it } from 'vitest';
import { checkedDestinations } from '@/model/network/checks/checkedDestinations';

const placement = (id: number, more: object = {}) => ({
  floor_id: 'ground',
  object_name: `room-${id}`,
  location_name: `Place ${id}`,
  destination: { parent_id: id, categories: [], description: ' ', ...more },
});

it('[PL113] the checks are about the destinations that visitors see', () => {
  const checked = checkedDestinations(
    [placement(1), placement(2, { staff_only: true }), placement(3, { staff_only: false })],
    new Map([['ground', 1.5]]),
  );
  expect(checked.map(({ id, z, hasDescription }) => [id, z, hasDescription])).toEqual([
    [1, 1.5, false],
    [3, 1.5, false],
  ]);
});
