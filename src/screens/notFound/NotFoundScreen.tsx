import { Button } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '@/components/feedback/EmptyState';

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <main style={{ display: 'grid', height: '100%', placeItems: 'center' }}>
      <EmptyState
        icon={<MapRegular />}
        title="Not Found"
        text="There is nothing at this address. It may have been deleted, or the link is wrong."
        action={
          <Button appearance="primary" onClick={() => navigate('/')}>
            Go Home
          </Button>
        }
      />
    </main>
  );
}
