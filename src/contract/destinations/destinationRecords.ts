import * as z from 'zod/mini';
import { baseRevision, noData, trimmedText } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, ownedRecord, signedIn, withFeature } from '../policy';
import { translate } from '../texts/translate';
import { additionalDataTypeSchema, appleCategorySchema } from './destinationDetails';
import {
  appleOverlap,
  categoriesRule,
  destinationFields,
  destinationRule,
  destinationSchema,
  tagsRule,
} from './destinations';

/** How long a deleted destination can be put back, in milliseconds. */
export const RESTORABLE = 60 * 60_000;

/** The required fields in the form of a destination; the editor creates one by its name alone. */
export const destinationFormRule = z
  .extend(destinationFields, {
    description: trimmedText(5000, translate('destination.descriptionMissing')),
    categories: categoriesRule.check(z.minLength(1, translate('destination.categoryMissing'))),
  })
  .check(appleOverlap);

export const updateDestination = endpoint({
  name: 'updateDestination',
  method: 'PUT',
  path: 'destinations/{id}',
  summary: 'Changes a destination everywhere it is placed.',
  policy: withFeature('destinations', ownedRecord('destination', 'id')),
  answers: 'members-with-content',
  body: destinationRule,
  data: destinationSchema,
});

export const deleteDestination = endpoint({
  name: 'deleteDestination',
  method: 'DELETE',
  path: 'destinations/{id}',
  summary: 'Deletes a destination and takes it out of its rooms; its sub-destinations become main ones.',
  policy: withFeature('destinations', ownedRecord('destination', 'id')),
  answers: 'members-with-content',
  data: noData,
});

export const restoreDestination = endpoint({
  name: 'restoreDestination',
  method: 'POST',
  path: 'destinations/{id}/restore',
  summary: 'Takes back the deletion of a destination, for an hour; a room that has another one by then stays as it is.',
  policy: withFeature('destinations', ownedRecord('destination', 'id')),
  answers: 'members-with-content',
  data: destinationSchema,
  addition: true,
});

export const updateDestinationTags = endpoint({
  name: 'updateDestinationTags',
  method: 'PUT',
  path: 'destinations/{id}/tags',
  summary: 'Replaces the tags of a destination.',
  policy: withFeature('destinations', ownedRecord('destination', 'id')),
  answers: 'members-with-content',
  body: z.object({ tags: tagsRule, revision: baseRevision }),
  data: destinationSchema,
});

export const listTags = endpoint({
  name: 'listTags',
  method: 'GET',
  path: 'organisations/{uuid}/tags',
  summary: 'The tags of the destinations of an organisation.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  data: z.array(z.string()),
});

export const listDestinationTypes = endpoint({
  name: 'listDestinationTypes',
  method: 'GET',
  path: 'destinations/types',
  summary: 'The types of additional data of destinations.',
  policy: signedIn,
  answers: 'signed-in',
  data: z.array(additionalDataTypeSchema),
});

export const listPlacementTypes = endpoint({
  name: 'listPlacementTypes',
  method: 'GET',
  path: 'project-destinations/types',
  summary: 'The types of additional data of placements, which are those of destinations.',
  policy: signedIn,
  answers: 'signed-in',
  data: z.array(additionalDataTypeSchema),
});

export const listAppleCategories = endpoint({
  name: 'listAppleCategories',
  method: 'GET',
  path: 'apple-categories',
  summary: 'The categories that a destination may have in Apple Maps.',
  policy: signedIn,
  answers: 'signed-in',
  data: z.array(appleCategorySchema),
});
