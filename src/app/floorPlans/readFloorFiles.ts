import { faultText } from '@/contract/texts/faultText';
import type { BuildingFile } from '@/machines/buildings/floorsImportSetup';
import { MeshError } from '@/model/floorPlan/meshError';
import { floorsOfFiles, orderedFloors, pairFloorFiles } from '@/model/floorPlan/sources/floorFiles';
import type { ReadBuilding, ReadBuildingFloor } from '@/model/floorPlan/sources/readBuildingFloor';
import { damagedIn } from '@/model/floorPlan/sources/readFloorFile';
import type { FloorPlanWorker, ReadBuildingOptions } from '@/workers/floorPlanWorker';
import { areDrawings } from './drawingFiles';
import { text } from './texts';

/** Whether a file was refused since it describes no building. */
export const isNoBuilding = (error: unknown): boolean =>
  error instanceof MeshError && error.fault.code === 'no-building-plan';

/** Whether a lone file may be that of a floor: labels are not. */
export const mayHoldFloor = ({ name }: BuildingFile): boolean => pairFloorFiles([name]).floors.length > 0;

/** Whether a file was refused since it holds no floor plan either. */
export const hasNoFloor = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof MeshError &&
  ['no-obj', 'not-a-zip'].includes(error.cause.fault.code);

/**
 * The floors of files that each hold one, named by their files, with the labels files that belong to them.
 * @throws Error in words, with the name of the file that was refused
 */
export async function readFloorFiles(
  worker: Pick<FloorPlanWorker, 'readFloorFile'>,
  files: readonly BuildingFile[],
  { signal, onProgress }: ReadBuildingOptions,
): Promise<ReadBuilding> {
  const { floors: pairs, spare } = pairFloorFiles(files.map(({ name }) => name));
  if (pairs.length === 0) throw new Error(text('onlyLabels'));
  if (files.length > 1 && files.some((file) => areDrawings([file]))) throw new Error(text('drawingsAlone'));
  const fileAt = (at: number): BuildingFile => files[at] as BuildingFile;
  const { building, floors: named } = floorsOfFiles(
    pairs.map(({ plan }) => fileAt(plan).name),
    text('floor'),
  );
  const floors: ReadBuildingFloor[] = [];
  const leftOut = spare.map((at) => ({
    reason: 'labels-of-no-floor' as const,
    kind: fileAt(at).name,
    count: 1,
    examples: [],
  })) as ReadBuilding['leftOut'][number][];
  for (const { at, ordinal } of orderedFloors(named)) {
    const { plan, labels } = pairs[at] as (typeof pairs)[number];
    const file = fileAt(plan);
    const tell = (share: number) => onProgress?.((floors.length + share) / pairs.length);
    const read = await worker
      .readFloorFile(file, labels === null ? null : fileAt(labels), { onProgress: tell, ...(signal && { signal }) })
      .catch((error: unknown) => {
        if (!(error instanceof MeshError)) throw error;
        throw new Error(`${file.name}: ${faultText(error.fault)}`, { cause: error });
      });
    const { name, shortname } = named[at] as (typeof named)[number];
    leftOut.push(...damagedIn(file.name, read));
    const { counts, floorPlan, labels: texts } = read;
    // Files of two folders may have one name.
    const id = `${plan} ${file.name}`;
    floors.push({ id, name, shortname, ordinal, counts, floorPlan, archive: file, labels: texts });
  }
  return { name: building, floors, place: null, leftOut, gaps: null, areFiles: true };
}
