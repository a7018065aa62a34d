import { expect, it, vi } from 'vitest';
import { hasNoFloor, isNoBuilding, mayHoldFloor, readFloorFiles } from '@/app/floorPlans/readFloorFiles';
import { faultText } from '@/contract/texts/faultText';
import { meshError } from '@/model/floorPlan/meshError';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';

const fileNamed = (name: string) => Object.assign(new Blob([name]), { name });
const floor = { floorPlan: planOfSpaces([]), counts: { rooms: 2, doors: 1 }, labels: '', damaged: 0 };

it('[BP30] [BP31] the floors of several files are named by them, lowest first, each with its labels', async () => {
  const [first, ground, labels, spare] = ['quay-first.zip', 'quay-ground.zip', 'quay-ground.txt', 'other.txt'].map(
    fileNamed,
  );
  const shares: number[] = [];
  const readFloorFile = vi.fn(async (file: Blob, texts: Blob | null, { onProgress } = {} as never) => {
    (onProgress as (share: number) => void)(0.5);
    return { ...floor, labels: texts ? 'a\tA\n' : '', damaged: file === first ? 3 : 0 };
  });
  const read = await readFloorFiles(
    { readFloorFile: readFloorFile as never },
    [first, ground, labels, spare] as never,
    {
      onProgress: (share) => shares.push(share),
    },
  );
  expect(
    read.floors.map(({ name, shortname, ordinal, archive, labels: texts }) => [
      name,
      shortname,
      ordinal,
      archive,
      texts,
    ]),
  ).toEqual([
    ['Ground', 'G', 0, ground, 'a\tA\n'],
    ['First', 'F', 1, first, ''],
  ]);
  expect(readFloorFile.mock.calls.map(([file, texts]) => [file, texts])).toEqual([
    [ground, labels],
    [first, null],
  ]);
  expect([read.name, read.areFiles, shares]).toEqual(['Quay', true, [0.25, 0.75]]);
  expect(read.leftOut).toEqual([
    { reason: 'labels-of-no-floor', kind: 'other.txt', count: 1, examples: [] },
    { reason: 'damaged', kind: 'quay-first.zip', count: 3, examples: [] },
  ]);
  expect(new Set(read.floors.map(({ id }) => id)).size).toBe(2);
});

it('[BP30] a file that is refused is named with the reason, and labels alone are no floor', async () => {
  const refused = meshError('no-obj');
  const readFloorFile = async () => Promise.reject(refused);
  const error = await readFloorFiles({ readFloorFile }, [fileNamed('a.zip')], {}).catch((one: unknown) => one);
  expect(String(error)).toBe(`Error: a.zip: ${faultText(refused.fault)}`);
  expect([hasNoFloor(error), hasNoFloor(refused), isNoBuilding(meshError('no-building-plan'))]).toEqual([
    true,
    false,
    true,
  ]);
  await expect(readFloorFiles({ readFloorFile }, [fileNamed('a.txt')], {})).rejects.toThrow(/labels alone/);
  expect([mayHoldFloor(fileNamed('a.txt')), mayHoldFloor(fileNamed('a.zip'))]).toEqual([false, true]);
  const gone = new Error('The worker that reads plans has stopped.');
  await expect(
    readFloorFiles({ readFloorFile: async () => Promise.reject(gone) }, [fileNamed('a.zip')], {}),
  ).rejects.toBe(gone);
});
