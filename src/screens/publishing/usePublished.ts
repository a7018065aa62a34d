import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useNotify } from '@/components/feedback/useNotify';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { text } from './texts';

/** Says when the location that is being published is published, with the way to the visitor map. */
export function usePublished(
  publishing: ActorRefFrom<PublishingMachine>,
  { uuid, name }: { readonly uuid: string; readonly name: string },
  onPublished: () => void = () => undefined,
): void {
  const notify = useNotify();
  const announce = useEffectEvent(() => {
    const run = () => void window.open(`/preview/${uuid}`, '_blank', 'noopener');
    notify(text('done', { name }), 'success', 10_000, null, { label: text('view'), run });
    onPublished();
  });
  useEffect(() => {
    let wasPublishing = publishing.getSnapshot().hasTag('publishing');
    const { unsubscribe } = publishing.subscribe((snapshot) => {
      const isDone = wasPublishing && snapshot.matches('upToDate');
      wasPublishing = snapshot.hasTag('publishing');
      if (isDone) announce();
    });
    return unsubscribe;
  }, [publishing]);
}
