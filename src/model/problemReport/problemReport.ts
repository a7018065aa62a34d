/** The version that this release writes. Raise it with every change of the format. */
export const PROBLEM_VERSION = 1;

/** A value as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An event that a machine on the screen has received. */
export interface RecordedEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id of the machine. */
  readonly machine: string;
  /** Distinguishes two running machines of one id. */
  readonly actor: string;
  readonly type: string;
  /** The event without its type, its secrets and most of its long lists. */
  readonly payload: { readonly [key: string]: Json };
  /** The states before and after, by their paths. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** How many equal events in a row it replaces: of a pointer that moves, only the last event is recorded. */
  readonly times: number;
}

/** The file that a user saves about a problem. */
export interface ProblemReport {
  readonly version: typeof PROBLEM_VERSION;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** The user's text. */
  readonly description: string;
  /** Path and query of the page, without secrets. */
  readonly address: string;
  readonly browser: { readonly userAgent: string; readonly language: string; readonly window: string };
  /** In the order of time, the oldest first. */
  readonly events: readonly RecordedEvent[];
  /** The unsaved work of the editor; null where the user did not attach it. */
  readonly draft: Json;
}
