import * as z from 'zod/mini';
import { isWebAddress } from '@/model/content/webAddress';
import { baseRevision, colour, flag, noData, PICTURE_LIMIT, rowId, tidied, uuid } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, anyone, inScope, signedIn, withFeature, withFeatureBelow } from '../policy';
import { translate } from '../texts/translate';
import { roleSchema } from '../users/users';

/** The specification has one text for a missing name and for one of an invalid length. */
export const organisationNameRule = z
  .string()
  .check(
    tidied(),
    z.minLength(3, { error: translate('organisation.nameMissing'), abort: true }),
    z.maxLength(100, translate('organisation.nameMissing')),
  );

/** Maximum input of the details form; a stored longer name may stay. */
export const ORGANISATION_NAME_TYPED = 24;

export const featureSchema = z.object({ id: z.int(), name: z.string(), description: z.string() });
export type Feature = z.infer<typeof featureSchema>;

/** The fields for lists of choices and the client switcher. */
export const organisationSummarySchema = z.object({
  uuid,
  name: z.string(),
  color: z.optional(colour),
  logo: z.optional(z.nullable(z.string())),
  reseller: z.optional(flag),
  organisation_uuid: z.optional(z.nullable(uuid)),
});
export type OrganisationSummary = z.infer<typeof organisationSummarySchema>;

export const organisationSchema = z.object({
  uuid,
  id: z.int(),
  name: z.string(),
  color: colour,
  reseller: flag,
  /** The parent; null at the top, and where the caller has no access to it. */
  organisation_uuid: z.nullable(uuid),
  features: z.array(z.object({ id: z.int(), name: z.optional(z.string()) })),
  integrations: z.array(z.object({ id: z.int(), name: z.optional(z.string()) })),
  file_groups: z.array(z.object({ id: z.int(), name: z.string() })),
  info: z.string(),
  website: z.string(),
  logo: z.nullable(z.string()),
  projects: z.array(z.object({ uuid, name: z.string() })),
  is_provider: z.optional(z.boolean()),
  /** The possible roles of its users, where one organisation is read. */
  all_roles: z.optional(z.array(z.extend(roleSchema, { features: z.nullable(z.array(z.int())) }))),
  revision: z.optional(z.int()),
});
export type Organisation = z.infer<typeof organisationSchema>;

const ids = z.array(rowId).check(z.maxLength(100));
/** As in the wire, or their ids alone. */
const chosen = z.union([
  ids,
  z.pipe(
    z.array(z.object({ id: rowId })).check(z.maxLength(100)),
    z.transform((all) => all.map(({ id }) => id)),
  ),
]);
const fileGroups = z
  .array(
    z.object({
      id: z.optional(rowId),
      name: z
        .string()
        .check(
          tidied(),
          z.minLength(1, translate('organisation.groupName')),
          z.maxLength(100, translate('organisation.groupName')),
        ),
    }),
  )
  .check(z.maxLength(100));

/** The input of the organisation dialog; the specification calls `reseller` `isReseller` there. */
export const organisationRule = z.object({
  name: organisationNameRule,
  color: z._default(colour, '#000000'),
  organisation_uuid: z.optional(z.nullable(uuid)),
  reseller: z._default(flag, 0),
  features: z._default(chosen, []),
  integrations: z._default(chosen, []),
  file_groups: z._default(fileGroups, []),
});

/** An http or https address, or nothing. */
export const websiteRule = z.string().check(
  tidied(),
  z.maxLength(300, translate('organisation.website')),
  z.refine((text) => text === '' || isWebAddress(text), translate('organisation.website')),
);

/** The details form of the active organisation. */
export const organisationDetailsRule = z.object({
  name: organisationNameRule,
  color: colour,
  info: z.string().check(z.maxLength(2000)),
  website: websiteRule,
  /** An address from an image upload of this organisation, its current address, or none. */
  logo: z.nullable(z.string().check(z.maxLength(300))),
});

export const listOrganisations = endpoint({
  name: 'listOrganisations',
  method: 'GET',
  path: 'organisations',
  summary: 'One’s own organisation and those that one may switch into, by name; all of them for provider staff.',
  policy: signedIn,
  answers: 'signed-in',
  data: z.array(organisationSummarySchema),
});

export const readOrganisation = endpoint({
  name: 'readOrganisation',
  method: 'GET',
  path: 'organisations/{uuid}',
  summary: 'The organisation acted for, or one below it.',
  policy: inScope('active-or-below', 'uuid'),
  answers: 'organisation-readers',
  data: organisationSchema,
});

export const listFeatures = endpoint({
  name: 'listFeatures',
  method: 'GET',
  path: 'organisations/{uuid}/features',
  summary: 'The features that the organisation holds.',
  policy: inScope('active-or-below', 'uuid'),
  answers: 'organisation-readers',
  data: z.array(featureSchema),
});

export const listSubOrganisations = endpoint({
  name: 'listSubOrganisations',
  method: 'GET',
  path: 'organisations/{uuid}/sub-organisations',
  summary: 'The organisations right below the one acted for, and its parent where the caller may switch into it.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  data: z.object({ sub: z.array(organisationSchema), parent: z.nullable(organisationSummarySchema) }),
});

export const listAllSubOrganisations = endpoint({
  name: 'listAllSubOrganisations',
  method: 'GET',
  path: 'organisations/{uuid}/sub-organisations/all',
  summary: 'All organisations below the one acted for, however deep, by name.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  data: z.array(organisationSummarySchema),
});

export const switchOrganisation = endpoint({
  name: 'switchOrganisation',
  method: 'PUT',
  path: 'organisations/{uuid}/remote-admin',
  summary: 'Lets the session act for an organisation below the user’s own, beside those that it may act for already.',
  policy: inScope('switchable', 'uuid'),
  answers: 'switchers',
  body: z.object({ organisation: uuid }),
  data: organisationSummarySchema,
});

export const readProjectOrganisation = endpoint({
  name: 'readProjectOrganisation',
  method: 'GET',
  path: 'projects/{uuid}/organisation',
  summary: 'The organisation that a location belongs to, for those who may switch to it.',
  policy: signedIn,
  answers: 'signed-in',
  data: organisationSummarySchema,
  addition: true,
});

export const createOrganisation = endpoint({
  name: 'createOrganisation',
  method: 'POST',
  path: 'organisations',
  summary: 'Creates an organisation below the one acted for, with no more than that and its creator hold.',
  policy: withFeature('reseller', signedIn),
  answers: 'resellers',
  body: organisationRule,
  data: organisationSchema,
});

/**
 * Two write models at one address: for the active organisation it takes the fields of the details form, for one below
 * it also those of the organisation dialog. Other fields have no effect.
 */
export const updateOrganisation = endpoint({
  name: 'updateOrganisation',
  method: 'PUT',
  path: 'organisations/{uuid}',
  summary: 'Changes the organisation acted for, or one below it.',
  policy: withFeatureBelow('reseller', withFeature('organisation-settings', inScope('active-or-below', 'uuid'))),
  answers: 'organisation-editors',
  body: z.object({
    name: organisationNameRule,
    color: z.optional(colour),
    info: z.optional(organisationDetailsRule.shape.info),
    website: z.optional(websiteRule),
    logo: z.optional(organisationDetailsRule.shape.logo),
    organisation_uuid: z.optional(z.nullable(uuid)),
    reseller: z.optional(flag),
    features: z.optional(chosen),
    integrations: z.optional(chosen),
    file_groups: z.optional(fileGroups),
    revision: baseRevision,
  }),
  data: organisationSchema,
});

export const deleteOrganisation = endpoint({
  name: 'deleteOrganisation',
  method: 'DELETE',
  path: 'organisations/{uuid}',
  summary: 'Deletes an organisation below the one acted for, with everything that belongs to it.',
  policy: withFeatureBelow('reseller', inScope('below', 'uuid')),
  answers: 'organisation-deleters',
  data: noData,
});

export const uploadOrganisationImage = endpoint({
  name: 'uploadOrganisationImage',
  method: 'POST',
  path: 'organisations/{uuid}/image',
  summary: 'Takes a PNG, JPEG or WebP picture for the organisation acted for and gives its address.',
  policy: withFeature('organisation-settings', activeOrganisation('uuid')),
  answers: 'members-with-feature',
  upload: { field: 'file', limit: PICTURE_LIMIT },
  data: z.object({ url: z.string() }),
});

/** The image of an address. The key is random and long; everybody who has it may see the image, as visitors do. */
export const readImage = endpoint({
  name: 'readImage',
  method: 'GET',
  path: 'images/{key}',
  summary: 'A picture that the service made of one that was uploaded.',
  policy: anyone,
  answers: 'everyone-about-one',
  data: z.undefined(),
  raw: 'file',
  addition: true,
});
