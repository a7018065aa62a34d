import { assign, setup } from 'xstate';
import { type NewPassword, newPasswordRule } from '@/contract/session/passwords';
import { codeRule } from '@/contract/session/session';
import { validate } from '@/contract/validate';
import { errorOf, fieldErrorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

export interface ResetLink {
  readonly email: string;
  readonly token: string;
  /** The account has two-factor on: the new password needs a code. */
  readonly asksForCode: boolean;
}

/** Errors by field, or one for the whole form under `form`. */
type ResetErrors = Partial<Record<'password' | 'password_confirmation' | 'code' | 'form', string>>;

interface Context extends ResetLink {
  readonly typed: NewPassword;
  readonly code: string;
  readonly errors: ResetErrors;
  /** The message of the service about the result. */
  readonly message: string;
}

export type PasswordResetEvent =
  | ({ type: 'passwords.submit' } & NewPassword)
  | { type: 'code.submit'; code: string }
  | { type: 'back' };

interface Input {
  readonly email: string;
  readonly token: string;
  readonly typed: NewPassword;
  /** As displayed, `123-456`; empty where no code is required. */
  readonly code: string;
}

/** Sets a new password by the link of a mail: one call, after the code step where two-factor is on. */
export const passwordResetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PasswordResetEvent,
    input: {} as ResetLink,
    output: {} as { message: string },
    tags: {} as 'busy',
  },
  actors: {
    setPassword: provided<string, Input>('setPassword'),
  },
  guards: {
    isValid: (_, typed: NewPassword) => newPasswordRule.safeParse(typed).success,
    isValidCode: (_, code: string) => codeRule.safeParse(code).success,
    asksForCode: ({ context }) => context.asksForCode,
    isAboutPassword: (_, error: unknown) => fieldErrorOf(error, 'password') !== undefined,
  },
  actions: {
    setPasswords: assign({ typed: (_, typed: NewPassword) => typed, code: '', errors: {} }),
    showPasswordErrors: assign({
      typed: (_, typed: NewPassword) => typed,
      errors: (_, typed: NewPassword) => validate(newPasswordRule, typed),
    }),
    setCode: assign({ code: (_, code: string) => code, errors: {} }),
    showCodeError: assign({
      errors: (_, code: string) => ({ code: codeRule.safeParse(code).error?.issues[0]?.message ?? '' }),
    }),
    showPasswordRejected: assign({
      errors: (_, error: unknown) => ({ password: fieldErrorOf(error, 'password') ?? textOf(error) }),
    }),
    showError: assign({
      code: '',
      errors: (_, error: unknown): ResetErrors => {
        const code = fieldErrorOf(error, 'otp');
        return code === undefined ? { form: textOf(error) } : { code };
      },
    }),
    clearErrors: assign({ errors: {} }),
    setMessage: assign({ message: (_, message: string) => message }),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'Setting a new password by the link of a mail.',
  context: ({ input }) => ({
    ...input,
    typed: { password: '', password_confirmation: '' },
    code: '',
    errors: {},
    message: '',
  }),
  initial: 'passwords',
  states: {
    passwords: {
      description: 'Asks for the new password and its confirmation.',
      on: {
        'passwords.submit': [
          {
            guard: {
              type: 'isValid',
              params: ({ event: { password, password_confirmation } }) => ({ password, password_confirmation }),
            },
            actions: {
              type: 'setPasswords',
              params: ({ event: { password, password_confirmation } }) => ({ password, password_confirmation }),
            },
            target: 'checkingTwoFactor',
          },
          {
            actions: {
              type: 'showPasswordErrors',
              params: ({ event: { password, password_confirmation } }) => ({ password, password_confirmation }),
            },
          },
        ],
      },
    },
    checkingTwoFactor: {
      description: 'Where two-factor is on, a code comes before the call.',
      always: [{ guard: 'asksForCode', target: 'code' }, { target: 'submitting' }],
    },
    code: {
      description: 'Asks for the code of the authenticator app; the typed passwords are kept.',
      on: {
        'code.submit': [
          {
            guard: { type: 'isValidCode', params: ({ event }) => event.code },
            actions: { type: 'setCode', params: ({ event }) => event.code },
            target: 'submitting',
          },
          { actions: { type: 'showCodeError', params: ({ event }) => event.code } },
        ],
        back: { actions: 'clearErrors', target: 'passwords' },
      },
    },
    submitting: {
      description: 'The service sets the password.',
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { email, token, typed, code } }) => ({ email, token, typed, code }),
        onDone: { actions: { type: 'setMessage', params: ({ event }) => event.output }, target: 'done' },
        onError: [
          {
            guard: { type: 'isAboutPassword', params: errorOf },
            actions: { type: 'showPasswordRejected', params: errorOf },
            target: 'passwords',
          },
          { guard: 'asksForCode', actions: { type: 'showError', params: errorOf }, target: 'code' },
          { actions: { type: 'showError', params: errorOf }, target: 'passwords' },
        ],
      },
    },
    done: { description: 'The password is set; one signs in with it.', type: 'final' },
  },
  output: ({ context }) => ({ message: context.message }),
});
