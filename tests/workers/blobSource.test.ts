import { expect, it } from 'vitest';
import { faultText } from '@/contract/texts/faultText';
import type { MeshError } from '@/model/floorPlan/meshError';
import { blobSource, bytesOf } from '@/workers/blobSource';
import { floorPlanJobs } from '@/workers/floorPlanJobs';
import { changedFile } from '../support/changedFile';

it('[FI25] a file that was changed since it was chosen fails each read, whole or in pieces, and says so', async () => {
  for (const read of [bytesOf(changedFile('a.obj')), blobSource(changedFile('a.obj')).read(0, 2)]) {
    const error = await read.catch((failed: MeshError) => failed);
    expect(faultText((error as MeshError).fault)).toBe('The file has changed since you chose it. Choose it again.');
  }
  expect([...(await blobSource(new Blob(['abc'])).read(1, 3))]).toEqual([98, 99]);
});

it('[FI25] so does the reading of a floor plan and of a building', async () => {
  const fault = { code: 'file-changed' };
  await expect(floorPlanJobs.readUpload(changedFile('a.zip'), null, {})).resolves.toMatchObject({ ok: false, fault });
  await expect(floorPlanJobs.readBuilding(changedFile('a.zip'), null)).resolves.toMatchObject({ ok: false, fault });
});
