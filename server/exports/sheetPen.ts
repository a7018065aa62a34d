import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { View } from '@/model/geometry/view';
import { PAPER, type Paint } from './paperColours';

/** Files of the font that is embedded. */
export interface FontFiles {
  readonly regular: string;
  readonly bold: string;
}

interface TextStyle {
  readonly size: number;
  readonly font?: keyof FontFiles;
  readonly colour?: string;
  readonly align?: 'left' | 'centre' | 'right';
  /** Turns the text to read from the bottom to the top. */
  readonly isUpright?: boolean;
  /** The text that is copied and found in place of the drawn one. */
  readonly actual?: string;
}

/** Draws on the pages of a document; all positions are points with y down, of texts their baseline. */
export interface SheetPen {
  addPage(width: number, height: number): void;
  /** Letters that the font does not have are drawn as an ellipsis, and copied and found as themselves. */
  text(text: string, x: number, y: number, style: TextStyle): void;
  /** Whether the font has every letter of a text. */
  canDraw(text: string): boolean;
  /** Width in letters of one point. Kerning is left out, which makes names a little narrower than this. */
  measure(text: string): number;
  meshes(floorPlan: FloorPlan, meshes: readonly number[], view: View, paint: Paint, line: number): void;
  box(x: number, y: number, width: number, height: number, paint: Paint): void;
}

/** Widths are read at this size, since they are rounded. */
const EXACT = 1000;

export function createSheetPen(doc: PDFKit.PDFDocument, fonts: FontFiles): SheetPen {
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    let width = widths.get(letter);
    if (width === undefined) {
      width = doc.font('regular').fontSize(EXACT).widthOfString(letter) / EXACT;
      widths.set(letter, width);
    }
    return width;
  };
  const has = glyphsOf(doc);
  const canDraw = (text: string) => [...text].every(has);
  // One ellipsis for letters in a row: the font would draw a black box for each of them, over the neighbours.
  const drawn = (text: string) =>
    canDraw(text)
      ? text
      : [...text]
          .map((letter) => (has(letter) ? letter : '…'))
          .join('')
          .replace(/…[… ]*…/g, '…');
  const measure = (text: string) => [...drawn(text)].reduce((sum, letter) => sum + widthOf(letter), 0);

  return {
    measure,
    canDraw,
    addPage: (width, height) => doc.addPage({ size: [width, height], margin: 0 }),
    text: (written, x, y, { size, font = 'regular', colour = PAPER.ink, align = 'left', isUpright, actual }) => {
      const text = drawn(written);
      const meant = actual ?? written;
      doc.font(font).fontSize(size).fillColor(colour);
      const width = align === 'left' ? 0 : doc.widthOfString(text);
      const from = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      if (isUpright) doc.save().rotate(-90, { origin: [x, y] });
      if (meant !== text) doc.markContent('Span', { actual: meant });
      doc.text(text, from, y, { lineBreak: false, baseline: 'alphabetic' });
      if (meant !== text) doc.endMarkedContent();
      if (isUpright) doc.restore();
    },
    meshes: ({ ringStart, pointStart, points }, meshes, view, { fill, edge }, line) => {
      doc.fillColor(fill).strokeColor(edge).lineWidth(line).lineJoin('round');
      for (const mesh of meshes) {
        for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
          const [from, to] = [pointStart[ring]!, pointStart[ring + 1]!];
          for (let at = from; at < to; at++) {
            const [x, y] = [points[2 * at]! * view.scale + view.x, points[2 * at + 1]! * view.scale + view.y];
            if (at === from) doc.moveTo(x, y);
            else doc.lineTo(x, y);
          }
          doc.closePath();
        }
        doc.fillAndStroke(fill, edge, 'even-odd');
      }
    },
    box: (x, y, width, height, { fill, edge }) =>
      void doc.lineWidth(0.5).rect(x, y, width, height).fillAndStroke(fill, edge),
  };
}

/** Whether the regular font has a letter; its types do not tell, so everything is taken for drawn where it cannot be asked. */
function glyphsOf(doc: PDFKit.PDFDocument): (letter: string) => boolean {
  doc.font('regular');
  const embedded = fieldOf(fieldOf(doc, '_font'), 'font');
  const ask = fieldOf(embedded, 'hasGlyphForCodePoint');
  if (typeof ask !== 'function') return () => true;
  const known = new Map<string, boolean>();
  return (letter) => {
    let has = known.get(letter);
    if (has === undefined) {
      has = ask.call(embedded, letter.codePointAt(0)) === true;
      known.set(letter, has);
    }
    return has;
  };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
