import * as z from 'zod/mini';
import { hasSafeAddresses } from '@/model/content/webAddress';
import { baseRevision, flag, moment, noData, rowId, rowIdWith, tidied, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, signedIn, withAnyFeature, withFeature } from '../policy';
import { recordEndpoints } from '../recordEndpoints';
import { skinText } from '../texts/skinTexts';

/** Keys with values. The form of a value decides its type: a text, a number, a colour or a picture. */
export const valuesSchema = z.record(z.string(), z.string());
export type VariableValues = z.infer<typeof valuesSchema>;

/** The values of a variable in one location. */
export const overrideSchema = z.object({
  variable_id: z.int(),
  values: valuesSchema,
  project_uuid: uuid,
  revision: z.optional(z.int()),
});

export const variableSchema = z.object({
  id: z.int(),
  name: z.string(),
  skin_id: z.int(),
  description: z.string(),
  /** 1 where visitors see its effect. */
  customer_facing: flag,
  values: valuesSchema,
  /** Of the location that is asked about: the first one holds its values. Empty outside of a location. */
  overrides: z.array(overrideSchema),
  /** The location that is asked about. */
  project_uuid: z.optional(uuid),
  revision: z.optional(z.int()),
});
export type SkinVariable = z.infer<typeof variableSchema>;

export const skinSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  organisation_id: z.int(),
  /** The skin that it was copied from; null when that one is deleted. */
  duplicate_skin_id: z.nullable(z.int()),
  /** How many variables it has, and how many locations use it. */
  variable_count: z.optional(z.int()),
  project_count: z.optional(z.int()),
  published_at: z.optional(z.nullable(moment)),
  /** 1 where locations do not have its latest changes. */
  publish_status: z.optional(flag),
  revision: z.optional(z.int()),
});
export type Skin = z.infer<typeof skinSchema>;

export const skinDetailsSchema = z.extend(skinSchema, { variables: z.array(variableSchema) });
export type SkinDetails = z.infer<typeof skinDetailsSchema>;

/** Most variables of a skin. */
export const MOST_VARIABLES = 500;
const MOST_PAIRS = 100;

export const skinRule = z.object({
  name: z
    .string()
    .check(
      tidied(),
      z.minLength(1, { error: skinText('nameMissing'), abort: true }),
      z.minLength(3, { error: skinText('nameLength'), abort: true }),
      z.maxLength(50, { error: skinText('nameLength'), abort: true }),
    ),
  description: z._default(z.string().check(tidied(), z.maxLength(2000, skinText('descriptionLength'))), ''),
});

export const newSkinRule = z.extend(skinRule, {
  /** The active organisation, which is also the default. */
  organisation_id: z.optional(rowId),
  duplicate_skin_id: rowIdWith(skinText('baseMissing')),
});

const valuesRule = z
  .record(
    z.string().check(tidied(), z.minLength(1, skinText('keyMissing')), z.maxLength(100)),
    z.string().check(z.maxLength(1000, skinText('valueLength')), z.refine(hasSafeAddresses, skinText('valueAddress'))),
  )
  .check(z.refine((values) => Object.keys(values).length <= MOST_PAIRS));

export const variableRule = z.object({
  name: z
    .string()
    .check(
      tidied(),
      z.minLength(1, { error: skinText('variableNameMissing'), abort: true }),
      z.maxLength(100, { error: skinText('variableNameLength'), abort: true }),
    ),
  description: z._default(z.string().check(tidied(), z.maxLength(2000, skinText('descriptionLength'))), ''),
  customer_facing: z._default(flag, 0),
  values: z._default(valuesRule, {}),
});

export const {
  list: listSkins,
  create: createSkin,
  update: updateSkin,
  remove: deleteSkin,
} = recordEndpoints({
  kind: 'skin',
  many: 'skins',
  record: skinSchema,
  rule: skinRule,
  features: ['locations', 'kiosks'],
  answers: { read: 'signed-in', write: 'members-with-content' },
  list: { path: 'skins', summary: 'The skins of the active organisation.', policy: signedIn },
  create: {
    path: 'skins',
    summary: 'Creates a skin as a copy of another one with its variables.',
    policy: withAnyFeature(['locations', 'kiosks'], signedIn),
    answers: 'signed-in-with-content',
    body: newSkinRule,
  },
  update: { summary: 'Changes name and description of a skin.' },
  remove: { summary: 'Deletes a skin with its variables; locations that use it have none then.' },
});

export const readSkin = endpoint({
  name: 'readSkin',
  method: 'GET',
  path: 'skins/{id}',
  summary: 'A skin with its variables.',
  policy: withAnyFeature(['locations', 'kiosks'], ownedRecord('skin', 'id')),
  answers: 'members-with-content',
  data: skinDetailsSchema,
});

export const readSkinInProject = endpoint({
  name: 'readSkinInProject',
  method: 'GET',
  path: 'skins/{id}/projects/{projectUuid}',
  summary: 'A skin with its variables and what a location overrides of them.',
  policy: withAnyFeature(['locations', 'kiosks'], ownedRecord('skin', 'id')),
  answers: 'members-with-content',
  data: skinDetailsSchema,
});

const namedLocation = z.object({ uuid, name: z.string() });

export const readSkinPublication = endpoint({
  name: 'readSkinPublication',
  method: 'GET',
  path: 'skins/{id}/publication',
  summary:
    'The locations that use a skin, by when they would show its publication: now, at their next one, or at their first.',
  policy: withAnyFeature(['locations', 'kiosks'], ownedRecord('skin', 'id')),
  answers: 'members-with-content',
  data: z.object({ now: z.array(namedLocation), later: z.array(namedLocation), never: z.array(namedLocation) }),
  addition: true,
});

export const publishSkin = endpoint({
  name: 'publishSkin',
  method: 'GET',
  path: 'skins/{id}/publish',
  summary: 'Gives the variables of a skin to all locations that use it. Never prefetched, cached or repeated.',
  policy: withFeature('publish', ownedRecord('skin', 'id')),
  answers: 'members-with-feature',
  data: noData,
});

export const createVariable = endpoint({
  name: 'createVariable',
  method: 'POST',
  path: 'variables',
  summary: 'Adds a variable to a skin.',
  policy: withAnyFeature(['locations', 'kiosks'], signedIn),
  answers: 'signed-in-with-content',
  body: z.extend(variableRule, { skin_id: rowId }),
  data: variableSchema,
});

export const updateVariable = endpoint({
  name: 'updateVariable',
  method: 'PUT',
  path: 'variables/{id}',
  summary: 'Changes a variable of a skin.',
  policy: withAnyFeature(['locations', 'kiosks'], ownedRecord('variable', 'id')),
  answers: 'members-with-content',
  body: z.extend(variableRule, { revision: baseRevision }),
  data: variableSchema,
});

export const deleteVariable = endpoint({
  name: 'deleteVariable',
  method: 'DELETE',
  path: 'variables/{id}',
  summary: 'Deletes a variable with all its overrides.',
  policy: withAnyFeature(['locations', 'kiosks'], ownedRecord('variable', 'id')),
  answers: 'members-with-content',
  data: noData,
});

export const overrideVariable = endpoint({
  name: 'overrideVariable',
  method: 'PUT',
  path: 'variables/{id}/overrides',
  summary: 'Sets the values of a variable in one location.',
  policy: withAnyFeature(['locations', 'kiosks'], ownedRecord('variable', 'id')),
  answers: 'members-with-content',
  body: z.object({
    variable_id: rowId,
    values: valuesRule,
    project_uuid: uuid,
    /** Of the override; 0 where there is none yet. */
    revision: baseRevision,
  }),
  data: variableSchema,
});

export const deleteOverride = endpoint({
  name: 'deleteOverride',
  method: 'DELETE',
  path: 'variables/{id}/overrides',
  summary: 'A location has the values of the skin again.',
  policy: withAnyFeature(['locations', 'kiosks'], ownedRecord('variable', 'id')),
  answers: 'members-with-content',
  query: z.object({ project_uuid: uuid }),
  data: noData,
});
