import type { ByteSource } from '@/model/floorPlan/archive/byteSource';
import { drawingFacts } from '@/model/floorPlan/sources/dxf/drawingFacts';
import type { FlatDrawing } from '@/model/floorPlan/sources/dxf/flatDrawing';
import type { DrawingFormat } from '@/model/floorPlan/sources/dxf/isDrawing';
import type { OpenedDrawing } from '@/model/floorPlan/sources/dxf/openedDrawing';
import { type DrawingChoices, type PlannedDrawing, planOfDrawing } from '@/model/floorPlan/sources/dxf/planOfDrawing';
import { readDrawing } from '@/model/floorPlan/sources/dxf/readDrawing';
import type { DxfOptions } from '@/model/floorPlan/sources/dxf/readDxf';
import { createPause } from './createPause';

/** The drawing that was opened last: the next decisions are about it. */
let opened: { readonly id: string; readonly drawing: FlatDrawing } | null = null;

/** Reads a drawing and holds it for the decisions about it. @throws MeshError */
export async function openDrawing(
  source: ByteSource,
  format: DrawingFormat,
  options: DxfOptions,
): Promise<OpenedDrawing> {
  const drawing = await readDrawing(source, format, options);
  opened = { id: crypto.randomUUID(), drawing };
  return { id: opened.id, facts: drawingFacts(drawing), remembered: {} };
}

/** The floor that a drawing shows; a worker that has started again since reads its file once more. @throws MeshError */
export async function planDrawing(
  id: string,
  { source, filename, choices }: { source: ByteSource; filename: string; choices: DrawingChoices },
): Promise<PlannedDrawing> {
  if (opened?.id !== id) opened = { id, drawing: await readDrawing(source, 'dxf', { pause: createPause() }) };
  return planOfDrawing(opened.drawing, choices, filename);
}
