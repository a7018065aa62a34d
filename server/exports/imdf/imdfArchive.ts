import { IMDF_TYPES, type ImdfFeature, imdfFeature } from './imdfFeature';
import type { ImdfFindings } from './imdfFindings';
import { createImdfIds } from './imdfIds';
import type { LabelOf } from './labelOf';
import { type ImdfFloor, levelFeatures } from './levelFeatures';
import { type ImdfOccupant, occupantFeatures } from './occupantFeatures';
import { venueAddress } from './venueAddress';

export interface ImdfBuilding {
  readonly uuid: string;
  readonly name: string;
  readonly floors: readonly ImdfFloor[];
}

export interface ImdfInput {
  readonly venue: {
    readonly uuid: string;
    readonly name: string;
    readonly address: string | null;
    /** In the notation of OpenStreetMap; empty where they are not known. */
    readonly hours: string;
  };
  /** With floors that have a floor plan. */
  readonly buildings: readonly ImdfBuilding[];
  readonly occupants: readonly ImdfOccupant[];
  readonly labelOf: LabelOf;
  /** Tag of the language that texts have without a translation. */
  readonly language: string;
  /** When the newest floor plan came, ISO 8601: an export of the same state says the same. */
  readonly created: string;
}

export interface ImdfArchive {
  /** Contents of the files by their names. */
  readonly files: ReadonlyMap<string, string>;
  readonly findings: ImdfFindings;
}

/** The files of an archive of the Indoor Mapping Data Format 1.0.0 (OGC 20-094), and the doubts about it. */
export function imdfArchive({ venue, buildings, occupants, labelOf, language, created }: ImdfInput): ImdfArchive {
  const ids = createImdfIds();
  const findings: ImdfFindings = { counts: new Map(), floors: new Set() };
  const { address, locality } = venueAddress(venue.address, venue.name);
  const addressId = ids(`address ${venue.uuid}`);
  if (!venue.address?.trim()) findings.counts.set('noAddress', 1);
  findings.counts.set('addressParts', 1);
  findings.counts.set('venueCategory', 1);

  const features: ImdfFeature[] = [];
  const unitOf = new Map<string, string>();
  for (const building of buildings) {
    const buildingId = ids(`building ${building.uuid}`);
    const name = labelOf({ kind: 'building', record: building.uuid, text: building.name });
    const levels = building.floors.map((floor) =>
      levelFeatures(floor, { ids, buildingId, addressId, unitOf, findings, labelOf, language }),
    );
    const ground = levels.toSorted((one, other) => Math.abs(one.ordinal) - Math.abs(other.ordinal))[0];
    if (!ground) continue;
    features.push(
      imdfFeature('building', buildingId, null, {
        category: 'unspecified',
        restriction: null,
        name,
        alt_name: null,
        display_point: ground.displayPoint,
        address_id: addressId,
      }),
      imdfFeature('footprint', ids(`footprint ${building.uuid}`), ground.geometry, {
        category: 'ground',
        name: null,
        building_ids: [buildingId],
      }),
      ...levels.flatMap((level) => level.features),
    );
  }
  const footprints = features.filter(({ feature_type }) => feature_type === 'footprint');
  const polygons = footprints.flatMap(({ geometry }) =>
    geometry?.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry?.type === 'Polygon'
        ? [geometry.coordinates]
        : [],
  );
  const [polygon] = polygons;
  const building = features.find(({ feature_type }) => feature_type === 'building');
  features.push(
    imdfFeature('address', addressId, null, {
      address,
      unit: null,
      locality,
      province: null,
      country: null,
      postal_code: null,
      postal_code_ext: null,
    }),
    imdfFeature(
      'venue',
      ids(`venue ${venue.uuid}`),
      polygons.length === 1 && polygon
        ? { type: 'Polygon', coordinates: polygon }
        : { type: 'MultiPolygon', coordinates: polygons },
      {
        category: 'shoppingcenter',
        restriction: null,
        name: labelOf({ kind: 'location', record: venue.uuid, text: venue.name }),
        alt_name: null,
        hours: venue.hours || null,
        phone: null,
        website: null,
        display_point: building?.properties.display_point,
        address_id: addressId,
      },
    ),
    ...occupantFeatures(occupants, { ids, addressId, unitOf, findings, labelOf }),
  );
  return { files: filesOf(features, { language, created }), findings };
}

/** Features by their ids, so that two exports of one state are equal byte by byte. */
function filesOf(features: readonly ImdfFeature[], manifest: { language: string; created: string }) {
  const files = new Map<string, string>([
    [
      'manifest.json',
      JSON.stringify({
        version: '1.0.0',
        created: manifest.created,
        generated_by: 'Atrium',
        language: manifest.language,
        extensions: null,
      }),
    ],
  ]);
  for (const type of IMDF_TYPES) {
    const ofType = features.filter(({ feature_type }) => feature_type === type);
    if (ofType.length === 0) continue;
    ofType.sort((one, other) => (one.id < other.id ? -1 : 1));
    files.set(`${type}.geojson`, JSON.stringify({ type: 'FeatureCollection', name: type, features: ofType }));
  }
  return files;
}
