import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationQuery } from '@/api/organisations/organisations';
import { useCurrentUser } from '@/components/currentUser';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { PageHeader } from '@/components/layout/PageHeader';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { DetailsForm } from './DetailsForm';
import { text } from './texts';

/** The active organisation's presentation: name, words, website, colour and logo. */
export function OrganisationDetailsScreen({ machine }: { machine: RecordFormMachine }) {
  const { organisation } = useCurrentUser();
  const [discards, setDiscards] = useState(0);
  // A form keeps the values of its opening; a save detects other people's changes since then.
  const record = useQuery({ ...organisationQuery(organisation.uuid), refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader title={text('title')} />
      {record.isPending && <Loading label={text('loading')} />}
      {record.isError && !record.data && (
        <EmptyState
          icon={<ErrorCircleRegular />}
          title={text('failed', { status: errorSummaryOf(record.error).status })}
          text={record.error.message}
          action={<Button onClick={() => void record.refetch()}>{text('retry')}</Button>}
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
