import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { EmptyState } from '@/components/feedback/EmptyState';

/** A screen broke. What is unsaved stands in this browser and is offered again when the editor is opened. */
export function CrashScreen() {
  return (
    <main style={{ display: 'grid', height: '100%', placeItems: 'center' }}>
      <EmptyState
        icon={<ErrorCircleRegular />}
        title="Something went wrong on this page"
        text="What you had not saved is kept on this device and is offered to you when you come back."
        action={
          <Button appearance="primary" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        }
      />
    </main>
  );
}
