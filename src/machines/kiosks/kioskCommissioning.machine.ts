import { emit, setup } from 'xstate';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

export interface KioskCommissioningInput {
  readonly id: number;
  /** It has a plus id. */
  readonly isCommissioned: boolean;
}

export type KioskCommissioningEvent = { type: 'decommission' } | { type: 'confirm' } | { type: 'cancel' };

/** Taking a commissioned kiosk out of service, after a question. */
export const kioskCommissioningMachine = setup({
  types: {
    context: {} as KioskCommissioningInput,
    input: {} as KioskCommissioningInput,
    events: {} as KioskCommissioningEvent,
    output: {} as 'decommissioned',
    emitted: {} as { type: 'notified'; text: string; tone: 'success' | 'error' },
  },
  actors: {
    /** Returns the message of the service. */
    decommission: provided<string, { id: number }>('decommission'),
  },
  guards: { isCommissioned: ({ context }) => context.isCommissioned },
  actions: {
    notifyDone: emit((_, text: string) => ({ type: 'notified' as const, text, tone: 'success' as const })),
    notifyFailed: emit((_, error: unknown) => ({
      type: 'notified' as const,
      text: textOf(error),
      tone: 'error' as const,
    })),
  },
}).createMachine({
  id: 'kioskCommissioning',
  description: 'Taking a commissioned kiosk out of service.',
  context: ({ input }) => input,
  output: 'decommissioned' as const,
  initial: 'opening',
  states: {
    opening: {
      description: 'Finds whether the kiosk is commissioned.',
      always: [{ guard: 'isCommissioned', target: 'commissioned' }, { target: 'notCommissioned' }],
    },
    notCommissioned: { description: 'The kiosk has no plus id: there is nothing to take out of service.' },
    commissioned: {
      description: 'The kiosk is in service.',
      on: { decommission: 'confirming' },
    },
    confirming: {
      description: 'Asks before the kiosk is taken out of service.',
      on: { confirm: 'decommissioning', cancel: 'commissioned' },
    },
    decommissioning: {
      description: 'The service takes the kiosk out of service.',
      invoke: {
        id: 'decommission',
        src: 'decommission',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          actions: { type: 'notifyDone', params: ({ event }) => event.output },
          target: 'decommissioned',
        },
        onError: { actions: { type: 'notifyFailed', params: errorOf }, target: 'commissioned' },
      },
    },
    decommissioned: { description: 'The kiosk waits for its activation again.', type: 'final' },
  },
});

export type KioskCommissioningMachine = typeof kioskCommissioningMachine;
