import { useEffect, useRef, useState } from 'react';
import { type BatchRow, type RowResult, runRows } from './rowResults';

interface Options<Row> {
  /** Changes one record. Returns false where there was nothing to change. @throws Error with the reason */
  readonly work: (row: Row) => Promise<boolean>;
  /** Loads the lists again at the end. */
  readonly refresh: () => Promise<unknown>;
}

/** Runs a change of many records and refreshes the lists at its end. */
export function useBatchRun<Row extends BatchRow>(rows: readonly Row[], { work, refresh }: Options<Row>) {
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
