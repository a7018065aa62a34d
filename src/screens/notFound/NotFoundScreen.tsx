import { Button } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '@/components/feedback/EmptyState';
import { text } from './texts';

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<MapRegular />}
      isPage
      title={text('notFound')}
      text={text('notFoundText')}
      action={
        <Button appearance="primary" onClick={() => navigate('/')}>
          {text('goHome')}
        </Button>
      }
    />
  );
}
