import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { staleByDestinations } from '@/api/destinations';
import { useCurrentUser } from '@/components/currentUser';
import { type BatchRow, type RowResult, runRows } from './rowResults';

/** Runs a change of many destinations and refreshes the lists at its end. */
export function useBatchRun<Row extends BatchRow>(rows: readonly Row[], work: (row: Row) => Promise<boolean>) {
  const client = useQueryClient();
  const { organisation } = useCurrentUser();
  const [phase, setPhase] = useState<'asking' | 'running' | 'finished'>('asking');
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const isStopped = useRef(false);
  // A page that is left stops after the calls that are under way.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const refresh = () =>
    Promise.all(staleByDestinations(organisation.uuid).map((queryKey) => client.invalidateQueries({ queryKey })));
  const start = async () => {
    isStopped.current = false;
    setPhase('running');
    await runRows(rows, {
      work,
      onResult: (result) => setResults((before) => [...before, result]),
      isStopped: () => isStopped.current,
    });
    await refresh();
    setPhase('finished');
  };
  return {
    phase,
    results,
    start: () => void start(),
    stop: () => {
      isStopped.current = true;
    },
    refresh,
  };
}
