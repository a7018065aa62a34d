import { organisationCallsOf } from '@/api/organisations/organisations';
import { OrganisationsScreen } from '@/screens/organisations/OrganisationsScreen';
import { organisationKind } from '@/screens/organisations/organisationKind';
import { recordRoute } from './recordRoute';

/** The organisations below the active one; their changes refresh the client switcher. */
export const OrganisationsRoute = recordRoute(OrganisationsScreen, organisationKind, organisationCallsOf, {
  changesOrganisation: true,
});
