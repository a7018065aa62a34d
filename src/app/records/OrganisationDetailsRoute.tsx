import { organisationCallsOf } from '@/api/organisations/organisations';
import { useCurrentUser } from '@/components/currentUser';
import { detailsKind } from '@/screens/organisationDetails/detailsKind';
import { OrganisationDetailsScreen } from '@/screens/organisationDetails/OrganisationDetailsScreen';
import { useRecordMachine } from './useRecordMachine';

/** The details of the active organisation; the top bar shows a save immediately. */
export function OrganisationDetailsRoute() {
  const { organisation, organisationChanged } = useCurrentUser();
  const machine = useRecordMachine(detailsKind, organisationCallsOf, organisation.uuid, organisationChanged);
  return <OrganisationDetailsScreen machine={machine} />;
}
