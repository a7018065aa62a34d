import { type Fault, faultOf } from './faults';
import type { FloorShape, FoundShape, LengthUnit, ShapeCorrections } from './floorShape';
import { METRES } from './floorShape';
import { measureShape, type ShapeMeasures } from './measureShape';
import type { ObjMeshes } from './obj/objMeshes';

interface Estimate<Value> {
  readonly value: Value;
  readonly confidence: number;
  readonly reason: Fault;
}

/** Usual sizes in metres, and the spread of usual values in powers of ten. */
const USUAL = {
  /** Larger one of width and depth of a floor. */
  floor: { metres: 70, spread: 0.55 },
  /** Height of the meshes of a floor. */
  height: { metres: 3.5, spread: 0.4 },
  /** Median larger side of the meshes: a room, a door, a piece of furniture. */
  part: { metres: 4, spread: 0.6 },
} as const;

/**
 * Estimates the up axis, the unit of length and whether the floor is mirrored from the meshes alone. `corrections`
 * override the estimates.
 */
export function findShape(meshes: ObjMeshes, corrections: ShapeCorrections = {}): FoundShape {
  const measures = measureShape(meshes);
  const up: Estimate<'y' | 'z'> = corrections.up
    ? { value: corrections.up, confidence: 1, reason: faultOf('up-set', { axis: corrections.up.toUpperCase() }) }
    : findUp(measures);
  const unit: Estimate<LengthUnit> = corrections.unit
    ? { value: corrections.unit, confidence: 1, reason: faultOf('unit-set', { unit: corrections.unit }) }
    : findUnit(measures, up.value);
  const mirrored: Estimate<boolean> =
    corrections.mirrored === undefined
      ? findMirror(measures, up.value)
      : {
          value: corrections.mirrored,
          confidence: 1,
          reason: faultOf(corrections.mirrored ? 'mirrored-set' : 'not-mirrored-set'),
        };
  const shape: FloorShape = { up: up.value, unit: unit.value, mirrored: mirrored.value };
  return {
    ...shape,
    confidence: Math.min(up.confidence, unit.confidence, mirrored.confidence),
    reasons: [up.reason, unit.reason, mirrored.reason],
  };
}

const certainty = (score: number): number => Math.round((1 - Math.exp(-Math.abs(score))) * 100) / 100;

/** A floor is low along its up axis, with most of its surface facing up or down and many meshes on one level. */
function findUp(measures: ShapeMeasures): Estimate<'y' | 'z'> {
  const [, sizeY, sizeZ] = measures.size;
  const [, faceY, faceZ] = measures.facing;
  const largest = Math.max(...measures.size, Number.MIN_VALUE);
  const flat = Math.log((sizeZ + largest / 100) / (sizeY + largest / 100));
  const area = faceY + faceZ > 0 ? Math.log((faceY + largest ** 2 / 1e4) / (faceZ + largest ** 2 / 1e4)) : 0;
  const level = measures.standing[1] - measures.standing[2];
  const score = flat + area + 2 * level;
  const value = score >= 0 ? 'y' : 'z';
  const share = Math.round((100 * (value === 'y' ? faceY : faceZ)) / (faceY + faceZ || 1));
  return {
    value,
    confidence: certainty(score),
    reason: faultOf('up-found', { axis: value.toUpperCase(), share }),
  };
}

/** Picks the unit in which floor, height and meshes have the most usual sizes. */
function findUnit(measures: ShapeMeasures, up: 'y' | 'z'): Estimate<LengthUnit> {
  const height = measures.size[up === 'y' ? 1 : 2];
  const across = Math.max(measures.size[0], measures.size[up === 'y' ? 2 : 1]);
  const far = (length: number, usual: { metres: number; spread: number }) =>
    length > 0 ? (Math.log10(length / usual.metres) / usual.spread) ** 2 : 0;
  const tried = (['m', 'cm', 'mm'] as const)
    .map((unit) => {
      const metres = METRES[unit];
      const cost =
        far(across * metres, USUAL.floor) +
        far(height * metres, USUAL.height) +
        far(measures.middlePart * metres, USUAL.part);
      return { unit, cost };
    })
    .sort((one, other) => one.cost - other.cost);
  const best = tried[0]!;
  const metres = METRES[best.unit];
  const round = (length: number) => Math.round(length * metres * 10) / 10;
  return {
    value: best.unit,
    confidence: certainty((tried[1]!.cost - best.cost) / 4),
    reason: faultOf('unit-found', { unit: best.unit, across: round(across), height: round(height) }),
  };
}

/** Faces run counter-clockwise seen from outside; in a mirrored file they run clockwise. */
function findMirror(measures: ShapeMeasures, up: 'y' | 'z'): Estimate<boolean> {
  const [rising, falling] = up === 'y' ? measures.openY : measures.openZ;
  // A slab can be drawn upside down, a closed body cannot: slabs count less.
  const right = measures.outward + rising / 4;
  const wrong = measures.inward + falling / 4;
  if (right + wrong === 0) return { value: false, confidence: 0.3, reason: faultOf('mirrored-unknown') };
  const closed = measures.outward + measures.inward > 0;
  const value = closed ? wrong > right : falling >= 3 && rising === 0;
  const share = Math.max(right, wrong) / (right + wrong);
  return {
    value,
    confidence: closed ? certainty((2 * share - 1) * 4) : 0.5,
    reason: value
      ? faultOf('mirrored-found', { share: Math.round(share * 100) })
      : faultOf('not-mirrored-found', { share: Math.round((100 * right) / (right + wrong)) }),
  };
}
