import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { EmptyState } from '@/components/feedback/EmptyState';
import { text } from './texts';
import { useRetryWhenOnline } from './useRetryWhenOnline';

/** A floor plan that could not be loaded: why, and Retry. It is requested again when the network returns. */
export function FloorPlanFailure({ error, onRetry }: { error: string; onRetry: () => void }) {
  useRetryWhenOnline(onRetry);
  return (
    <EmptyState
      icon={<ErrorCircleRegular />}
      title={text('floorPlanFailed')}
      text={error}
      action={<Button onClick={onRetry}>{text('retry')}</Button>}
    />
  );
}
