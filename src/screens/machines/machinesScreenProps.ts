import type { Inspector } from '@/machines/inspect/inspector';
import type { LogStore } from '@/machines/inspect/log/logStore';
import type { ChartPath, MachineSources } from '@/model/statechart/chartPaths';
import type { ChartLayout } from '@/model/statechart/layoutTypes';
import type { Statechart } from '@/model/statechart/statechart';
import type { Simulator } from './simulation/simulator';

/** A machine of this release. */
export interface CataloguedMachine {
  readonly chart: Statechart;
  readonly sources: MachineSources;
}

/** Props of the screen, provided by the app. */
export interface MachinesScreenProps {
  readonly machines: readonly CataloguedMachine[];
  /** The address of the repository; null where the project names none. */
  readonly repository: string | null;
  readonly inspector: Inspector;
  /** The events of all machines that are heard of. */
  readonly log: LogStore;
  readonly simulator: Simulator;
  readonly layout: (chart: Statechart) => Promise<ChartLayout>;
  /** The generated paths of a machine; null where it has none. */
  readonly loadPaths: (machine: string) => Promise<readonly ChartPath[] | null>;
  /** Whether events may be sent to running machines. */
  readonly maySend: boolean;
}
