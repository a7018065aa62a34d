import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Building } from '@/contract/buildings/buildings';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { ImportStep } from './importStep';

/** All that the parts of the drawer show, and the way to change it. */
export interface ImportView {
  readonly step: ImportStep;
  readonly context: SnapshotFrom<FloorsImportMachine>['context'];
  /** The buildings of the location. */
  readonly buildings: readonly Building[];
  readonly send: ActorRefFrom<FloorsImportMachine>['send'];
}
