import { assign, setup } from 'xstate';
import { confirmTwoFactorRule, type TwoFactorSetup } from '@/contract/session/passwords';
import { codeRule } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { errorOf, fieldErrorOf, statusOf, textOf } from '../apiErrors';
import { eventOfType } from '../eventOfType';
import { provided } from '../provided';

/** The proof of identity: the password, or a current code as displayed, `123-456`. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

/** Errors by field, or one for the whole section under `form`. */
type SetupErrors = Partial<Record<'code' | 'password' | 'form', string>>;

interface Context {
  readonly isOn: boolean;
  /** The displayed secret; null where none is. */
  readonly setup: TwoFactorSetup | null;
  readonly errors: SetupErrors;
}

export type TwoFactorSetupEvent =
  | { type: 'enable' }
  /** `password` is empty unless the service has asked for it. */
  | { type: 'confirm'; code: string; password: string }
  | { type: 'cancel' }
  | { type: 'disable' }
  | ({ type: 'prove' } & Proof);

/** The error of a proof; none where it can be sent. */
function proofErrors({ password, code }: Proof): SetupErrors {
  if (password !== '') return {};
  if (code === '') return { password: translate('tfa.proofMissing') };
  const codeMessage = codeRule.safeParse(code).error?.issues[0]?.message;
  return codeMessage === undefined ? {} : { code: codeMessage };
}
const codeError = (code: string): SetupErrors => {
  const codeMessage = confirmTwoFactorRule.safeParse({ otp: code }).error?.issues[0]?.message;
  return codeMessage === undefined ? {} : { code: codeMessage };
};
const proofOf = ({ event }: { event: Proof }): Proof => ({ password: event.password, code: event.code });
const isEmpty = (errors: SetupErrors): boolean => Object.keys(errors).length === 0;

/** Two-factor of the user's own account: set up with an app, confirmed by its code, switched off with a proof. */
export const twoFactorSetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TwoFactorSetupEvent,
    input: {} as { isOn: boolean },
    tags: {} as 'busy',
  },
  actors: {
    generate: provided<TwoFactorSetup>('generate'),
    confirmSetup: provided<void, { setup: TwoFactorSetup | null; code: string; password: string }>('confirmSetup'),
    disable: provided<void, Proof>('disable'),
  },
  guards: {
    isOn: ({ context }) => context.isOn,
    isValidCode: (_, code: string) => isEmpty(codeError(code)),
    isProof: (_, proof: Proof) => isEmpty(proofErrors(proof)),
    /** The secret has expired, or had too many attempts. */
    isExpired: (_, error: unknown) => statusOf(error) === 409,
  },
  actions: {
    setSetup: assign({ setup: (_, setup: TwoFactorSetup) => setup, errors: {} }),
    clearSetup: assign({ setup: null, errors: {} }),
    showCodeError: assign({ errors: (_, code: string) => codeError(code) }),
    showProofErrors: assign({ errors: (_, proof: Proof) => proofErrors(proof) }),
    clearErrors: assign({ errors: {} }),
    showServiceErrors: assign({
      errors: (_, error: unknown): SetupErrors => {
        const [code, password] = [fieldErrorOf(error, 'otp'), fieldErrorOf(error, 'password')];
        if (code !== undefined) return { code };
        return password === undefined ? { form: textOf(error) } : { password };
      },
    }),
    showExpired: assign({ setup: null, errors: (_, error: unknown) => ({ form: textOf(error) }) }),
    setOn: assign({ isOn: true, setup: null, errors: {} }),
    setOff: assign({ isOn: false, errors: {} }),
    /** Notifies that the account is protected now, and updates the rest of the page. */
    notifyOn: () => undefined,
    notifyOff: () => undefined,
  },
}).createMachine({
  id: 'twoFactorSetup',
  description: 'Two-factor authentication of one’s own account.',
  context: ({ input }) => ({ isOn: input.isOn, setup: null, errors: {} }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Begins with what the account has.',
      always: [{ guard: 'isOn', target: 'enabled' }, { target: 'disabled' }],
    },
    disabled: {
      description: 'Two-factor is off; it can be enabled.',
      on: { enable: { actions: 'clearErrors', target: 'generating' } },
    },
    generating: {
      description: 'The service makes a secret, which waits there.',
      tags: 'busy',
      invoke: {
        id: 'generate',
        src: 'generate',
        onDone: { actions: { type: 'setSetup', params: ({ event }) => event.output }, target: 'setup' },
        onError: { actions: { type: 'showServiceErrors', params: errorOf }, target: 'disabled' },
      },
    },
    setup: {
      description: 'Shows the QR image and the secret, and asks for a code of the app that read them.',
      on: {
        confirm: [
          {
            guard: { type: 'isValidCode', params: ({ event }) => event.code },
            actions: 'clearErrors',
            target: 'confirming',
          },
          { actions: { type: 'showCodeError', params: ({ event }) => event.code } },
        ],
        cancel: { actions: 'clearSetup', target: 'disabled' },
      },
    },
    confirming: {
      description: 'The service looks at the code.',
      tags: 'busy',
      invoke: {
        id: 'confirmSetup',
        src: 'confirmSetup',
        input: ({ context, event }) => {
          const { code, password } = eventOfType(event, 'confirm');
          return { setup: context.setup, code, password };
        },
        onDone: { actions: ['setOn', 'notifyOn'], target: 'enabled' },
        onError: [
          {
            guard: { type: 'isExpired', params: errorOf },
            actions: { type: 'showExpired', params: errorOf },
            target: 'disabled',
          },
          { actions: { type: 'showServiceErrors', params: errorOf }, target: 'setup' },
        ],
      },
    },
    enabled: {
      description: 'Two-factor is on; it can be disabled.',
      on: { disable: { actions: 'clearErrors', target: 'confirmingDisable' } },
    },
    confirmingDisable: {
      description: 'Asks for the password or a current code before two-factor goes off.',
      on: {
        prove: [
          { guard: { type: 'isProof', params: proofOf }, actions: 'clearErrors', target: 'disabling' },
          { actions: { type: 'showProofErrors', params: proofOf } },
        ],
        cancel: { actions: 'clearErrors', target: 'enabled' },
      },
    },
    disabling: {
      description: 'The service switches two-factor off.',
      tags: 'busy',
      invoke: {
        id: 'disable',
        src: 'disable',
        input: ({ event }) => proofOf({ event: eventOfType(event, 'prove') }),
        onDone: { actions: ['setOff', 'notifyOff'], target: 'disabled' },
        onError: { actions: { type: 'showServiceErrors', params: errorOf }, target: 'confirmingDisable' },
      },
    },
  },
});
