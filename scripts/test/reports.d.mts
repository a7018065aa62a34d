export interface Failure {
  name: string;
  /** Path from the folder of the project; null where nobody knows it. */
  file: string | null;
  error: string | null;
}
export interface Report {
  passed: string[];
  failed: Failure[];
}
/** A report for each project that ran; null when the runner wrote nothing. */
export function vitestReport(file: string): Map<string, Report> | null;
/** A report for each project of the configuration; null when the runner wrote nothing. */
export function playwrightReport(file: string): Map<string, Report> | null;

export interface Duration {
  name: string;
  seconds: number;
}
export function vitestDurations(file: string): Duration[];
export function playwrightDurations(file: string): Duration[];
/** Seconds by file. */
export function fileDurations(file: string): Record<string, number>;
