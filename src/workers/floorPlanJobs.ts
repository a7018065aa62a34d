import { transfer } from 'comlink';
import type { Fault } from '@/model/floorPlan/faults';
import type { PlanPlace } from '@/model/floorPlan/floorPlan';
import { floorPlanBuffers } from '@/model/floorPlan/floorPlanBuffers';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { MeshError } from '@/model/floorPlan/meshError';
import { readUpload, type UploadProgress } from '@/model/floorPlan/readUpload';
import type { BuildingPlan, PlanFloor } from '@/model/floorPlan/sources/buildingPlan';
import { drawingFormat } from '@/model/floorPlan/sources/dxf/isDrawing';
import type { OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import type { ClosedGaps, DrawingChoices } from '@/model/floorPlan/sources/dxf/planOfDrawing';
import { packFloor } from '@/model/floorPlan/sources/packFloor';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import { readBuilding } from '@/model/floorPlan/sources/readBuilding';
import {
  countsOf,
  labelsOf,
  type ReadBuilding,
  type ReadBuildingFloor,
} from '@/model/floorPlan/sources/readBuildingFloor';
import { NO_LABELS, type ReadFloorFile, readFloorFile } from '@/model/floorPlan/sources/readFloorFile';
import { toUploadResult, type UploadResult } from '@/model/floorPlan/uploadResult';
import { blobSource } from './blobSource';
import { createPause } from './createPause';
import { gunzip } from './gunzip';
import { gunzipInWorker } from './gunzipInWorker';
import { openIfc } from './openIfc';
import { throttledProgress } from './throttledProgress';

/** Archives larger than this justify the start of a second worker. */
const LARGE = 4 * 1024 * 1024;

/** A building in a form that crosses threads, where errors lose their class. */
export type BuildingResult<Read = ReadBuilding> =
  | { readonly ok: true; readonly building: Read }
  | { readonly ok: false; readonly fault: Fault };

/** A file with its name, which a blob loses between threads. */
export interface NamedFile {
  readonly file: Blob;
  readonly filename: string;
}

/** The choices about drawings that were opened; their files, for a worker that has started again since. */
export interface DrawingRequest {
  readonly id: string;
  readonly files: readonly NamedFile[];
  readonly choices: DrawingChoices;
}

function readFloorOf({ spaces, ...floor }: PlanFloor, place: PlanPlace | undefined): ReadBuildingFloor {
  const outlined = { ...floor, spaces };
  return {
    ...floor,
    counts: countsOf(outlined),
    floorPlan: planOfSpaces(spaces),
    archive: new Blob([packFloor({ spaces, place })], { type: 'application/zip' }),
    labels: labelsOf(outlined),
  };
}

/** The jobs of the floor plan worker; each is a pure function of src/model with the browser's APIs. */
export interface FloorPlanJobs {
  readUpload(
    file: Blob,
    onProgress: ((progress: UploadProgress) => void) | null,
    corrections: ShapeCorrections,
  ): Promise<UploadResult>;
  readBuilding(
    file: Blob,
    onProgress: ((share: number) => void) | null,
  ): Promise<BuildingResult<ReadBuilding | OpenedDrawing>>;
  /** @param files drawings of one floor each */
  openDrawings(
    files: readonly NamedFile[],
    onProgress: ((share: number) => void) | null,
  ): Promise<BuildingResult<OpenedDrawing>>;
  planDrawing(request: DrawingRequest): Promise<BuildingResult>;
  /** @param labels the labels file of the floor, or null */
  readFloorFile(
    file: Blob,
    labels: Blob | null,
    onProgress: ((share: number) => void) | null,
  ): Promise<BuildingResult<ReadFloorFile>>;
}

const sourceOf = ({ file, filename }: NamedFile) => ({ source: blobSource(file), filename });

/** The reader of drawings is loaded with the first of them. */
const drawings = () => import('./drawingJobs');

/** The walls of floors are asked for with the first network. */
const networkChecks = () => import('@/model/network/sources/checkPlanNetwork');

async function readOf({ floors, ...building }: BuildingPlan, gaps: ClosedGaps | null): Promise<BuildingResult> {
  const { place, network, north = 0 } = building;
  const read = floors.map((floor) => readFloorOf(floor, place ? { ...place, north } : undefined));
  const checked =
    network &&
    (await networkChecks()).checkPlanNetwork(
      network,
      read.map(({ floorPlan }) => floorPlan),
    );
  return transfer(
    { ok: true, building: { ...building, floors: read, gaps, ...(checked && { network: checked }) } },
    read.flatMap(({ floorPlan }) => floorPlanBuffers(floorPlan)),
  );
}

/** @throws every error that is no fault of the file */
async function withFault<Read>(read: () => Promise<BuildingResult<Read>>): Promise<BuildingResult<Read>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof MeshError)) throw error;
    return { ok: false, fault: error.fault };
  }
}

/** A second worker inflates a large archive. */
const gunzipOf = (file: Blob) => (file.size >= LARGE && 'Worker' in globalThis ? gunzipInWorker : gunzip);

export const floorPlanJobs: FloorPlanJobs = {
  async readUpload(file, onProgress, corrections) {
    const options = {
      corrections,
      onProgress: onProgress ? throttledProgress(onProgress) : undefined,
      pause: createPause(),
    };
    const answer = await toUploadResult(readUpload(blobSource(file), gunzipOf(file), options));
    return answer.ok ? transfer(answer, floorPlanBuffers(answer.floor.floorPlan)) : answer;
  },
  readBuilding: (file, onProgress) =>
    withFault<ReadBuilding | OpenedDrawing>(async () => {
      const source = blobSource(file);
      const options = { onProgress: onProgress ?? undefined, pause: createPause() };
      if ((await drawingFormat(source)) === null)
        return readOf(await readBuilding(source, gunzip, openIfc, options), null);
      const { openDrawings } = await drawings();
      return { ok: true, building: await openDrawings([{ source, filename: '' }], options) };
    }),
  openDrawings: (files, onProgress) =>
    withFault(async () => {
      const { openDrawings } = await drawings();
      const options = { onProgress: onProgress ?? undefined, pause: createPause() };
      return { ok: true, building: await openDrawings(files.map(sourceOf), options) };
    }),
  readFloorFile: (file, labels, onProgress) =>
    withFault(async () => {
      const tell = ({ bytesRead, bytesTotal }: UploadProgress) => onProgress?.(bytesRead / Math.max(bytesTotal, 1));
      const options = { onProgress: throttledProgress(tell), pause: createPause() };
      const read = await readUpload(blobSource(file), gunzipOf(file), options);
      const floor = readFloorFile(read, labels ? new Uint8Array(await labels.arrayBuffer()) : NO_LABELS);
      return transfer({ ok: true, building: floor }, floorPlanBuffers(floor.floorPlan));
    }),
  planDrawing: ({ id, files, choices }) =>
    withFault(async () => {
      const { planDrawings } = await drawings();
      const { plan, gaps } = await planDrawings(id, files.map(sourceOf), choices);
      return readOf(plan, gaps);
    }),
};
