import { Button, makeStyles } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationsQuery } from '@/api/organisations/organisations';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf, useListError } from '@/components/feedback/useListError';
import { PageHeader } from '@/components/layout/PageHeader';
import type { CreationForm } from '@/machines/creation/creationOrder';
import type { CreationScreenMachine } from '@/machines/creation/creationScreen.machine';
import type { ProviderUuids } from '@/model/access/provider';
import { CreationCard } from './CreationCard';
import { text } from './texts';
import type { CreatedRecord } from './useReloadedChoices';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(264px, 1fr))',
    alignItems: 'start',
    gap: '20px',
    maxWidth: '1440px',
    padding: '8px 24px 32px',
  },
});

const FORMS: readonly CreationForm[] = ['organisation', 'project', 'building', 'floor'];

interface Props {
  readonly machine: CreationScreenMachine;
  readonly provider: ProviderUuids;
}

/** Creation by provider staff for others: an organisation, a project, a building, a floor. */
export function CreationScreen({ machine, provider }: Props) {
  const styles = useStyles();
  const organisations = useQuery(organisationsQuery);
  useListError(organisations.error);
  const [created, setCreated] = useState<CreatedRecord | null>(null);
  return (
    <>
      <PageHeader title={text('createOrganisationRelations')} />
      {organisations.isPending && <Loading label={text('loadingOrganisations')} />}
      {organisations.isError && !organisations.data && (
        <EmptyState
          icon={<ErrorCircleRegular />}
          title={text('errorStatus', { status: errorSummaryOf(organisations.error).status })}
          text={organisations.error.message}
          action={<Button onClick={() => void organisations.refetch()}>{text('retry')}</Button>}
        />
      )}
      {organisations.data && (
        <div className={styles.grid}>
          {FORMS.map((form) => (
            <CreationCard
              key={form}
              form={form}
              machine={machine}
              provider={provider}
              organisations={organisations.data}
              created={created}
              onCreated={(made) => setCreated({ form: made })}
            />
          ))}
        </div>
      )}
    </>
  );
}
