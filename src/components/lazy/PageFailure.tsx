import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { EmptyState } from '../feedback/EmptyState';
import { text } from './texts';

interface Props {
  /** The service runs a newer release: only loading the page again helps. */
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
}

/** In place of a page whose script could not be fetched. */
export function PageFailure({ isOutdated, onRetry }: Props) {
  return (
    <EmptyState
      icon={<ErrorCircleRegular />}
      title={text(isOutdated ? 'outdated' : 'pageFailed')}
      text={text(isOutdated ? 'outdatedText' : 'pageFailedText')}
      action={
        <div style={{ display: 'flex', gap: '8px' }}>
          {!isOutdated && (
            <Button appearance="primary" onClick={onRetry}>
              {text('tryAgain')}
            </Button>
          )}
          <Button {...(isOutdated && { appearance: 'primary' })} onClick={() => window.location.reload()}>
            {text('reload')}
          </Button>
        </div>
      }
    />
  );
}
