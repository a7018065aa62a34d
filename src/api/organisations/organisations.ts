import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  createOrganisation,
  deleteOrganisation,
  listAllSubOrganisations,
  listFeatures,
  listOrganisations,
  listSubOrganisations,
  type Organisation,
  readOrganisation,
  updateOrganisation,
} from '@/contract/organisations/organisations';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import {
  ALL_ORGANISATIONS_KEY,
  descendantOrganisationsKey,
  featuresKey,
  ORGANISATIONS_KEY,
  organisationKey,
  subOrganisationsKey,
} from './keys';

/** The direct children of the active organisation, and its parent. */
export const subOrganisationsQuery = (organisation: string) =>
  queryOptions({
    queryKey: subOrganisationsKey(organisation),
    queryFn: async ({ signal }) => (await call(listSubOrganisations, { params: { uuid: organisation }, signal })).data,
  });

/** All organisations below the active one, at any depth. */
export const descendantOrganisationsQuery = (organisation: string) =>
  queryOptions({
    queryKey: descendantOrganisationsKey(organisation),
    queryFn: async ({ signal }) =>
      (await call(listAllSubOrganisations, { params: { uuid: organisation }, signal })).data,
  });

/** The user's own organisation and those that the user may switch to; all of them for provider staff. */
export const organisationsQuery = queryOptions({
  queryKey: ALL_ORGANISATIONS_KEY,
  queryFn: async ({ signal }) => (await call(listOrganisations, { signal })).data,
});

/** The active organisation, or one below it. */
export const organisationQuery = (uuid: string) =>
  queryOptions({
    queryKey: organisationKey(uuid),
    queryFn: async ({ signal }) => (await call(readOrganisation, { params: { uuid }, signal })).data,
  });

/** The features of an organisation, with their descriptions. */
export const featuresQuery = (organisation: string) =>
  queryOptions({
    queryKey: featuresKey(organisation),
    queryFn: async ({ signal }) => (await call(listFeatures, { params: { uuid: organisation }, signal })).data,
  });

/** The calls of the forms of an organisation. */
export const organisationCalls = {
  create: (body: z.input<typeof createOrganisation.body>) => call(createOrganisation, { body }),
  update: (uuid: string, body: z.input<typeof updateOrganisation.body>) =>
    call(updateOrganisation, { params: { uuid }, body }),
  remove: (uuid: string) => call(deleteOrganisation, { params: { uuid } }),
  stale: [ORGANISATIONS_KEY],
} satisfies RecordCalls<Organisation, z.input<typeof createOrganisation.body>>;

/** The same calls for any organisation. */
export const organisationCallsOf = () => organisationCalls;
