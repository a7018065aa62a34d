import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organisationCalls } from '@/api/organisations';
import { useActing } from '@/components/acting';
import { detailsKind } from '@/screens/organisationDetails/detailsKind';
import { OrganisationDetailsScreen } from '@/screens/organisationDetails/OrganisationDetailsScreen';
import { provideRecordForm } from './records/provideRecordForm';

/** The details of the active organisation; the top bar follows as soon as they are saved. */
export function OrganisationDetailsRoute() {
  const client = useQueryClient();
  const { organisationChanged } = useActing();
  const machine = useMemo(
    () => provideRecordForm(client, detailsKind, organisationCalls, organisationChanged),
    [client, organisationChanged],
  );
  return <OrganisationDetailsScreen machine={machine} />;
}
