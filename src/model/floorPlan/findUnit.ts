import { certainty, type Estimate } from './estimate';
import { type Fault, faultOf } from './faults';
import { type LengthUnit, METRES } from './floorShape';
import type { ShapeMeasures } from './measureShape';

export interface FoundUnit extends Estimate<LengthUnit> {
  /** Where a second unit fits nearly as well: the question for the person who uploads. */
  readonly doubt: Fault | null;
}

interface Usual {
  readonly metres: number;
  /** Spread of usual values in powers of ten. */
  readonly spread: number;
}

/** Usual sizes in metres. Storeys and doors differ least, so they tell feet from metres and inches from centimetres. */
const USUAL = {
  /** Larger one of width and depth of a floor. */
  floor: { metres: 70, spread: 0.55 },
  /** Height of the meshes of a floor. */
  height: { metres: 3.5, spread: 0.2 },
  /** Median larger side of the meshes: a room, a door, a piece of furniture. */
  part: { metres: 4, spread: 0.6 },
  /** Median width of the meshes that are named doors. */
  door: { metres: 1.05, spread: 0.14 },
} as const;

/** Beyond three spreads a size says only that it is unusual: thin slabs have no height. */
const MOST = 9;
/** Fewer meshes have no usual size. */
const FEWEST_PARTS = 3;
const FEWEST_DOORS = 2;
/** Most floor plans are metric. */
const IMPERIAL = 2;
const UNITS: readonly (readonly [unit: LengthUnit, unusual: number])[] = [
  ['m', 0],
  ['cm', 0],
  ['mm', 0],
  ['ft', IMPERIAL],
  ['in', IMPERIAL],
];
/** Less certain than this, the person is asked. */
const CERTAIN = 0.35;

/** Picks the unit in which floor, height, meshes and doors have the most usual sizes. */
export function findUnit(measures: ShapeMeasures, up: 'y' | 'z'): FoundUnit {
  const height = measures.size[up === 'y' ? 1 : 2];
  const across = Math.max(measures.size[0], measures.size[up === 'y' ? 2 : 1]);
  const door = measures.doors[up];
  const sizes: readonly (readonly [length: number, usual: Usual, most: number])[] = [
    [across, USUAL.floor, Number.POSITIVE_INFINITY],
    [height, USUAL.height, MOST],
    [measures.parts >= FEWEST_PARTS ? measures.middlePart : 0, USUAL.part, Number.POSITIVE_INFINITY],
    [door.count >= FEWEST_DOORS ? door.middle : 0, USUAL.door, MOST],
  ];
  const [best, next] = UNITS.map(([unit, unusual]) => ({
    unit,
    cost: sizes.reduce(
      (sum, [length, usual, most]) => sum + Math.min(most, far(length * METRES[unit], usual)),
      unusual,
    ),
  })).sort((one, other) => one.cost - other.cost);
  const rounded = (length: number, unit: LengthUnit) => Math.round(length * METRES[unit] * 10) / 10;
  const { unit } = best!;
  const confidence = certainty((next!.cost - best!.cost) / 4);
  const isDoubtful = across > 0 && confidence < CERTAIN;
  return {
    value: unit,
    confidence,
    reason: faultOf('unit-found', { unit, across: rounded(across, unit), height: rounded(height, unit) }),
    doubt: isDoubtful
      ? faultOf('unit-unsure', {
          unit,
          across: rounded(across, unit),
          other: next!.unit,
          otherAcross: rounded(across, next!.unit),
        })
      : null,
  };
}

const far = (metres: number, usual: Usual): number =>
  metres > 0 ? (Math.log10(metres / usual.metres) / usual.spread) ** 2 : 0;
