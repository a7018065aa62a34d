import type { ByteSource } from '@/model/floorPlan/archive/byteSource';
import { MeshError, meshError } from '@/model/floorPlan/meshError';
import { factsOfSet, type NamedDrawing, planOfSet } from '@/model/floorPlan/sources/dxf/drawingSet';
import { drawingFormat } from '@/model/floorPlan/sources/dxf/isDrawing';
import type { OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import type { DrawingChoices, PlannedDrawing } from '@/model/floorPlan/sources/dxf/planOfDrawing';
import { MOST_DRAWING_BYTES, readDrawing } from '@/model/floorPlan/sources/dxf/readDrawing';
import type { DxfOptions } from '@/model/floorPlan/sources/dxf/readDxf';
import { createPause } from './createPause';

/** The file of a drawing. */
export interface DrawingFile {
  readonly source: ByteSource;
  readonly filename: string;
}

/** The drawings that were opened last: the next decisions are about them. */
let opened: { readonly id: string; readonly drawings: readonly NamedDrawing[] } | null = null;

/** Reads drawings, one a floor, and holds them for the decisions about them. @throws MeshError */
export async function openDrawings(files: readonly DrawingFile[], options: DxfOptions): Promise<OpenedDrawing> {
  const drawings = await readDrawings(files, options);
  opened = { id: crypto.randomUUID(), drawings };
  return { id: opened.id, facts: factsOfSet(drawings), remembered: {} };
}

/** The floors that drawings show; a worker that has started again since reads their files once more. @throws MeshError */
export async function planDrawings(
  id: string,
  files: readonly DrawingFile[],
  choices: DrawingChoices,
): Promise<PlannedDrawing> {
  if (opened?.id !== id) opened = { id, drawings: await readDrawings(files, { pause: createPause() }) };
  const named = opened.drawings.map((one, at) => ({ ...one, filename: files[at]?.filename ?? one.filename }));
  return planOfSet(named, choices);
}

async function readDrawings(
  files: readonly DrawingFile[],
  { onProgress, ...options }: DxfOptions,
): Promise<NamedDrawing[]> {
  const bytes = files.reduce((sum, { source }) => sum + source.size, 0);
  if (bytes > MOST_DRAWING_BYTES) throw meshError('plan-too-large', { megabytes: MOST_DRAWING_BYTES / 2 ** 20 });
  const drawings: NamedDrawing[] = [];
  for (const { source, filename } of files) {
    const tell = (share: number) => onProgress?.((drawings.length + share) / files.length);
    try {
      const format = await drawingFormat(source);
      if (format === null) throw meshError('no-building-plan');
      drawings.push({ filename, drawing: await readDrawing(source, format, { ...options, onProgress: tell }) });
    } catch (error) {
      if (!(error instanceof MeshError) || files.length === 1) throw error;
      throw meshError('in-file', { file: filename, cause: error.fault });
    }
  }
  return drawings;
}
