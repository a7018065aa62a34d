import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { MeshDescription } from '@/model/floorPlan/floorPlan';
import { MESH_KINDS } from '@/model/floorPlan/kinds/meshKind';
import { doorLine } from './doorLine';
import { type ImdfFeature, type ImdfGeometry, imdfFeature } from './imdfFeature';
import { countFinding, type ImdfFindings } from './imdfFindings';
import type { ImdfIds } from './imdfIds';
import type { LabelOf } from './labelOf';
import { hullGeometry, type OnEarth, outlineGeometry, pointAt, positionOf } from './meshGeometry';
import { amenityCategory, unitCategory } from './unitCategory';

export interface ImdfFloor {
  readonly uuid: string;
  readonly name: string;
  readonly shortname: string;
  readonly ordinal: number;
  readonly drawn: DrawnFloor;
  /** Names of rooms for people, by `object_name`. */
  readonly labels: ReadonlyMap<string, string>;
  readonly onEarth: OnEarth;
}

interface LevelOptions {
  readonly ids: ImdfIds;
  readonly buildingId: string;
  readonly addressId: string;
  /** Collects the units by `unitKey`. */
  readonly unitOf: Map<string, string>;
  readonly findings: ImdfFindings;
  readonly labelOf: LabelOf;
  readonly language: string;
}

interface Level {
  readonly ordinal: number;
  readonly geometry: ImdfGeometry;
  readonly displayPoint: ImdfGeometry;
  readonly features: readonly ImdfFeature[];
}

export const unitKey = (floor: string, mesh: string): string => `${floor} ${mesh}`;

/** A floor plan of which this part is ground needs no other outline. */
const LEAST_GROUND = 0.5;

/** A level with its units, doors, furniture and facilities. */
export function levelFeatures(floor: ImdfFloor, options: LevelOptions): Level {
  const { drawn, onEarth } = floor;
  const { floorPlan: plan } = drawn;
  const { ids, buildingId, addressId, findings, labelOf, language } = options;
  const described = new Map(plan.described?.map((one) => [one.name, one]));
  const ground = groundOf(drawn, described);
  if (ground === null) findings.floors.add(floor.name);
  const geometry = ground === null ? hullGeometry(plan, onEarth) : outlineGeometry(plan, ground, onEarth);
  const levelId = ids(`level ${floor.uuid}`, ground === null ? undefined : described.get(plan.names[ground]!)?.id);
  const { minX, minY, maxX, maxY } = drawn.index.box;
  const displayPoint = pointAt(
    onEarth,
    ground === null
      ? { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
      : { x: plan.anchors[3 * ground]!, y: plan.anchors[3 * ground + 1]! },
  );
  const level = imdfFeature('level', levelId, geometry, {
    category: 'unspecified',
    restriction: null,
    outdoor: false,
    ordinal: floor.ordinal,
    name: labelOf({ kind: 'floor', record: floor.uuid, text: floor.name }),
    short_name: { [language]: floor.shortname },
    display_point: displayPoint,
    address_id: addressId,
    building_ids: [buildingId],
  });
  const meshes = plan.names.flatMap((name, mesh) =>
    mesh === ground ? [] : meshFeatures(floor, { ...options, levelId, mesh, description: described.get(name) }),
  );
  return { ordinal: floor.ordinal, geometry, displayPoint, features: [level, ...meshes] };
}

/** The mesh that is the outline of the floor: that of its source, else the largest one if it is as wide as the floor; or null. */
function groundOf({ floorPlan, kinds, index }: DrawnFloor, described: ReadonlyMap<string, MeshDescription>) {
  const { names, boxes } = floorPlan;
  const grounds = names.flatMap((_, mesh) => (MESH_KINDS[kinds[mesh]!] === 'floor' ? [mesh] : []));
  const own = grounds.find((mesh) => {
    const known = described.get(names[mesh]!);
    return known?.kind === 'floor' && known.category === undefined;
  });
  if (own !== undefined) return own;
  const areaOf = (mesh: number) =>
    (boxes[4 * mesh + 2]! - boxes[4 * mesh]!) * (boxes[4 * mesh + 3]! - boxes[4 * mesh + 1]!);
  const [largest] = grounds.toSorted((one, other) => areaOf(other) - areaOf(one));
  const whole = (index.box.maxX - index.box.minX) * (index.box.maxY - index.box.minY);
  return largest !== undefined && areaOf(largest) >= LEAST_GROUND * whole ? largest : null;
}

interface MeshOptions extends LevelOptions {
  readonly levelId: string;
  readonly mesh: number;
  readonly description: MeshDescription | undefined;
}

function meshFeatures(floor: ImdfFloor, options: MeshOptions): ImdfFeature[] {
  const { drawn, onEarth, uuid } = floor;
  const { mesh, description, ids, levelId, findings } = options;
  const { floorPlan: plan } = drawn;
  const key = unitKey(uuid, plan.names[mesh]!);
  switch (MESH_KINDS[drawn.kinds[mesh]!]) {
    case 'door': {
      const line = doorLine(plan, mesh);
      if (!line) {
        countFinding(findings, 'noDoorWidth');
        return [];
      }
      const coordinates = line.map((point) => positionOf(onEarth, point));
      return [
        imdfFeature(
          'opening',
          ids(`opening ${key}`, description?.id),
          { type: 'LineString', coordinates },
          {
            category: 'pedestrian',
            accessibility: null,
            access_control: null,
            door: null,
            name: null,
            alt_name: null,
            display_point: null,
            level_id: levelId,
          },
        ),
      ];
    }
    case 'furniture':
      return [
        imdfFeature('fixture', ids(`fixture ${key}`, description?.id), outlineGeometry(plan, mesh, onEarth), {
          category: 'furniture',
          name: null,
          alt_name: null,
          anchor_id: null,
          level_id: levelId,
          display_point: null,
        }),
      ];
    case 'floor':
      if (description?.category !== undefined) return unitFeatures(floor, options);
      countFinding(findings, 'otherGround');
      return [];
    default:
      return unitFeatures(floor, options);
  }
}

/** A unit, and the amenity that it is. */
function unitFeatures(floor: ImdfFloor, options: MeshOptions): ImdfFeature[] {
  const { drawn, onEarth, labels, uuid } = floor;
  const { mesh, description, ids, levelId, addressId, unitOf, language, findings } = options;
  const { floorPlan: plan } = drawn;
  const name = plan.names[mesh]!;
  const key = unitKey(uuid, name);
  const kind = MESH_KINDS[drawn.kinds[mesh]!] ?? 'room';
  const facility = drawn.facilities.get(mesh) ?? null;
  const category = unitCategory(kind, facility, description?.category);
  if (category === 'unspecified') countFinding(findings, 'noUnitCategory');
  const id = ids(`unit ${key}`, description?.id);
  unitOf.set(key, id);
  const label = labels.get(name);
  const place = pointAt(onEarth, { x: plan.anchors[3 * mesh]!, y: plan.anchors[3 * mesh + 1]! });
  const unit = imdfFeature('unit', id, outlineGeometry(plan, mesh, onEarth), {
    category,
    restriction: null,
    accessibility: null,
    name: label === undefined ? null : { [language]: label },
    alt_name: null,
    level_id: levelId,
    display_point: place,
  });
  if (facility === null) return [unit];
  const amenity = imdfFeature('amenity', ids(`amenity ${key}`), place, {
    category: amenityCategory(facility),
    accessibility: null,
    name: null,
    alt_name: null,
    hours: null,
    phone: null,
    website: null,
    unit_ids: [id],
    address_id: addressId,
    correlation_id: null,
  });
  return [unit, amenity];
}
