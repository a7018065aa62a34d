import { Button } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { batchesQuery, batchResultsQuery } from '@/api/batches/batches';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import { formatDateTime } from '@/components/formatDateTime';
import type { Batch, BatchedCall } from '@/contract/batches/batches';
import { isRunning } from '@/contract/jobs/isRunning';
import { JobNotice } from './JobNotice';
import { JobsUnread } from './JobsUnread';
import { text } from './texts';
import { useDismissed } from './useDismissed';
import { useStopBatch } from './useStopBatch';
import { useUndoDeletions } from './useUndoDeletions';

const DISMISSED = 'atrium.dismissedBatches';

interface Props {
  /** The calls that concern the list. */
  readonly calls: readonly BatchedCall[];
  /** Queries that such a change makes stale. */
  readonly stale: readonly (readonly unknown[])[];
  /** That of an open dialog, which shows it itself. */
  readonly shownElsewhere: boolean;
}

/** Over a list: the changes of many records that run, also if they were started before, and deletions that can be taken back. */
export function BatchNotices({ calls, stale, shownElsewhere }: Props) {
  const { organisation, user } = useCurrentUser();
  const stop = useStopBatch();
  const undo = useUndoDeletions();
  const { dismissed, dismiss } = useDismissed(DISMISSED);
  const { data = [], error, refetch } = useQuery(batchesQuery(organisation.uuid));
  const own = data.filter(({ call }) => calls.includes(call));
  useEndOf(own, stale, shownElsewhere);
  if (shownElsewhere) return null;
  return (
    <>
      {error && <JobsUnread error={error} onRetry={() => void refetch()} />}
      {own
        .filter((batch) => isRunning(batch) || (isUndoable(batch) && !dismissed.has(batch.uuid)))
        .map((batch) => {
          const progress = { done: batch.done + batch.failed, all: batch.count };
          return isRunning(batch) ? (
            <JobNotice
              key={batch.uuid}
              intent="info"
              words={text(`running.${batch.call}`, progress)}
              progress={progress}
              onDismiss={null}
            >
              <Button onClick={() => stop(batch.uuid)}>{text('stop')}</Button>
            </JobNotice>
          ) : (
            <JobNotice
              key={batch.uuid}
              intent="info"
              words={text('until', {
                done: text(`done.${batch.call}`, { count: batch.done }),
                time: formatDateTime(batch.undo_until ?? '', user.time_zone),
              })}
              progress={null}
              onDismiss={() => dismiss(batch.uuid)}
            >
              <Button onClick={() => undo(batch.uuid)}>{text('putBack', { count: batch.done })}</Button>
            </JobNotice>
          );
        })}
    </>
  );
}

const isUndoable = ({ undo_until }: Batch) => undo_until !== null && new Date(undo_until) > new Date();

/** Says how a change has ended that was seen running, and loads the list again. */
function useEndOf(batches: readonly Batch[], stale: Props['stale'], isSilent: boolean): void {
  const client = useQueryClient();
  const notify = useNotify();
  const { uuid: organisation } = useCurrentUser().organisation;
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const batch of batches) {
      if (isRunning(batch)) running.current.add(batch.uuid);
      else if (running.current.delete(batch.uuid)) {
        for (const queryKey of stale) void client.invalidateQueries({ queryKey });
        if (!isSilent) void sayEnd(batch);
      }
    }
    async function sayEnd({ uuid, call, done: count, failed, stopped }: Batch) {
      const done = text(`done.${call}`, { count });
      if (failed > 0) {
        const { results } = await client.fetchQuery(batchResultsQuery(organisation, uuid));
        const names = results.flatMap(({ outcome, name, reason }) =>
          outcome === 'failed' ? [`${name} (${reason})`] : [],
        );
        notify(text('except', { done, count: failed, names: names.slice(0, 5).join(', ') }), 'error');
      } else notify(stopped > 0 ? text('stopped', { done, count: stopped }) : done);
    }
  }, [batches, stale, isSilent, client, notify, organisation]);
}
