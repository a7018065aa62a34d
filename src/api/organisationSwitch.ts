import {
  listSubOrganisations,
  type Organisation,
  type OrganisationSummary,
  readOrganisation,
  switchOrganisation,
} from '@/contract/organisations';
import { call } from './http';

/** Lets the session act for an organisation below the user's own (G045). @throws ApiError */
export const enableRemoteAdmin = async (uuid: string, signal?: AbortSignal): Promise<OrganisationSummary> =>
  (await call(switchOrganisation, { params: { uuid }, body: { organisation: uuid }, ...(signal && { signal }) })).data;

/** An organisation that the session may act for, read as if this page acted for it. @throws ApiError */
export const readActiveOrganisation = async (uuid: string, signal?: AbortSignal): Promise<Organisation> =>
  (await call(readOrganisation, { params: { uuid }, organisation: uuid, ...(signal && { signal }) })).data;

/** Those right above and right below it. @throws ApiError */
export async function readAdjacentOrganisations(
  uuid: string,
  signal?: AbortSignal,
): Promise<{ parent: OrganisationSummary | null; sub: readonly Organisation[] }> {
  return (await call(listSubOrganisations, { params: { uuid }, organisation: uuid, ...(signal && { signal }) })).data;
}
