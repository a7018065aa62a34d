import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { EmptyState } from '@/components/feedback/EmptyState';
import { text } from '../texts';

/** Shown when a screen throws. Unsaved work is stored in this browser and offered again when the editor opens. */
export function CrashScreen() {
  return (
    <main style={{ display: 'grid', height: '100%', placeItems: 'center' }}>
      <EmptyState
        icon={<ErrorCircleRegular />}
        isPage
        title={text('crashTitle')}
        text={text('crashText')}
        action={
          <Button appearance="primary" onClick={() => window.location.reload()}>
            {text('reload')}
          </Button>
        }
      />
    </main>
  );
}
