import {
  listSubOrganisations,
  type Organisation,
  type OrganisationSummary,
  readOrganisation,
  switchOrganisation,
} from '@/contract/organisations';
import { call } from './http';

/** Lets the session act for an organisation below the user's own (G045). @throws CallError */
export const allowOrganisation = async (uuid: string, signal?: AbortSignal): Promise<OrganisationSummary> =>
  (await call(switchOrganisation, { params: { uuid }, body: { organisation: uuid }, ...(signal && { signal }) })).data;

/** An organisation that the session may act for, read as if this page acted for it. @throws CallError */
export const readActing = async (uuid: string, signal?: AbortSignal): Promise<Organisation> =>
  (await call(readOrganisation, { params: { uuid }, organisation: uuid, ...(signal && { signal }) })).data;

/** Those right above and right below it. @throws CallError */
export async function readAround(
  uuid: string,
  signal?: AbortSignal,
): Promise<{ parent: OrganisationSummary | null; sub: readonly Organisation[] }> {
  return (await call(listSubOrganisations, { params: { uuid }, organisation: uuid, ...(signal && { signal }) })).data;
}
