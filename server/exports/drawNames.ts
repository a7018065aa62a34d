import { exportText } from '@/contract/texts/exportTexts';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { fitName, LINE } from './fitName';
import type { FloorSheet } from './floorSheet';
import { nameRooms, type RoomNames } from './nameRooms';
import { MARGIN, type PageLayout } from './pageLayout';
import { PAPER } from './paperColours';
import type { SheetPen } from './sheetPen';

/** From the middle of a line to its baseline, by the size of its letters. */
const BASELINE = 0.36;
/** Points of a number in a room that is too small for any. */
const SMALLEST_NUMBER = 3.5;

/** The names of a floor in its rooms, and those that did not fit on pages of their own. */
export function drawNames(pen: SheetPen, sheet: FloorSheet, floor: DrawnFloor, layout: PageLayout): void {
  const { view } = layout;
  const { measure, canDraw } = pen;
  const fit = { floorPlan: floor.floorPlan, scale: view.scale, measure };
  const names = nameRooms(floor, { places: sheet.places, labels: sheet.labels, scale: view.scale, measure, canDraw });
  for (const { lines, size, x, y, isUpright, isPlace } of names.fitted) {
    const [middleX, middleY] = [x * view.scale + view.x, y * view.scale + view.y];
    for (const [at, line] of lines.entries()) {
      const offset = (at - (lines.length - 1) / 2) * size * LINE + BASELINE * size;
      const [lineX, lineY] = isUpright ? [middleX + offset, middleY] : [middleX, middleY + offset];
      const style = { size, isUpright, align: 'centre', colour: isPlace ? PAPER.ink : PAPER.faint } as const;
      pen.text(line, lineX, lineY, style);
    }
  }
  const drawCentred = (mesh: number, text: string, size: number) => {
    const x = floor.floorPlan.anchors[3 * mesh]! * view.scale + view.x;
    const y = floor.floorPlan.anchors[3 * mesh + 1]! * view.scale + view.y;
    pen.text(text, x, y + BASELINE * size, { size, align: 'centre', colour: PAPER.ink });
  };
  for (const { mesh, number } of names.numbered)
    drawCentred(mesh, String(number), fitName(String(number), { ...fit, mesh })?.size ?? SMALLEST_NUMBER);
  const named = new Set([...names.fitted, ...names.numbered].map(({ mesh }) => mesh));
  for (const [mesh, facility] of floor.facilities) {
    if (named.has(mesh)) continue;
    const fitted = fitName(exportText(facility), { ...fit, mesh });
    if (fitted && fitted.lines.length === 1 && !fitted.isUpright) drawCentred(mesh, exportText(facility), fitted.size);
  }
  if (names.numbered.length > 0 || names.withoutRoom.length > 0) drawList(pen, sheet, names);
}

/** A4 upright: a list is read on a sheet of its own, however large the floor plan is. */
const LIST_PAGE = { width: 595.28, height: 841.89 };
const LIST_SIZE = 8.5;
const LIST_LINE = 12;
/** Points for the number and between columns. */
const LIST_MARK = 28;
const LIST_GAP = 18;
const LIST_TOP = MARGIN + 64;

/** Pages with the names by number, in columns. */
function drawList(pen: SheetPen, sheet: FloorSheet, { numbered, withoutRoom }: RoomNames): void {
  // A name that cannot be drawn is listed as such, and copied and found as it is.
  const listed = (name: string) =>
    pen.canDraw(name) ? { text: name } : { text: exportText('noLetters'), actual: name };
  const lines = [
    ...numbered.map(({ number, name }) => ({ mark: String(number), ...listed(name) })),
    ...(withoutRoom.length > 0
      ? [
          { mark: '', text: '' },
          { mark: '', text: exportText('withoutRoom'), isTitle: true },
        ]
      : []),
    ...withoutRoom.map((name) => ({ mark: '–', ...listed(name) })),
  ];
  const rows = Math.max(1, Math.floor((LIST_PAGE.height - MARGIN - LIST_TOP) / LIST_LINE));
  const widest = Math.max(...lines.map(({ text }) => pen.measure(text))) * LIST_SIZE;
  const column = LIST_MARK + widest + LIST_GAP;
  const columns = Math.max(1, Math.floor((LIST_PAGE.width - 2 * MARGIN + LIST_GAP) / column));
  for (let from = 0; from < lines.length; from += rows * columns) {
    pen.addPage(LIST_PAGE.width, LIST_PAGE.height);
    pen.text(exportText('places', { floor: `${sheet.building} – ${sheet.floor}` }), MARGIN, MARGIN + 16, {
      size: 14,
      font: 'bold',
    });
    if (numbered.length > 0) pen.text(exportText('number'), MARGIN, MARGIN + 34, { size: 9, colour: PAPER.faint });
    for (const [at, line] of lines.slice(from, from + rows * columns).entries()) {
      const x = MARGIN + Math.floor(at / rows) * column;
      const y = LIST_TOP + (at % rows) * LIST_LINE;
      pen.text(line.mark, x + LIST_MARK - 6, y, { size: LIST_SIZE, align: 'right', colour: PAPER.faint });
      pen.text(line.text, x + LIST_MARK, y, {
        size: LIST_SIZE,
        ...('isTitle' in line && { font: 'bold' as const }),
        ...('actual' in line && { actual: line.actual }),
      });
    }
  }
}
