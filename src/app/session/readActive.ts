import {
  enableRemoteAdmin,
  readActiveOrganisation,
  readAdjacentOrganisations,
} from '@/api/organisations/organisationSwitch';
import { ApiError } from '@/api/transport/apiError';
import type { ActiveOrganisation } from '@/machines/session/session.machine';
import { organisationOfAddress } from '@/model/access/addressOrganisation';
import { readStoredSession } from './sessionStore';

const read = async (organisation: string, signal: AbortSignal): Promise<ActiveOrganisation> => {
  const [record, around] = await Promise.all([
    readActiveOrganisation(organisation, signal),
    readAdjacentOrganisations(organisation, signal),
  ]);
  return { organisation: record, ...around };
};

/**
 * The active organisation with those around it. One that the address names may be new to the session, as that of a link from
 * a colleague is: the service is asked for it first. @throws ApiError
 */
export async function readActive(organisation: string, signal: AbortSignal): Promise<ActiveOrganisation> {
  try {
    return await read(organisation, signal);
  } catch (error) {
    const isNamed = organisation === organisationOfAddress(window.location.search);
    if (!isNamed || !(error instanceof ApiError) || error.status !== 404) throw error;
    // The session may not act for it yet, so its own organisation asks.
    await enableRemoteAdmin(organisation, signal, readStoredSession()?.user.organisation.uuid);
    return read(organisation, signal);
  }
}
