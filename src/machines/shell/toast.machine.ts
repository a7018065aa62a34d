import { setup } from 'xstate';

/** Default duration of a toast in milliseconds. */
export const TOAST_DURATION = 5000;

export type ToastEvent =
  /** The pointer is on the toast, or has left it. */
  | { type: 'point' }
  | { type: 'leave' }
  /** The focus is in the toast, or has left it. */
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'close' };

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
      on: { point: 'pointed', focus: 'focused', close: 'hidden' },
    },
    pointed: {
      description: 'The pointer is on it: its time begins anew when it leaves.',
      on: { leave: 'visible', focus: 'pointedAndFocused', close: 'hidden' },
    },
    focused: {
      description: 'The focus is in it: its time begins anew when it leaves.',
      on: { blur: 'visible', point: 'pointedAndFocused', close: 'hidden' },
    },
    pointedAndFocused: {
      description: 'Pointer and focus are on it: it is read until both have left.',
      on: { leave: 'focused', blur: 'pointed', close: 'hidden' },
    },
    hidden: { description: 'It is gone.', type: 'final' },
  },
});
