import { Button } from '@fluentui/react-components';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { JobNotice } from './JobNotice';
import { text } from './texts';

/** Says that nobody knows whether work of the service runs, since its state could not be read. */
export function JobsUnread({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <JobNotice
      intent="warning"
      words={text('unread', { reason: errorSummaryOf(error).text })}
      progress={null}
      onDismiss={null}
    >
      <Button onClick={onRetry}>{text('retry')}</Button>
    </JobNotice>
  );
}
