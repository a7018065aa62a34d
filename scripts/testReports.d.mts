export interface Report {
  passed: string[];
  failed: string[];
  /** Passed only when tried again. */
  retried?: string[];
}
/** Null when the runner wrote nothing. */
export function vitestReport(file: string, root: string): Report | null;
/** A report for each project of the configuration; null when the runner wrote nothing. */
export function playwrightReport(file: string): Map<string, Report> | null;

export interface Duration {
  name: string;
  seconds: number;
}
export function vitestDurations(file: string, root: string): Duration[];
export function playwrightDurations(file: string): Duration[];
