/** Lengths that plans are drawn in. */
export type LengthUnit = 'm' | 'cm' | 'mm' | 'ft' | 'in';

export const METRES: Readonly<Record<LengthUnit, number>> = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254 };

/** How the axes and lengths of a file are to be read. */
export interface FloorShape {
  readonly up: 'y' | 'z';
  readonly unit: LengthUnit;
  /** The file shows the floor as in a mirror. */
  readonly mirrored: boolean;
}

/** What a person has set by hand; what is absent is found by shape. */
export type ShapeCorrections = Partial<FloorShape>;

/** A shape that was found, and how sure that is. */
export interface FoundShape extends FloorShape {
  /** 0 is a guess, 1 is certain; the least of the three findings. */
  readonly confidence: number;
  /** A sentence for each finding. */
  readonly reasons: readonly string[];
}
