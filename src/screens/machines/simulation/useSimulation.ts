import { useCallback, useEffect, useRef, useState } from 'react';
import type { LogStore } from '@/machines/inspect/log/logStore';
import type { SimulationSamples, SimulationState } from '@/machines/inspect/simulation/simulation';
import type { ChartPath } from '@/model/statechart/chartPaths';
import type { Simulator } from './simulator';

/** Between two steps of a path that plays, in milliseconds. */
const STEP_TIME = 500;

interface Simulated {
  readonly machine: string;
  /** Undefined while they load, null where the machine has no model. */
  readonly samples: SimulationSamples | null | undefined;
  readonly start: string;
  readonly state: SimulationState | null;
  readonly failure: string | null;
}

const nothing = (machine: string): Simulated => ({
  machine,
  samples: undefined,
  start: '',
  state: null,
  failure: null,
});

/** The samples of a machine, once they are wanted, and its simulation, of which each step is logged. */
export function useSimulation(
  machine: string,
  wanted: 'nothing' | 'samples' | 'simulation',
  simulator: Simulator,
  log: LogStore,
) {
  const [simulated, setSimulated] = useState<Simulated>(() => nothing(machine));
  const isCurrent = useRef(machine);
  const wished = useRef<ChartPath | null>(null);
  isCurrent.current = machine;
  const own = simulated.machine === machine ? simulated : nothing(machine);

  const run = useCallback(
    async (job: () => Promise<SimulationState>) => {
      try {
        const state = await job();
        log.add(state.events);
        if (isCurrent.current === machine) setSimulated((now) => ({ ...now, state, failure: null }));
        return state;
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        if (isCurrent.current === machine) setSimulated((now) => ({ ...now, state: null, failure }));
        return null;
      }
    },
    [machine, log],
  );
  const restart = useCallback(
    (samples: SimulationSamples, start: string) => {
      setSimulated({ machine, samples, start, state: null, failure: null });
      return run(() => simulator.start(machine, samples, start));
    },
    [machine, simulator, run],
  );
  const play = useCallback(
    async (samples: SimulationSamples, path: ChartPath) => {
      let state = await restart(samples, path.start);
      for (const { label } of path.steps) {
        await new Promise((next) => setTimeout(next, STEP_TIME));
        if (state === null || state.problem !== null || isCurrent.current !== machine) return;
        state = await run(() => simulator.perform(label));
      }
    },
    [machine, simulator, restart, run],
  );
  useEffect(() => {
    if (wanted === 'nothing') return;
    let isStale = false;
    setSimulated(nothing(machine));
    simulator.loadSamples(machine).then(
      (samples) => {
        if (isStale) return;
        const [first] = samples?.starts ?? [];
        const path = wished.current;
        wished.current = null;
        if (samples && path && wanted === 'simulation') void play(samples, path);
        else if (samples && first && wanted === 'simulation') void restart(samples, first.name);
        else setSimulated({ ...nothing(machine), samples });
      },
      (error: unknown) => {
        if (!isStale) setSimulated({ ...nothing(machine), failure: String(error) });
      },
    );
    return () => {
      isStale = true;
    };
  }, [machine, wanted, simulator, restart, play]);
  return {
    ...own,
    restart: (start: string) => (own.samples ? restart(own.samples, start) : Promise.resolve(null)),
    perform: (label: string) => run(() => simulator.perform(label)),
    /** Takes one step of a path after the other, as soon as the simulation is wanted, until one is not possible. */
    play: (path: ChartPath) => {
      wished.current = path;
    },
  };
}

export type SimulationControl = ReturnType<typeof useSimulation>;
