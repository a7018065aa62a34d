import type { Fault } from './faults';

/** Units of length in which floor plans are drawn. */
export type LengthUnit = 'm' | 'cm' | 'mm' | 'ft' | 'in';

export const METRES: Readonly<Record<LengthUnit, number>> = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254 };

/** How to interpret the axes and lengths of a file. */
export interface FloorShape {
  readonly up: 'y' | 'z';
  readonly unit: LengthUnit;
  /** The file shows the floor mirrored. */
  readonly mirrored: boolean;
}

/** Values set by a user; absent values are estimated from the meshes. */
export type ShapeCorrections = Partial<FloorShape>;

/** An estimated shape and its confidence. */
export interface FoundShape extends FloorShape {
  /** 0 is a guess, 1 is certain; the lowest of the three estimates. */
  readonly confidence: number;
  /** The reasons for each estimate. */
  readonly reasons: readonly Fault[];
  /** The question to ask where two units fit. */
  readonly doubt: Fault | null;
}
