import { expect, it } from 'vitest';
import { placedAt } from '@/model/kiosks/placedAt';

it('[KI76] a kiosk stands where it is now, also where a publication does not have it', () => {
  const other = { id: 1, name: 'Other', node_id: 5, orientation: 0 };
  const own = { id: 2, name: 'Own', node_id: 9, orientation: 90 };
  expect(placedAt([other], own)).toEqual([other, own]);
  expect(placedAt([{ ...own, node_id: 4 }, other], own)).toEqual([other, own]);
});
