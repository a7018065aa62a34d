import type { Report } from './reports.mjs';

export interface Unsteady {
  project: string;
  file: string;
  name: string;
  error: string | null;
}
export const MOST_FILES: number;
export function filesToTryAgain(reports: ReadonlyMap<string, Report>): { project: string; file: string }[];
/** Changes `first`; gives what passed only once. */
export function takeSecondTry(first: Report, project: string, file: string, second: Report | null): Unsteady[];
