import { useEffect, useEffectEvent, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useNotify } from '@/components/feedback/useNotify';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { Project } from '@/contract/locations/projects';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import { text } from './texts';

/**
 * Publishing of a location as its record says it, and as it says later: a job of somebody else is followed too. Says when
 * the location is published, with the way to the visitor map, or built.
 */
export function usePublishing(
  machine: PublishingMachine,
  { uuid, name, job = null, publish_status }: Project,
  onPublished: () => void = () => undefined,
): ActorRefFrom<PublishingMachine> {
  const isUpToDate = publish_status === 0;
  const publishing = useMachineActor(machine, { input: { project: uuid, job, isUpToDate } });
  const jobState = job && `${job.uuid} ${job.state}`;
  const known = useRef({ jobState, isUpToDate });
  const sendChange = useEffectEvent(() => publishing.send({ type: 'location.changed', job, isUpToDate }));
  useEffect(() => {
    const before = known.current;
    known.current = { jobState, isUpToDate };
    if (before.jobState !== jobState || before.isUpToDate !== isUpToDate) sendChange();
  }, [jobState, isUpToDate]);
  const notify = useNotify();
  const announce = useEffectEvent((ended: NonNullable<typeof job>) => {
    if (ended.kind === 'build') return notify(text('built', { name }));
    if (ended.is_demo) return notify(text('doneDemo', { name }));
    const run = () => void window.open(`/preview/${uuid}`, '_blank', 'noopener');
    notify(text('done', { name }), 'success', 10_000, null, { label: text('view'), run });
    onPublished();
  });
  useEffect(() => {
    const { unsubscribe } = publishing.on('ended', (event) => announce(event.job));
    return unsubscribe;
  }, [publishing]);
  return publishing;
}
