import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useNotify } from '@/components/feedback/useNotify';
import type { Job } from '@/contract/jobs/jobs';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { text } from './texts';

/** Says when the location is published, with the way to the visitor map, or built. */
export function usePublished(
  publishing: ActorRefFrom<PublishingMachine>,
  { uuid, name }: { readonly uuid: string; readonly name: string },
  onPublished: () => void = () => undefined,
): void {
  const notify = useNotify();
  const announce = useEffectEvent((job: Job) => {
    if (job.kind === 'build') return notify(text('built', { name }));
    if (job.is_demo) return notify(text('doneDemo', { name }));
    const run = () => void window.open(`/preview/${uuid}`, '_blank', 'noopener');
    notify(text('done', { name }), 'success', 10_000, null, { label: text('view'), run });
    onPublished();
  });
  useEffect(() => {
    let wasRunning = publishing.getSnapshot().hasTag('publishing');
    const { unsubscribe } = publishing.subscribe((snapshot) => {
      const { job } = snapshot.context;
      const hasEnded = wasRunning && !snapshot.hasTag('publishing');
      wasRunning = snapshot.hasTag('publishing');
      if (hasEnded && job?.state === 'succeeded') announce(job);
    });
    return unsubscribe;
  }, [publishing]);
}
