import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActing } from '@/components/acting';
import { type DetailsValues, detailsBody, detailsRecordOf } from '@/screens/organisationDetails/detailsValues';
import { OrganisationDetailsScreen } from '@/screens/organisationDetails/OrganisationDetailsScreen';
import { createOrganisationFormLogic } from './organisationFormLogic';

/** The details of the organisation acted for; the top bar follows as soon as they are saved. */
export function OrganisationDetailsRoute() {
  const client = useQueryClient();
  const { organisationChanged } = useActing();
  const logic = useMemo(
    () =>
      createOrganisationFormLogic({
        client,
        changed: organisationChanged,
        recordOf: detailsRecordOf,
        bodyOf: (values) => detailsBody(values as DetailsValues),
      }),
    [client, organisationChanged],
  );
  return <OrganisationDetailsScreen logic={logic} />;
}
