import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { UsageNoticeProps } from './UsageNotice';

// It is needed after the press on Delete, not for the screen.
const UsageNotice = lazyPart(async () => (await import('./UsageNotice')).UsageNotice);

/** Names the records that a deletion takes along, in the question before it. */
export function LazyUsageNotice(props: UsageNoticeProps) {
  return (
    <Suspense fallback={null}>
      <UsageNotice {...props} />
    </Suspense>
  );
}
