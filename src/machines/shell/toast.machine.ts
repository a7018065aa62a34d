import { setup } from 'xstate';

/** Default duration of a toast in milliseconds. */
export const TOAST_DURATION = 5000;

export type ToastEvent =
  /** The pointer or the focus is on the toast: somebody reads it. */
  { type: 'hold' } | { type: 'release' } | { type: 'close' };

/** One toast from the moment that it is shown: it closes by itself, unless somebody is reading it. */
export const toastMachine = setup({
  types: {
    context: {} as { readonly duration: number },
    input: {} as { readonly duration: number },
    events: {} as ToastEvent,
  },
  delays: { duration: ({ context }) => context.duration },
}).createMachine({
  id: 'toast',
  description: 'One short text that goes by itself.',
  context: ({ input }) => ({ duration: input.duration }),
  initial: 'visible',
  states: {
    visible: {
      description: 'It is shown, and its time runs.',
      after: { duration: 'hidden' },
      on: { hold: 'held', close: 'hidden' },
    },
    held: {
      description: 'It is being read: its time begins anew when pointer and focus have left.',
      on: { release: 'visible', close: 'hidden' },
    },
    hidden: { description: 'It is gone.', type: 'final' },
  },
});
