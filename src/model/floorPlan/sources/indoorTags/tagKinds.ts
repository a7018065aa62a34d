import { type GeoFeature, textOfProperty } from '../geoFeature';
import type { SpaceKind } from '../imdf/unitKinds';

type Tags = GeoFeature['properties'];

const SERVICE_ROOMS = new Set(['storage', 'technical', 'shaft', 'server', 'maintenance', 'electricity', 'heating']);
const INDOOR: Readonly<Record<string, SpaceKind>> = {
  room: { kind: 'room', facility: null },
  area: { kind: 'corridor', facility: null },
  corridor: { kind: 'corridor', facility: null },
  wall: { kind: 'wall', facility: null },
  column: { kind: 'wall', facility: null },
};

/** The kind of an area by its tags of Simple Indoor Tagging; null where they are of no part of a floor. */
export function kindOfTags(tags: Tags): SpaceKind | null {
  const of = (key: string) => textOfProperty(tags, key);
  const room = of('room');
  if (of('highway') === 'elevator' || room === 'elevator') return { kind: 'facility', facility: 'lift' };
  if (of('conveying') !== '' && of('conveying') !== 'no') return { kind: 'facility', facility: 'escalator' };
  if (of('stairs') === 'yes' || of('highway') === 'steps' || room === 'stairs')
    return { kind: 'facility', facility: 'stairs' };
  if (of('amenity') === 'toilets' || room.startsWith('toilet')) return { kind: 'facility', facility: 'toilet' };
  if (SERVICE_ROOMS.has(room)) return { kind: 'service', facility: null };
  return INDOOR[of('indoor')] ?? null;
}

/** Tags that a door or an opening in a wall has; `door=no` is an opening without a door. */
export const isDoor = (tags: Tags): boolean =>
  textOfProperty(tags, 'door') !== '' || textOfProperty(tags, 'entrance') !== '';

/** Metres. */
const WIDTH = 0.9;
const LEAST_WIDTH = 0.4;
const MOST_WIDTH = 10;

/** The width of a door in metres as it is tagged (`0.9`, `90 cm`); the usual one where it is not. */
export function doorWidth(tags: Tags): number {
  const text = textOfProperty(tags, 'width') || textOfProperty(tags, 'door:width');
  const found = /^(\d+(?:[.,]\d+)?)\s*(cm|m)?$/.exec(text);
  const metres = found ? Number(found[1]!.replace(',', '.')) / (found[2] === 'cm' ? 100 : 1) : WIDTH;
  return metres >= LEAST_WIDTH && metres <= MOST_WIDTH ? metres : WIDTH;
}

/** As a person would call a feature that is left out: its first telling tag. */
export function kindOfFeature(tags: Tags, geometry: GeoFeature['geometry']): string {
  for (const key of ['indoor', 'highway', 'building', 'building:part', 'amenity', 'barrier']) {
    const value = textOfProperty(tags, key);
    if (value !== '') return `${key}=${value}`;
  }
  return geometry?.type ?? 'geometry';
}
