import type { LeftOut } from '../buildingPlan';

/** A line of a drawing whose blocks are taken apart, in units of the drawing, y upwards. */
export interface FlatLine {
  /** That of the entity in the file, after those of the blocks that it is in. */
  readonly handle: string;
  readonly layer: string;
  /** x, y pairs; the first is not repeated where it is closed. */
  readonly points: readonly number[];
  readonly isClosed: boolean;
  /** Rings that are cut out of a closed one. */
  readonly holes: readonly (readonly number[])[];
  /** The middle of the circle that an arc is part of; null for other lines. */
  readonly centre: readonly [x: number, y: number] | null;
}

export interface FlatText {
  readonly handle: string;
  readonly layer: string;
  /** Lines of it are divided by line feeds. */
  readonly text: string;
  /** Estimated, since the font is not known. */
  readonly middle: readonly [x: number, y: number];
  readonly anchor: readonly [x: number, y: number];
}

export interface FlatDrawing {
  /** `$INSUNITS`; 0 where the file has none. */
  readonly unitCode: number;
  readonly hiddenLayers: ReadonlySet<string>;
  readonly lines: readonly FlatLine[];
  readonly texts: readonly FlatText[];
  /** Parts that are no lines or texts, or are not in the drawing itself. */
  readonly leftOut: readonly LeftOut[];
}
