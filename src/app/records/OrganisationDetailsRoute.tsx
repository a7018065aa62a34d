import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organisationCalls } from '@/api/organisations';
import { useCurrentUser } from '@/components/currentUser';
import { detailsKind } from '@/screens/organisationDetails/detailsKind';
import { OrganisationDetailsScreen } from '@/screens/organisationDetails/OrganisationDetailsScreen';
import { provideRecordForm } from './provideRecordForm';

/** The details of the active organisation; the top bar follows as soon as they are saved. */
export function OrganisationDetailsRoute() {
  const client = useQueryClient();
  const { organisationChanged } = useCurrentUser();
  const machine = useMemo(
    () => provideRecordForm(client, detailsKind, organisationCalls, organisationChanged),
    [client, organisationChanged],
  );
  return <OrganisationDetailsScreen machine={machine} />;
}
