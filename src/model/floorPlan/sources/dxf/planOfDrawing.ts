import { kindOfText } from '../../kinds/kindOfName';
import { FACILITY, MESH_KINDS } from '../../kinds/meshKind';
import { meshError } from '../../meshError';
import type { BuildingPlan, PlanSpace } from '../buildingPlan';
import { LeftOutLog } from '../leftOutLog';
import { outlineOf, type PlanOutline } from '../outlineOf';
import { heightsOf } from '../spaceHeights';
import { nameSpaces } from '../spaceNames';
import { byLayer } from './byLayer';
import { closeOutlines } from './closeOutlines';
import { doorLines } from './doorLines';
import { type DrawingUnit, METRES } from './drawingUnit';
import type { FlatDrawing, FlatLine } from './flatDrawing';
import { floorOfFile } from './floorOfFile';
import { DESCRIBED, type LayerKind, type LayerKinds, PLACES } from './layerKind';
import { localFrame } from './localFrame';
import { roomLabels } from './roomLabels';
import { wallStrips } from './wallStrips';

/** The decisions of a person about a drawing. */
export interface DrawingChoices {
  readonly unit: DrawingUnit;
  /** Layers that are not named are left out. */
  readonly kinds: LayerKinds;
}

/** Gaps of outlines that were closed. */
export interface ClosedGaps {
  readonly count: number;
  /** Metres. */
  readonly widest: number;
}

/** The floor that a drawing shows. */
export interface PlannedDrawing {
  readonly plan: BuildingPlan;
  readonly gaps: ClosedGaps;
}

/** Spaces of the largest floor that the service reads. */
const MOST_SPACES = 50_000;
/** Metres from the origin, as the service reads them. */
const MOST_METRES = 4096;

interface Piece {
  readonly id: string;
  readonly layer: string;
  readonly kind: Exclude<LayerKind, 'label' | 'none'>;
  readonly outline: PlanOutline;
}

/**
 * The floor that a drawing shows, as its layers are meant.
 * @throws MeshError where no layer that comes in has outlines, or where they are too many
 */
export function planOfDrawing(drawing: FlatDrawing, { unit, kinds }: DrawingChoices, filename: string): PlannedDrawing {
  const leftOut = new LeftOutLog();
  const kindOf = (layer: string): LayerKind => kinds[layer] ?? 'none';
  const frame = localFrame(
    drawing.lines.filter(({ layer }) => DESCRIBED[kindOf(layer)] !== null),
    METRES[unit],
  );
  const pieces: Piece[] = [];
  const gaps: number[] = [];
  const open: FlatLine[] = [];
  for (const line of drawing.lines) {
    const kind = kindOf(line.layer);
    if (kind === 'none' || kind === 'label') leftOut.add('layer', line.layer, line.handle);
    else if (line.isClosed) {
      const outline = outlineOf(frame.polygon(line), frame.identity);
      if (outline) pieces.push({ id: line.handle, layer: line.layer, kind, outline });
      else leftOut.add('no-outline', line.layer, line.handle);
    } else open.push({ ...line, ...frame.line(line) });
  }
  for (const [layer, lines] of byLayer(open)) {
    const kind = kindOf(layer);
    if (kind === 'none' || kind === 'label') continue;
    const made = outlinesOfLines(kind, lines);
    gaps.push(...made.gaps);
    for (const handle of made.left) leftOut.add('open-outline', layer, handle);
    for (const { handle, outline } of made.outlines) pieces.push({ id: handle, layer, kind, outline });
  }
  const near = distinct(pieces, leftOut).filter(({ outline, id, layer }) => {
    const isNear = outline.rings.every((ring) => ring.every((value) => Math.abs(value) <= MOST_METRES));
    if (!isNear) leftOut.add('far-away', layer, id);
    return isNear;
  });
  if (near.length === 0) throw meshError('no-outlines-chosen');
  if (near.length > MOST_SPACES) throw meshError('outlines-too-complex');
  const spaces = named(near, drawing, { kindOf, frame, leftOut });
  const floor = { id: 'drawing', ...floorOfFile(filename), spaces };
  const all = [...drawing.leftOut, ...leftOut.groups()].sort((one, other) => other.count - one.count);
  return {
    plan: { name: '', floors: [floor], place: null, leftOut: all },
    gaps: { count: gaps.length, widest: Math.max(0, ...gaps) },
  };
}

type Outlines = {
  readonly outlines: readonly { readonly handle: string; readonly outline: PlanOutline }[];
  readonly left: readonly string[];
  readonly gaps: readonly number[];
};

/** Areas of lines in metres that are not closed. */
function outlinesOfLines(kind: Piece['kind'], lines: readonly FlatLine[]): Outlines {
  if (kind === 'wall') return { outlines: wallStrips(lines), left: [], gaps: [] };
  if (kind === 'door') {
    const { doors, left } = doorLines(lines);
    return { outlines: doors, left, gaps: [] };
  }
  const { rings, open, gaps } = closeOutlines(lines);
  const outlines = rings.flatMap(({ handle, points }) => {
    const pairs = Array.from(
      { length: points.length / 2 },
      (_one, at) => [points[2 * at]!, points[2 * at + 1]!] as const,
    );
    const outline = outlineOf({ type: 'MultiPolygon', coordinates: [[pairs]] }, (pair) => pair);
    return outline ? [{ handle, outline }] : [];
  });
  return { outlines, left: open, gaps };
}

/** An outline that is drawn twice, by its lines and by its filling, is one. */
function distinct(pieces: readonly Piece[], leftOut: LeftOutLog): Piece[] {
  const seen = new Set<string>();
  return pieces.filter(({ id, layer, kind, outline: { rings } }) => {
    const corners = rings.map((ring) => {
      const pairs = Array.from(
        { length: ring.length / 2 },
        (_one, at) => `${ring[2 * at]!.toFixed(2)} ${ring[2 * at + 1]!.toFixed(2)}`,
      );
      return pairs.sort().join(',');
    });
    const key = `${kind} ${corners.join(';')}`;
    if (!seen.has(key)) return seen.add(key);
    leftOut.add('repeated', layer, id);
    return false;
  });
}

interface NamingDeps {
  readonly kindOf: (layer: string) => LayerKind;
  readonly frame: ReturnType<typeof localFrame>;
  readonly leftOut: LeftOutLog;
}

function named(pieces: readonly Piece[], { texts }: FlatDrawing, { kindOf, frame, leftOut }: NamingDeps): PlanSpace[] {
  const places = pieces.filter(({ kind }) => PLACES.has(kind));
  const written = texts.filter(({ layer, handle }) => {
    const kind = kindOf(layer);
    const isLabel = kind === 'label' || PLACES.has(kind);
    if (!isLabel) leftOut.add('layer', layer, handle);
    return isLabel;
  });
  const labels = roomLabels(
    places.map(({ outline }) => outline),
    written.map(({ handle, text, middle, anchor }) => ({
      id: handle,
      text,
      middle: frame.point(middle),
      anchor: frame.point(anchor),
    })),
  );
  for (const handle of labels.outside) leftOut.add('text-outside', 'TEXT', handle);
  for (const handle of labels.sizes) leftOut.add('size-text', 'TEXT', handle);
  const labelOf = new Map(places.map((piece, at) => [piece, labels.labels[at] ?? '']));
  const names = nameSpaces(
    pieces.map((piece) => ({ id: piece.id, label: labelOf.get(piece) ?? '', noun: piece.kind })),
  );
  return pieces.map((piece, at) => {
    const label = labelOf.get(piece) ?? '';
    const described = describedAs(piece.kind, label);
    const { rings, holes } = piece.outline;
    return { id: piece.id, name: names[at]!, label, ...described, heights: heightsOf(described.kind), rings, holes };
  });
}

/** A room whose name says what it is, as “WC” does, is that. */
function describedAs(kind: Piece['kind'], label: string): Pick<PlanSpace, 'kind' | 'facility'> {
  const own = DESCRIBED[kind] ?? { kind: 'room', facility: null };
  const byName = kind === 'room' ? kindOfText(label) : null;
  const found = byName && MESH_KINDS[byName.kind];
  return found ? { kind: found, facility: byName.kind === FACILITY ? byName.facility : null } : own;
}
