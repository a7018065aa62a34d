import type { ByteSource } from '@/model/floorPlan/archive/byteSource';
import { drawingFacts } from '@/model/floorPlan/sources/dxf/drawingFacts';
import type { FlatDrawing } from '@/model/floorPlan/sources/dxf/flatDrawing';
import { drawingFormat } from '@/model/floorPlan/sources/dxf/isDrawing';
import { type DrawingChoices, planOfDrawing } from '@/model/floorPlan/sources/dxf/planOfDrawing';
import { readDrawing } from '@/model/floorPlan/sources/dxf/readDrawing';

export const sourceOf = (content: string | Uint8Array): ByteSource => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { size: bytes.length, read: async (start, end) => bytes.slice(start, end) };
};

/** A drawing as the console reads it. */
export async function openDxf(content: string | Uint8Array): Promise<FlatDrawing> {
  const source = sourceOf(content);
  const format = await drawingFormat(source);
  if (format === null) throw new Error('This is no drawing.');
  return readDrawing(source, format);
}

/** The floor of a drawing, by guesses where nothing else is chosen. */
export async function planDxf(content: string, choices: Partial<DrawingChoices> = {}, filename = 'floor.dxf') {
  const drawing = await openDxf(content);
  const { unit, layers } = drawingFacts(drawing);
  const guesses = Object.fromEntries(layers.map(({ name, guess }) => [name, guess]));
  const { plan, gaps } = planOfDrawing(
    drawing,
    { unit: choices.unit ?? unit.likely, kinds: { ...guesses, ...choices.kinds } },
    filename,
  );
  const floor = plan.floors[0];
  if (!floor) throw new Error('The drawing has no floor.');
  return { plan, floor, gaps };
}
