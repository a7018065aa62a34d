import { setup } from 'xstate';

interface Context {
  /** Replaces the first line; the default one where it is null. */
  readonly text: string | null;
}

export type WarningDialogEvent = { type: 'confirm' } | { type: 'cancel' };

/** The question before an action that cannot be undone: answered once, later presses have no effect. */
export const warningDialogMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly text: string | null },
    events: {} as WarningDialogEvent,
    output: {} as 'confirmed' | 'cancelled',
  },
}).createMachine({
  id: 'warningDialog',
  description: 'A question before something that cannot be undone.',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks; Cancel has the focus.',
      on: { confirm: 'confirmed', cancel: 'cancelled' },
    },
    confirmed: { description: 'It is done, once.', type: 'final', output: 'confirmed' },
    cancelled: { description: 'Nothing is done.', type: 'final', output: 'cancelled' },
  },
  output: ({ event }) => event.output as 'confirmed' | 'cancelled',
});
