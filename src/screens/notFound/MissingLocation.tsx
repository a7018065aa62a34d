import { Button } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import { EmptyState } from '@/components/feedback/EmptyState';
import { text } from './texts';

/** In place of a page of a location that the organisation does not have. */
export function MissingLocation() {
  const navigate = useNavigate();
  const { organisation } = useCurrentUser();
  return (
    <EmptyState
      icon={<MapRegular />}
      isPage
      title={text('locationMissing')}
      text={text('locationMissingText', { organisation: organisation.name })}
      action={
        <Button appearance="primary" onClick={() => navigate('/locations')}>
          {text('toLocations')}
        </Button>
      }
    />
  );
}
