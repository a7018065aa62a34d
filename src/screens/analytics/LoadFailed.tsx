import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { EmptyState } from '@/components/feedback/EmptyState';
import { text } from './texts';

/** In place of the figures: why they are not there, and another try. */
export const LoadFailed = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <EmptyState
    icon={<ErrorCircleRegular />}
    title={text('failed')}
    text={reason}
    action={<Button onClick={onRetry}>{text('retry')}</Button>}
  />
);
