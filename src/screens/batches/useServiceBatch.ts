import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { batchesQuery, batchResultsQuery, beginBatch } from '@/api/batches/batches';
import type { BatchRun } from '@/components/batch/batchRun';
import type { RowResult } from '@/components/batch/rowResults';
import { useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import { type BatchedCall, MOST_IN_BATCH } from '@/contract/batches/batches';
import { isRunning } from '@/contract/jobs/isRunning';
import { text } from './texts';
import { useStopBatch } from './useStopBatch';

/** A record of a batch: what the service is to send for it, or why nothing is sent. */
export interface ServiceRow {
  readonly id: number;
  readonly name: string;
  readonly body?: Record<string, unknown>;
}

interface Options {
  /** Records that the call is made for, and results of those for which it is not. */
  readonly prepare: () => { readonly rows: readonly ServiceRow[]; readonly others?: readonly RowResult[] };
  /** Loads the lists again at the end; a function that stays the same. */
  readonly refresh: () => Promise<unknown>;
}

/** A change of many records that the service makes: it goes on when the dialog, the page or the browser is closed. */
export function useServiceBatch(call: BatchedCall, { prepare, refresh }: Options): BatchRun & { uuid: string | null } {
  const client = useQueryClient();
  const notify = useNotify();
  const stop = useStopBatch();
  const { uuid: organisation } = useCurrentUser().organisation;
  const [phase, setPhase] = useState<'asking' | 'running' | 'finished'>('asking');
  const [others, setOthers] = useState<readonly RowResult[]>([]);
  const [uuid, setUuid] = useState<string | null>(null);
  const { data } = useQuery({ ...batchResultsQuery(organisation, uuid ?? ''), enabled: uuid !== null });
  const hasEnded = data?.batch != null && !isRunning(data.batch);
  useEffect(() => {
    if (!hasEnded) return;
    void refresh().then(() => setPhase('finished'));
  }, [hasEnded, refresh]);
  const start = async () => {
    const { rows, others: already = [] } = prepare();
    if (rows.length > MOST_IN_BATCH) {
      notify(text('tooMany', { most: MOST_IN_BATCH }), 'error');
      return;
    }
    setOthers(already);
    if (rows.length === 0) {
      setPhase('finished');
      return;
    }
    setPhase('running');
    try {
      const named = rows.map(({ name, ...row }) => ({ ...row, name: name.slice(0, 200) }));
      setUuid((await beginBatch(organisation, { call, rows: named })).uuid);
      await client.invalidateQueries({ queryKey: batchesQuery(organisation).queryKey, exact: true });
    } catch (error) {
      setPhase('asking');
      notifyError(error);
    }
  };
  return {
    uuid,
    phase,
    results: [
      ...others,
      ...(data?.results ?? []).map(({ id, name, outcome, reason }) => ({ key: String(id), name, outcome, reason })),
    ],
    start: () => void start(),
    stop: () => {
      if (uuid !== null) stop(uuid);
    },
    goesOn: true,
  };
}
