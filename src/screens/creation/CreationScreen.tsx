import { Button, makeStyles } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationsQuery } from '@/api/organisations';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import { failureOf } from '@/components/useListFailure';
import { Waiting } from '@/components/Waiting';
import type { CreationForm } from '@/machines/creationOrder';
import type { CreationScreenLogic } from '@/machines/creationScreen.machine';
import type { ProviderUuids } from '@/model/access/provider';
import { CreationCard } from './CreationCard';

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
  readonly logic: CreationScreenLogic;
  readonly provider: ProviderUuids;
}

/** What provider staff create for others: an organisation, a project, a building, a floor. */
export function CreationScreen({ logic, provider }: Props) {
  const styles = useStyles();
  const organisations = useQuery(organisationsQuery);
  const [created, setCreated] = useState<{ readonly form: CreationForm } | null>(null);
  return (
    <>
      <PageHeader title="Create organisation relations" />
      {organisations.isPending && <Waiting label="Loading organisations" />}
      {organisations.isError && !organisations.data && (
        <EmptyState
          drawing={<ErrorCircleRegular />}
          title={`ERROR ${failureOf(organisations.error).status}`}
          text={organisations.error.message}
          action={<Button onClick={() => void organisations.refetch()}>Retry</Button>}
        />
      )}
      {organisations.data && (
        <div className={styles.grid}>
          {FORMS.map((form) => (
            <CreationCard
              key={form}
              form={form}
              logic={logic}
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
