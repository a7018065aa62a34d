import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { inScope, ownedRecord, type Policy, withAnyFeature, withFeature, withFeatureBelow } from '../policy';

/** The parts of a record's use that a deletion takes along or changes; each has a text of its own in the question. */
export const USAGE_PARTS = [
  'accessKeys',
  'amenityNodes',
  'buildings',
  'customers',
  'destinations',
  'destinationsOnlyHere',
  'device',
  'floors',
  'kiosks',
  'locations',
  'overrides',
  'promotions',
  'promotionsLeft',
  'published',
  'rooms',
  'skinLocations',
  'subCategories',
  'subDestinations',
  'users',
  'variables',
] as const;
export type UsagePart = (typeof USAGE_PARTS)[number];

/** Names of a part that an answer holds at most; `count` counts all. */
export const MOST_NAMED = 5;

const usageSchema = z.array(
  z.object({ part: z.enum(USAGE_PARTS), count: z.int(), names: z.array(z.string()).check(z.maxLength(MOST_NAMED)) }),
);
export type Usage = z.infer<typeof usageSchema>;

const usageOf = <const Path extends string>(
  name: string,
  path: Path,
  policy: Policy,
  answers: 'members-with-content' | 'organisation-deleters' = 'members-with-content',
) =>
  endpoint({
    name,
    method: 'GET',
    path,
    summary: 'What deleting the record takes along or changes: counts, with the first names of each kind.',
    policy,
    answers,
    data: usageSchema,
    addition: true,
  });

/** The call of each kind of record whose deletion takes others along, allowed to whom the deletion is. */
export const USAGE_CALLS = {
  category: usageOf(
    'readCategoryUsage',
    'categories/{id}/usage',
    withFeature('categories', ownedRecord('category', 'id')),
  ),
  destination: usageOf(
    'readDestinationUsage',
    'destinations/{id}/usage',
    withFeature('destinations', ownedRecord('destination', 'id')),
  ),
  amenity: usageOf(
    'readAmenityUsage',
    'global-amenities/{id}/usage',
    withFeature('amenities', ownedRecord('amenity', 'id')),
  ),
  project: usageOf(
    'readProjectUsage',
    'projects/{uuid}/usage',
    withFeature('locations', ownedRecord('project', 'uuid')),
  ),
  building: usageOf(
    'readBuildingUsage',
    'buildings/{uuid}/usage',
    withFeature('locations', ownedRecord('building', 'uuid')),
  ),
  floor: usageOf('readFloorUsage', 'floors/{uuid}/usage', withFeature('locations', ownedRecord('floor', 'uuid'))),
  kiosk: usageOf('readKioskUsage', 'screens/{id}/usage', withFeature('kiosks', ownedRecord('kiosk', 'id'))),
  skin: usageOf(
    'readSkinUsage',
    'skins/{id}/usage',
    withAnyFeature(['locations', 'kiosks'], ownedRecord('skin', 'id')),
  ),
  variable: usageOf(
    'readVariableUsage',
    'variables/{id}/usage',
    withAnyFeature(['locations', 'kiosks'], ownedRecord('variable', 'id')),
  ),
  organisation: usageOf(
    'readOrganisationUsage',
    'organisations/{uuid}/usage',
    withFeatureBelow('reseller', inScope('below', 'uuid')),
    'organisation-deleters',
  ),
} as const;
export type UsageKind = keyof typeof USAGE_CALLS;
