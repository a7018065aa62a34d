/** The version that this release writes. Raise it with every change of the format. */
export const PROBLEM_VERSION = 2;

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

/** A control as a person finds it again. */
export interface Control {
  /** A role of ARIA. */
  readonly role: string;
  /** Its accessible name; empty where it has none. */
  readonly name: string;
  /** Its place among the visible controls of this role and name, from 0. */
  readonly nth: number;
  /** The name of the dialog that it is in; null outside of dialogs. */
  readonly dialog: string | null;
}

/** A thing that a person has done on the page, as the browser reports it: it can be done again by hand or by a replay. */
export type GestureDeed =
  /** A control was pressed, by pointer or by key; a place in the window where no control was. */
  | { readonly kind: 'press'; readonly control: Control }
  | { readonly kind: 'place'; readonly x: number; readonly y: number }
  /** A field holds this text now; null where it is a secret. */
  | { readonly kind: 'type'; readonly control: Control; readonly value: string | null }
  /** `Control+Shift+ArrowLeft`, with the focus on the control; null where nothing had it. */
  | { readonly kind: 'key'; readonly key: string; readonly control: Control | null }
  /** A pointer on a drawing, in CSS pixels of the window; `move` only while it is pressed, the last of those in a row. */
  | {
      readonly kind: 'pointer';
      readonly action: 'down' | 'move' | 'up';
      readonly x: number;
      readonly y: number;
      readonly button: 'left' | 'middle' | 'right';
      readonly keys: readonly string[];
    }
  /** A wheel on a drawing, by CSS pixels: those in a row are one. */
  | {
      readonly kind: 'wheel';
      readonly x: number;
      readonly y: number;
      readonly deltaX: number;
      readonly deltaY: number;
      readonly keys: readonly string[];
    }
  /** Files were chosen or dropped; their contents are not recorded. */
  | { readonly kind: 'files'; readonly control: Control | null; readonly names: readonly string[] };

export type RecordedGesture = GestureDeed & {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Path and query of the page at that moment, without secrets. */
  readonly address: string;
};

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
  /** The gestures of the person, in the order of time, the oldest first. A replay does it again. */
  readonly gestures: readonly RecordedGesture[];
  /** The events of the machines meanwhile, in the order of time, the oldest first. */
  readonly events: readonly RecordedEvent[];
  /** The unsaved work of the editor; null where the user did not attach it. */
  readonly draft: Json;
}
