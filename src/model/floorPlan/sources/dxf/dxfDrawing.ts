import type { DxfGroup } from './dxfGroups';

/** A part of a drawing as the file has it: a line, an outline, a text, a block that is inserted. */
export interface DxfEntity {
  readonly type: string;
  readonly handle: string;
  readonly layer: string;
  readonly groups: readonly DxfGroup[];
  /** Corners of a polyline, attributes of an inserted block. */
  readonly parts: readonly DxfEntity[];
}

export interface DxfBlock {
  readonly base: readonly [x: number, y: number];
  /** Its content lies in another file. */
  readonly isExternal: boolean;
  readonly entities: readonly DxfEntity[];
}

/** The content of a DXF file. Coordinates are in units of the drawing. */
export interface DxfDrawing {
  /** `$INSUNITS`; 0 where it has none. */
  readonly unitCode: number;
  /** Layers that are frozen or turned off. */
  readonly hiddenLayers: ReadonlySet<string>;
  readonly blocks: ReadonlyMap<string, DxfBlock>;
  readonly entities: readonly DxfEntity[];
}

/** The last value of a code as a number; the default where the entity has none, or one that is no number. */
export function numberOf({ groups }: DxfEntity, code: number, otherwise = 0): number {
  const value = Number.parseFloat(groups.findLast((group) => group.code === code)?.value ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

/** The first value of a code; empty where the entity has none. */
export const textOfCode = ({ groups }: DxfEntity, code: number): string =>
  groups.find((group) => group.code === code)?.value ?? '';

/** The point whose x has this code; null where one of its numbers is missing or damaged. */
export function pointOf(entity: DxfEntity, code: number): readonly [x: number, y: number] | null {
  const [x, y] = [numberOf(entity, code, Number.NaN), numberOf(entity, code + 10, Number.NaN)];
  return Number.isNaN(x) || Number.isNaN(y) ? null : [x, y];
}

/** All points whose x has this code, in order; null where one is damaged. */
export function pointsOf({ groups }: Pick<DxfEntity, 'groups'>, code: number): number[] | null {
  const points: number[] = [];
  for (const group of groups) {
    if (group.code !== code && group.code !== code + 10) continue;
    const isX = group.code === code;
    if (isX !== (points.length % 2 === 0)) return null;
    points.push(Number.parseFloat(group.value));
  }
  return points.length % 2 === 0 && points.every(Number.isFinite) ? points : null;
}
