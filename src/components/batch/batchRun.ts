import type { RowResult } from './rowResults';

/** A change of many records, as its dialog shows it. */
export interface BatchRun {
  readonly phase: 'asking' | 'running' | 'finished';
  readonly results: readonly RowResult[];
  readonly start: () => void;
  readonly stop: () => void;
  /** Whether it goes on when the dialog is closed. */
  readonly goesOn: boolean;
}
