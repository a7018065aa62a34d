import PDFDocument from 'pdfkit';
import { exportText } from '@/contract/texts/exportTexts';
import { type DrawnFloor, drawnFloor } from '@/model/floorPlan/drawnFloor';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { CORRIDOR, DOOR, FACILITY, FLOOR, FURNITURE, ROOM, SERVICE, WALL } from '@/model/floorPlan/kinds/meshKind';
import { drawNames } from './drawNames';
import type { FloorSheet } from './floorSheet';
import { type LegendEntry, legendOf } from './legend';
import { layoutPage, MARGIN, type PageLayout } from './pageLayout';
import { PAPER, type Paint, paintOf } from './paperColours';
import { createSheetPen, type FontFiles, type SheetPen } from './sheetPen';

/** From below to above. */
const ORDER: readonly number[] = [FLOOR, CORRIDOR, SERVICE, ROOM, FACILITY, FURNITURE, WALL, DOOR];
const LINE_WIDTH = 0.4;

/**
 * A floor as a PDF: outlines and letters, never a picture. The first page is the floor plan with title, legend and scale
 * bar; where rooms are too small for their names, the pages after it list them by number.
 * @throws Error when the floor plan cannot be read or has no extent
 */
export async function writeFloorPdf(sheet: FloorSheet, fonts: FontFiles): Promise<Uint8Array<ArrayBuffer>> {
  const floor = drawnFloor(decodeFloorPlan(sheet.plan), { labels: sheet.labels, corrected: sheet.corrected });
  const { box } = floor.index;
  if (!(box.maxX > box.minX && box.maxY > box.minY)) throw new Error('The floor plan has no extent.');
  const doc = new PDFDocument({
    autoFirstPage: false,
    // None of the standard fonts, which are not embedded.
    font: '',
    lang: 'en-GB',
    info: {
      Title: [sheet.location, sheet.building, sheet.floor].join(' – '),
      Creator: 'Atrium',
      CreationDate: new Date(`${sheet.date}T00:00:00Z`),
    },
  });
  const bytes = bytesOf(doc);
  const pen = createSheetPen(doc, fonts);
  const layout = layoutPage(
    box,
    new Set([...sheet.labels.keys(), ...sheet.places.map(({ mesh }) => mesh)]).size,
    sheet.units,
  );
  pen.addPage(layout.size.width, layout.size.height);
  drawHeader(pen, sheet, layout);
  drawPlan(pen, sheet, floor, layout);
  drawFooter(pen, legendOf(sheet, floor), layout);
  drawNames(pen, sheet, floor, layout);
  doc.end();
  return bytes;
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}

/** Points that date and scale take at the right. */
const SCALE_ROOM = 130;
/** Bold letters are wider than those that are measured. */
const BOLDER = 1.08;

function drawHeader(
  pen: SheetPen,
  { location, building, floor, date }: FloorSheet,
  { size, paper, ratio }: PageLayout,
) {
  const right = size.width - MARGIN;
  const room = right - MARGIN - SCALE_ROOM;
  const sizeOf = (text: string, most: number) => Math.min(most, room / (pen.measure(text) * BOLDER));
  const name = `${building} – ${floor}`;
  pen.text(location, MARGIN, MARGIN + 16, { size: sizeOf(location, 18), font: 'bold' });
  pen.text(name, MARGIN, MARGIN + 34, { size: sizeOf(name, 11), colour: PAPER.faint });
  pen.text(date, right, MARGIN + 12, { size: 9, colour: PAPER.faint, align: 'right' });
  const scale = exportText('scale', { ratio: ratio.toLocaleString('en-GB'), paper });
  pen.text(scale, right, MARGIN + 34, { size: 9, colour: PAPER.faint, align: 'right' });
}

function drawPlan(pen: SheetPen, { places }: FloorSheet, floor: DrawnFloor, { view }: PageLayout): void {
  const categories = new Map(places.map(({ mesh, category }) => [mesh, category?.colour ?? null]));
  const layers = new Map<string, { order: number; paint: Paint; meshes: number[] }>();
  for (const [mesh, name] of floor.floorPlan.names.entries()) {
    const order = ORDER.indexOf(floor.kinds[mesh]!);
    const paint = paintOf(floor, mesh, categories.get(name) ?? null);
    const key = `${order} ${paint.fill}`;
    const layer = layers.get(key);
    if (layer) layer.meshes.push(mesh);
    else layers.set(key, { order, paint, meshes: [mesh] });
  }
  for (const { paint, meshes } of [...layers.values()].sort((one, other) => one.order - other.order))
    pen.meshes(floor.floorPlan, meshes, view, paint, LINE_WIDTH);
}

const SWATCH = 9;
const ENTRY = 12;
const ROWS = 4;
const COLUMN = 118;

function drawFooter(pen: SheetPen, entries: readonly LegendEntry[], { size, map, scaleBar }: PageLayout): void {
  const top = map.maxY + 18;
  const half = scaleBar.length / 2;
  pen.box(MARGIN, top, half, 4, { fill: PAPER.ink, edge: PAPER.ink });
  pen.box(MARGIN + half, top, half, 4, { fill: '#ffffff', edge: PAPER.ink });
  pen.text('0', MARGIN, top + 16, { size: 8 });
  pen.text(scaleBar.label, MARGIN + scaleBar.length, top + 16, { size: 8, align: 'right' });
  const left = MARGIN + Math.max(scaleBar.length, 60) + 36;
  const most = Math.max(1, Math.floor((size.width - MARGIN - left) / COLUMN)) * ROWS;
  const shown = entries.length > most ? entries.slice(0, most - 1) : entries;
  const place = (at: number) => ({ x: left + Math.floor(at / ROWS) * COLUMN, y: top - 2 + (at % ROWS) * ENTRY });
  for (const [at, { name, paint }] of shown.entries()) {
    const { x, y } = place(at);
    pen.box(x, y, SWATCH, SWATCH, paint);
    pen.text(shortened(pen, name, (COLUMN - SWATCH - 12) / 8), x + SWATCH + 5, y + 7.5, { size: 8 });
  }
  if (shown.length === entries.length) return;
  const { x, y } = place(shown.length);
  pen.text(exportText('more', { count: entries.length - shown.length }), x, y + 7.5, { size: 8, colour: PAPER.faint });
}

/** A text that fits a width in letters of one point. */
function shortened(pen: SheetPen, text: string, width: number): string {
  if (pen.measure(text) <= width) return text;
  let kept = [...text];
  while (kept.length > 1 && pen.measure(`${kept.join('')}…`) > width) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
