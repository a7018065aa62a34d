import { expect, it } from 'vitest';
import { decodePlan } from '@/api/buildings/decodePlan';
import { DamagedPlanError, encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { floorPlanOf } from '../../support/boxFloorPlan';

it('[ME18] a damaged floor plan is said in words, and where it is damaged stays with the cause', () => {
  const bytes = encodeFloorPlan(floorPlanOf({ room: [0, 0, 1, 1] }));
  expect(decodePlan(bytes.buffer).names).toEqual(['room']);
  expect(() => decodePlan(bytes.buffer.slice(0, -1))).toThrow(
    expect.objectContaining({
      message: 'The stored floor plan is damaged. Upload it again.',
      cause: expect.any(DamagedPlanError),
    }),
  );
});
