import type { AnyEventObject } from 'xstate';

/** An event that a machine can receive, with its name in a path. */
export type Trigger =
  | { readonly kind: 'event'; readonly label: string; readonly event: AnyEventObject }
  | {
      readonly kind: 'answer';
      readonly label: string;
      readonly event: AnyEventObject;
      readonly actor: string;
      readonly answer: string;
    }
  | {
      readonly kind: 'delay';
      readonly label: string;
      readonly event: AnyEventObject;
      /** Milliseconds, or the name of a delay of the machine. */
      readonly delay: string;
      readonly state: string;
    };
