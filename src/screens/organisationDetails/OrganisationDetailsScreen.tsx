import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationQuery } from '@/api/organisations';
import { useActing } from '@/components/acting';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import { failureOf } from '@/components/useListFailure';
import { Waiting } from '@/components/Waiting';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { DetailsForm } from './DetailsForm';
import { text } from './texts';

/** The organisation acted for, as it shows itself: name, words, website, colour and logo. */
export function OrganisationDetailsScreen({ machine }: { machine: RecordFormMachine }) {
  const { organisation } = useActing();
  const [discards, setDiscards] = useState(0);
  // A form is filled in from what there was when it was opened; what others save meanwhile is found on saving.
  const record = useQuery({ ...organisationQuery(organisation.uuid), refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader title={text('title')} />
      {record.isPending && <Waiting label={text('loading')} />}
      {record.isError && !record.data && (
        <EmptyState
          drawing={<ErrorCircleRegular />}
          title={`ERROR ${failureOf(record.error).status}`}
          text={record.error.message}
          action={<Button onClick={() => void record.refetch()}>Retry</Button>}
        />
      )}
      {record.data && (
        <DetailsForm
          key={discards}
          machine={machine}
          organisation={record.data}
          onDiscard={() => setDiscards((count) => count + 1)}
        />
      )}
    </>
  );
}
