import { certainty, type Estimate } from './estimate';
import { faultOf } from './faults';
import { type FoundUnit, findUnit } from './findUnit';
import type { FloorShape, FoundShape, ShapeCorrections } from './floorShape';
import { measureShape, type ShapeMeasures } from './measureShape';
import type { ObjMeshes } from './obj/objMeshes';

/**
 * Estimates the up axis, the unit of length and whether the floor is mirrored from the meshes alone. `corrections`
 * override the estimates.
 */
export function findShape(meshes: ObjMeshes, corrections: ShapeCorrections = {}): FoundShape {
  const measures = measureShape(meshes);
  const up: Estimate<'y' | 'z'> = corrections.up
    ? { value: corrections.up, confidence: 1, reason: faultOf('up-set', { axis: corrections.up.toUpperCase() }) }
    : findUp(measures);
  const unit: FoundUnit = corrections.unit
    ? { value: corrections.unit, confidence: 1, reason: faultOf('unit-set', { unit: corrections.unit }), doubt: null }
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
    doubt: unit.doubt,
  };
}

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
