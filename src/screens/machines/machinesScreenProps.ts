import type { Inspector } from '@/machines/inspect/inspector';
import type { ChartPath, MachineSources } from '@/model/statechart/chartPaths';
import type { ChartLayout } from '@/model/statechart/layoutTypes';
import type { Statechart } from '@/model/statechart/statechart';

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
  readonly layout: (chart: Statechart) => Promise<ChartLayout>;
  /** The generated paths of a machine; null where it has none. */
  readonly loadPaths: (machine: string) => Promise<readonly ChartPath[] | null>;
  /** Whether events may be sent to running machines. */
  readonly maySend: boolean;
}
