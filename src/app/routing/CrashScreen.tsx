import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { EmptyState } from '@/components/feedback/EmptyState';
import { text } from '../texts';

/** A screen broke. What is unsaved stands in this browser and is offered again when the editor is opened. */
export function CrashScreen() {
  return (
    <main style={{ display: 'grid', height: '100%', placeItems: 'center' }}>
      <EmptyState
        icon={<ErrorCircleRegular />}
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
