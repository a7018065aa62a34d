import type { Facility, MeshKind } from '@/model/floorPlan/kinds/meshKind';
import { kindOfUnit } from '@/model/floorPlan/sources/imdf/unitKinds';

const BY_FACILITY: Readonly<Record<Facility, string>> = {
  toilet: 'restroom',
  lift: 'elevator',
  escalator: 'escalator',
  stairs: 'stairs',
  parking: 'parking',
  entrance: 'lobby',
  information: 'room',
};

const BY_KIND: Readonly<Record<MeshKind, string>> = {
  floor: 'unspecified',
  corridor: 'walkway',
  room: 'room',
  service: 'nonpublic',
  facility: 'unspecified',
  furniture: 'unspecified',
  wall: 'structure',
  door: 'unspecified',
};

const AMENITIES: Readonly<Record<Facility, string>> = {
  toilet: 'restroom',
  lift: 'elevator',
  escalator: 'escalator',
  stairs: 'stairs',
  parking: 'parking',
  entrance: 'entry',
  information: 'information',
};

/** The category of an amenity (IMDF 1.0.0, AMENITY-CATEGORY) for a facility. */
export const amenityCategory = (facility: Facility): string => AMENITIES[facility];

/** The category of a unit (UNIT-CATEGORY): that of its source, unless somebody has corrected the kind since. */
export function unitCategory(kind: MeshKind, facility: Facility | null, source: string | undefined): string {
  if (source !== undefined && source !== '') {
    const known = kindOfUnit(source);
    if (known.kind === kind && (facility === null || known.facility === facility)) return source;
  }
  return facility === null ? BY_KIND[kind] : BY_FACILITY[facility];
}
