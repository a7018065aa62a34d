import {
  listSubOrganisations,
  type Organisation,
  type OrganisationSummary,
  readOrganisation,
  switchOrganisation,
} from '@/contract/organisations/organisations';
import { call } from '../transport/http';

/**
 * Makes an organisation below the user's own available to the session.
 * @param active the organisation that asks, where the tab has none yet @throws ApiError
 */
export const enableRemoteAdmin = async (
  uuid: string,
  signal?: AbortSignal,
  active?: string,
): Promise<OrganisationSummary> =>
  (
    await call(switchOrganisation, {
      params: { uuid },
      body: { organisation: uuid },
      ...(signal && { signal }),
      ...(active !== undefined && { organisation: active }),
    })
  ).data;

/** An organisation that the session may switch to, read as if it were active. @throws ApiError */
export const readActiveOrganisation = async (uuid: string, signal?: AbortSignal): Promise<Organisation> =>
  (await call(readOrganisation, { params: { uuid }, organisation: uuid, ...(signal && { signal }) })).data;

/** Its parent and its direct children. @throws ApiError */
export async function readAdjacentOrganisations(
  uuid: string,
  signal?: AbortSignal,
): Promise<{ parent: OrganisationSummary | null; sub: readonly Organisation[] }> {
  return (await call(listSubOrganisations, { params: { uuid }, organisation: uuid, ...(signal && { signal }) })).data;
}
