import type { ByteSource } from '../../archive/byteSource';
import { meshError } from '../../meshError';
import type { FlatDrawing } from './flatDrawing';
import { flattenDxf } from './flattenDxf';
import type { DrawingFormat } from './isDrawing';
import { type DxfOptions, readDxf } from './readDxf';

/** Bytes of drawings that a browser holds with room to spare. */
export const MOST_DRAWING_BYTES = 128 * 1024 * 1024;

/**
 * Reads a drawing of a CAD program as lines and texts by layer.
 * @throws MeshError with the reason for the person who chose the file
 */
export async function readDrawing(
  source: ByteSource,
  format: DrawingFormat,
  options: DxfOptions = {},
): Promise<FlatDrawing> {
  if (format !== 'dxf') throw meshError(format === 'dwg' ? 'drawing-is-dwg' : 'drawing-is-binary');
  if (source.size > MOST_DRAWING_BYTES) throw meshError('plan-too-large', { megabytes: MOST_DRAWING_BYTES / 2 ** 20 });
  const drawing = await readDxf(await source.read(0, source.size), options);
  const flat = await flattenDxf(drawing, options);
  if (flat.lines.length === 0) throw meshError('drawing-is-empty');
  return flat;
}
