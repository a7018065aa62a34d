import { useEffect, useState } from 'react';
import type { ChartPath } from '@/model/statechart/chartPaths';
import type { MachinesScreenProps } from './machinesScreenProps';

interface PathsState {
  readonly machine: string;
  readonly paths: readonly ChartPath[] | null;
  readonly hasFailed: boolean;
}

/** The generated paths of a machine, once they are wanted; undefined while they load, null where there are none. */
export function useChartPaths(machine: string, isWanted: boolean, load: MachinesScreenProps['loadPaths']) {
  const [state, setState] = useState<PathsState | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    const set = (paths: readonly ChartPath[] | null, hasFailed: boolean) => {
      if (!isStale) setState({ machine, paths, hasFailed });
    };
    load(machine).then(
      (paths) => set(paths, false),
      () => set(null, true),
    );
    return () => {
      isStale = true;
    };
  }, [machine, isWanted, load]);
  const own = state?.machine === machine ? state : null;
  return { paths: own ? own.paths : undefined, hasFailed: own?.hasFailed ?? false };
}
