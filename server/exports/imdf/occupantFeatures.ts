import type { GeoPosition } from '@/model/geometry/geoPosition';
import { type ImdfFeature, imdfFeature } from './imdfFeature';
import { countFinding, type ImdfFindings } from './imdfFindings';
import type { ImdfIds } from './imdfIds';
import type { LabelOf } from './labelOf';
import { unitKey } from './levelFeatures';
import { pointAt } from './meshGeometry';

/** A destination in a room. */
export interface ImdfOccupant {
  readonly destination: number;
  readonly name: string;
  readonly floor: string;
  readonly mesh: string;
  /** The name of its Apple category; null where it has none. */
  readonly category: string | null;
  /** In the notation of OpenStreetMap; empty where they are not known. */
  readonly hours: string;
  readonly phone: string;
  readonly website: string;
  /** Null where the floor plan does not have the room. */
  readonly position: GeoPosition | null;
}

interface OccupantOptions {
  readonly ids: ImdfIds;
  readonly addressId: string;
  /** Units by `unitKey`. */
  readonly unitOf: ReadonlyMap<string, string>;
  readonly findings: ImdfFindings;
  readonly labelOf: LabelOf;
}

/** The form of telephone numbers that IMDF asks for (E.164). */
const PHONE = /^\+[1-9]\d{6,14}$/;

/** Occupants, each with the anchor by which it is in its unit. */
export function occupantFeatures(
  occupants: readonly ImdfOccupant[],
  { ids, addressId, unitOf, findings, labelOf }: OccupantOptions,
): ImdfFeature[] {
  return occupants.flatMap((occupant) => {
    const { destination, floor, mesh, position } = occupant;
    const unit = unitOf.get(unitKey(floor, mesh));
    if (unit === undefined || position === null) {
      countFinding(findings, 'noRoom');
      return [];
    }
    const key = `${unitKey(floor, mesh)} ${destination}`;
    const anchorId = ids(`anchor ${key}`);
    if (occupant.category === null) countFinding(findings, 'noOccupantCategory');
    const phone = occupant.phone.replace(/[\s().\-/]/g, '');
    const isPhone = PHONE.test(phone);
    if (phone !== '' && !isPhone) countFinding(findings, 'phone');
    return [
      imdfFeature(
        'anchor',
        anchorId,
        pointAt(() => position, { x: 0, y: 0 }),
        {
          address_id: addressId,
          unit_id: unit,
        },
      ),
      imdfFeature('occupant', ids(`occupant ${key}`), null, {
        name: labelOf({ kind: 'destination', record: String(destination), text: occupant.name }),
        category: occupant.category?.toLowerCase().replace(/[^a-z]/g, '') ?? 'unspecified',
        anchor_id: anchorId,
        hours: occupant.hours || null,
        phone: isPhone ? phone : null,
        website: occupant.website || null,
        validity: null,
        correlation_id: null,
      }),
    ];
  });
}
