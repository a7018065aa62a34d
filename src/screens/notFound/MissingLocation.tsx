import { Button } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ownerQuery } from '@/api/organisations/projectOwner';
import { useCurrentUser } from '@/components/currentUser';
import { EmptyState } from '@/components/feedback/EmptyState';
import { errorSummaryOf, isMissing } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { addressFor } from '@/model/access/addressOrganisation';
import { text } from './texts';

interface Props {
  /** Leads to the locations and says why, where no organisation of the user has it. */
  readonly leaves?: boolean;
}

/** In place of a page of a location that the organisation does not have. Where it belongs to one that the user may act for, that is offered. */
export function MissingLocation({ leaves = false }: Props) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { id = '' } = useParams();
  const { organisation } = useCurrentUser();
  const { data: owner, isPending, error, refetch } = useQuery(ownerQuery(id, organisation.uuid));
  const isElsewhere = owner && owner.uuid !== organisation.uuid;
  // Whoever could not be asked has not said that there is none.
  const isUnread = error !== null && !isMissing(error);
  const isUnknown = !isPending && !isElsewhere && !isUnread;
  const notify = useNotify();
  const unknown = text('locationMissingText', { organisation: organisation.name });
  useEffect(() => {
    if (!isUnknown || !leaves) return;
    notify(unknown, 'error');
    void navigate('/locations', { replace: true });
  }, [isUnknown, leaves, unknown, notify, navigate]);
  if (isPending || (isUnknown && leaves)) return null;
  if (isUnread)
    return (
      <EmptyState
        icon={<MapRegular />}
        isPage
        title={text('locationUnread')}
        text={errorSummaryOf(error).text}
        action={
          <Button appearance="primary" onClick={() => void refetch()}>
            {text('retry')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<MapRegular />}
      isPage
      title={text(isElsewhere ? 'locationOfAnother' : 'locationMissing')}
      text={isElsewhere ? text('locationElsewhere', { organisation: owner.name, active: organisation.name }) : unknown}
      action={
        isElsewhere ? (
          // A full load: the page starts for the other organisation, and nothing of this one stays.
          <Button
            appearance="primary"
            onClick={() => window.location.assign(addressFor(`${pathname}${search}${hash}`, owner.uuid))}
          >
            {text('switchTo', { organisation: owner.name })}
          </Button>
        ) : (
          <Button appearance="primary" onClick={() => navigate('/locations')}>
            {text('toLocations')}
          </Button>
        )
      }
    />
  );
}
