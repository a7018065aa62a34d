import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActing } from '@/components/acting';
import { OrganisationsScreen } from '@/screens/organisations/OrganisationsScreen';
import {
  type OrganisationValues,
  organisationBody,
  organisationRecordOf,
} from '@/screens/organisations/organisationValues';
import { createDeleteLogic, createOrganisationFormLogic } from './organisationFormLogic';

/** The organisations below the one acted for, with the charts of their form and deletion. */
export function OrganisationsRoute() {
  const client = useQueryClient();
  const { organisation, organisationChanged } = useActing();
  const { uuid } = organisation;
  const logics = useMemo(
    () => ({
      formLogic: createOrganisationFormLogic({
        client,
        changed: organisationChanged,
        recordOf: (record) => organisationRecordOf(record, uuid),
        bodyOf: (values) => organisationBody(values as OrganisationValues),
      }),
      deleteLogic: createDeleteLogic(client, organisationChanged),
    }),
    [client, organisationChanged, uuid],
  );
  return <OrganisationsScreen {...logics} />;
}
