import type { SnapshotFrom } from 'xstate';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';

type Value = SnapshotFrom<FloorsImportMachine>['value'];

/** The steps of an import of floors; adding the floors is one, whichever of them is being added. */
export type ImportStep = Extract<Value, string> | 'bringing';

export const importStepOf = (value: Value): ImportStep => (typeof value === 'string' ? value : 'bringing');
