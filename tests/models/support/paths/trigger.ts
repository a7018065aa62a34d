import type { AnyEventObject } from 'xstate';

/** Something that can happen to a chart, with the words that stand for it in a path. */
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
      /** Milliseconds, or the name of a delay of the chart. */
      readonly delay: string;
      readonly state: string;
    };
