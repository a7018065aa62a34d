import * as z from 'zod/mini';
import { baseRevision, moment, noData, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';
import { PREFETCH_PATHS } from '../prefetchPaths';
import { translate } from '../texts/translate';

export const floorSchema = z.object({
  uuid,
  name: z.string(),
  shortname: z.string(),
  order: z.int(),
  compile: z.boolean(),
  /** Height of the floor above the lowest one in metres. */
  elevation: z.optional(z.number()),
  /** Changes with every approved floor plan; null while the floor has none. */
  plan: z.nullable(z.string()),
  plan_updated_at: z.optional(z.nullable(moment)),
  labels: z.optional(z.int()),
});
export type Floor = z.infer<typeof floorSchema>;

export const buildingSchema = z.object({
  uuid,
  name: z.string(),
  shortname: z.string(),
  overview: z.boolean(),
  floors: z.array(floorSchema),
});
export type Building = z.infer<typeof buildingSchema>;

/** The buildings of a location with their floors. */
export const buildingListSchema = z.object({
  buildings: z.array(buildingSchema),
  /** Of the whole list: any change of a building or floor advances it. */
  revision: z.optional(z.int()),
});
export type BuildingList = z.infer<typeof buildingListSchema>;

export const buildingRule = z.object({
  name: trimmedText(100, translate('building.nameMissing')),
  shortname: trimmedText(20, translate('building.shortnameMissing')),
});

export const floorRule = z.object({
  name: trimmedText(100, translate('floor.nameMissing')),
  shortname: trimmedText(20, translate('floor.shortnameMissing')),
  order: z.int().check(z.minimum(-1000), z.maximum(1000)),
});

/** The names of a floor alone: the position of the addition decides its order. */
export const floorNameRule = z.pick(floorRule, { name: true, shortname: true });

export const listBuildings = endpoint({
  name: 'listBuildings',
  method: 'GET',
  path: 'projects/{id}/buildings',
  summary: 'The buildings of a location with their floors in order.',
  policy: ownedRecord('project', 'id'),
  answers: 'members',
  data: buildingListSchema,
});

export const createBuilding = endpoint({
  name: 'createBuilding',
  method: 'POST',
  path: 'projects/{uuid}/buildings',
  summary: 'Adds a building to a location.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: buildingRule,
  data: buildingSchema,
});

export const saveBuildings = endpoint({
  name: 'saveBuildings',
  method: 'PUT',
  path: 'projects/{uuid}/buildings',
  summary:
    'Names, order and overview flag of buildings and floors, the whole list at once. A stale revision answers 409 with the list as it is now.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.object({
    buildings: z
      .array(
        z.extend(buildingRule, {
          uuid,
          overview: z.optional(z.boolean()),
          floors: z.array(z.extend(floorRule, { uuid, compile: z.optional(z.boolean()) })).check(z.maxLength(200)),
        }),
      )
      .check(z.maxLength(200)),
    revision: baseRevision,
  }),
  data: buildingListSchema,
});

export const deleteBuilding = endpoint({
  name: 'deleteBuilding',
  method: 'DELETE',
  path: 'buildings/{uuid}',
  summary: 'Deletes a building with its floors.',
  policy: withFeature('locations', ownedRecord('building', 'uuid')),
  answers: 'members-with-content',
  data: noData,
});

export const createFloor = endpoint({
  name: 'createFloor',
  method: 'POST',
  path: 'buildings/{uuid}/floors',
  summary: 'Adds a floor to a building.',
  policy: withFeature('locations', ownedRecord('building', 'uuid')),
  answers: 'members-with-content',
  body: floorRule,
  data: floorSchema,
});

export const deleteFloor = endpoint({
  name: 'deleteFloor',
  method: 'DELETE',
  path: 'floors/{uuid}',
  summary: 'Deletes a floor with its plan and network.',
  policy: withFeature('locations', ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
  data: noData,
});

export const uploadLabels = endpoint({
  name: 'uploadLabels',
  heavy: 'always',
  method: 'POST',
  path: 'floors/{uuid}/labels',
  summary: 'Labels of the meshes of a floor: UTF-8 lines `object_name<TAB>text`.',
  policy: withFeature('locations', ownedRecord('floor', 'uuid')),
  answers: 'members-with-content',
  upload: { field: 'file', limit: 2 * 1024 * 1024 },
  quota: 'stores-nothing',
  data: z.object({ labels: z.int(), unknown: z.array(z.string()) }),
});

export const readFloorPlan = endpoint({
  name: 'readFloorPlan',
  method: 'GET',
  path: PREFETCH_PATHS.floorPlan,
  summary: 'The drawn plan of a floor as bytes of the floor-plan format.',
  policy: ownedRecord('floor', 'uuid'),
  answers: 'members',
  data: z.unknown(),
  raw: 'file',
  addition: true,
});
