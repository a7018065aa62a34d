import { expect, it } from 'vitest';
import type { ProjectData } from '@/contract/projectData';
import { floorBelow } from '@/screens/editor/canvas/useGhost';
import { GROUND, housed, UPPER } from '../../../support/testEditor';

it('[CF10] the floor below is the next one down in the same building', () => {
  const data = { location: housed([UPPER, GROUND]) } as ProjectData;
  expect([floorBelow(data, UPPER.uuid)?.uuid, floorBelow(data, GROUND.uuid), floorBelow(data, 'none')]).toEqual([
    GROUND.uuid,
    null,
    null,
  ]);
});
