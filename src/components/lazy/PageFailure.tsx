import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { EmptyState } from '../feedback/EmptyState';
import { text } from './texts';

/** In place of a page whose script could not be fetched. After an update of the console only loading the page again helps. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<ErrorCircleRegular />}
      title={text('pageFailed')}
      text={text('pageFailedText')}
      action={
        <div style={{ display: 'flex', gap: '8px' }}>
          <Button appearance="primary" onClick={onRetry}>
            {text('tryAgain')}
          </Button>
          <Button onClick={() => window.location.reload()}>{text('reload')}</Button>
        </div>
      }
    />
  );
}
