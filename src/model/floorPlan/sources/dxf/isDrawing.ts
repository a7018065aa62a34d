import type { ByteSource } from '../../archive/byteSource';

/** Bytes from which a format is recognised; comments may stand before the first section of a DXF file. */
const HEAD = 4096;

/** Formats of CAD programs, by their first bytes. */
export type DrawingFormat = 'dxf' | 'binary-dxf' | 'dwg';

/** The format of a drawing of a CAD program; null where the file is something else. */
export async function drawingFormat(source: ByteSource): Promise<DrawingFormat | null> {
  const head = new TextDecoder('latin1').decode(await source.read(0, Math.min(source.size, HEAD)));
  if (/^AC\d{4}/.test(head)) return 'dwg';
  if (head.startsWith('AutoCAD Binary DXF')) return 'binary-dxf';
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?:999[ \t]*\r?\n[^\n]*\n\s*)*0[ \t]*\r?\n[ \t]*SECTION/.test(head) ? 'dxf' : null;
}
