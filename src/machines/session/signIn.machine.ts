import { assign, setup } from 'xstate';
import { codeRule, passwordStepRule, resetRequestRule } from '@/contract/session/session';
import type { User } from '@/contract/users/users';
import { validate } from '@/contract/validate';
import { errorOf, statusOf, textOf } from '../apiErrors';
import { eventOfType } from '../eventOfType';
import { provided } from '../provided';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
export type PasswordOutput = { kind: 'signed-in'; token: string; user: User } | { kind: 'needs-code'; token: string };
export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** Errors by field, or one for the whole form under `form`. */
export type SignInErrors = Partial<Record<'email' | 'password' | 'code' | 'emailAddress' | 'form', string>>;

interface Context {
  readonly email: string;
  /** Authorises the code step and nothing else. */
  readonly challenge: string | null;
  readonly errors: SignInErrors;
  /** The notice above the password form: a mail with a link has been sent. */
  readonly notice: string | null;
  readonly session: SignedIn | null;
}

export type SignInEvent =
  | { type: 'password.submit'; email: string; password: string }
  | { type: 'code.submit'; code: string }
  | { type: 'reset.open' }
  | { type: 'reset.submit'; emailAddress: string }
  | { type: 'back' };

/** The service ended the code step: too many wrong codes, or too late. */
const endsChallenge = (error: unknown): boolean => statusOf(error) === 401;

/** Password step, then a code where two-factor is on. Its output is the session; it does not store it. */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SignInEvent,
    output: {} as SignedIn,
    tags: {} as 'busy',
  },
  actors: {
    checkPassword: provided<PasswordOutput, Credentials>('checkPassword'),
    /** Returns the message of the service, the same for every address. */
    requestReset: provided<string, { email: string }>('requestReset'),
    checkCode: provided<SignedIn, { email: string; code: string; challenge: string }>('checkCode'),
  },
  guards: {
    isValidPasswordStep: (_, credentials: Credentials) => passwordStepRule.safeParse(credentials).success,
    isValidCode: (_, code: string) => codeRule.safeParse(code).success,
    isValidResetRequest: (_, emailAddress: string) => resetRequestRule.safeParse({ emailAddress }).success,
    isSignedIn: (_, output: PasswordOutput) => output.kind === 'signed-in',
    endsChallenge: (_, error: unknown) => endsChallenge(error),
  },
  actions: {
    setEmail: assign({ email: (_, email: string) => email.trim(), errors: {}, notice: null }),
    showPasswordErrors: assign({
      email: (_, credentials: Credentials) => credentials.email,
      notice: null,
      errors: (_, credentials: Credentials) => validate(passwordStepRule, credentials),
    }),
    showCodeError: assign({
      errors: (_, code: string) => ({ code: codeRule.safeParse(code).error?.issues[0]?.message ?? '' }),
    }),
    showError: assign({ errors: (_, error: unknown) => ({ form: textOf(error) }) }),
    showCodeRejected: assign({ errors: (_, error: unknown) => ({ code: textOf(error) }) }),
    showResetErrors: assign({
      errors: (_, emailAddress: string) => validate(resetRequestRule, { emailAddress }),
    }),
    startReset: assign({ email: '', errors: {}, notice: null }),
    setResetNotice: assign({ errors: {}, notice: (_, text: string) => text }),
    /** Shows the error of the service for five seconds, as a toast. */
    notifyError: (_, _error: unknown) => undefined,
    clearErrors: assign({ errors: {} }),
    setChallenge: assign({ challenge: (_, output: PasswordOutput) => output.token }),
    clearChallenge: assign({ challenge: null }),
    setSession: assign({
      session: (_, output: PasswordOutput | SignedIn) =>
        'user' in output ? { token: output.token, user: output.user } : null,
    }),
  },
}).createMachine({
  id: 'signIn',
  description: 'Signing in: the password step, where two-factor is on the code step, and asking for a new password.',
  context: { email: '', challenge: null, errors: {}, notice: null, session: null },
  initial: 'password',
  states: {
    password: {
      description: 'Asks for email address and password.',
      on: {
        'password.submit': [
          {
            guard: { type: 'isValidPasswordStep', params: ({ event }) => event },
            actions: { type: 'setEmail', params: ({ event }) => event.email },
            target: 'checkingPassword',
          },
          { actions: { type: 'showPasswordErrors', params: ({ event }) => event } },
        ],
        'reset.open': { actions: 'startReset', target: 'resetRequest' },
      },
    },
    resetRequest: {
      description: 'Asks for the email address that a link for a new password is sent to.',
      on: {
        'reset.submit': [
          {
            guard: { type: 'isValidResetRequest', params: ({ event }) => event.emailAddress },
            actions: 'clearErrors',
            target: 'requestingReset',
          },
          { actions: { type: 'showResetErrors', params: ({ event }) => event.emailAddress } },
        ],
        back: { actions: 'clearErrors', target: 'password' },
      },
    },
    requestingReset: {
      description: 'The service takes the request; its answer does not tell whether there is such an account.',
      tags: 'busy',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ event }) => ({ email: eventOfType(event, 'reset.submit').emailAddress.trim() }),
        onDone: { actions: { type: 'setResetNotice', params: ({ event }) => event.output }, target: 'password' },
        onError: {
          actions: [
            { type: 'showError', params: errorOf },
            { type: 'notifyError', params: errorOf },
          ],
          target: 'resetRequest',
        },
      },
    },
    checkingPassword: {
      description: 'The service looks at the password.',
      tags: 'busy',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ context, event }) => ({
          email: context.email,
          password: eventOfType(event, 'password.submit').password,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            actions: { type: 'setSession', params: ({ event }) => event.output },
            target: 'done',
          },
          { actions: { type: 'setChallenge', params: ({ event }) => event.output }, target: 'code' },
        ],
        onError: {
          actions: [
            { type: 'showError', params: errorOf },
            { type: 'notifyError', params: errorOf },
          ],
          target: 'password',
        },
      },
    },
    code: {
      description: 'Asks for the code of the authenticator app.',
      on: {
        'code.submit': [
          {
            guard: { type: 'isValidCode', params: ({ event }) => event.code },
            actions: 'clearErrors',
            target: 'checkingCode',
          },
          { actions: { type: 'showCodeError', params: ({ event }) => event.code } },
        ],
        back: { actions: ['clearErrors', 'clearChallenge'], target: 'password' },
      },
    },
    checkingCode: {
      description: 'The service looks at the code.',
      tags: 'busy',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context, event }) => ({
          email: context.email,
          challenge: context.challenge ?? '',
          code: eventOfType(event, 'code.submit').code,
        }),
        onDone: { actions: { type: 'setSession', params: ({ event }) => event.output }, target: 'done' },
        onError: [
          {
            guard: { type: 'endsChallenge', params: errorOf },
            actions: [
              { type: 'showError', params: errorOf },
              { type: 'notifyError', params: errorOf },
              'clearChallenge',
            ],
            target: 'password',
          },
          { actions: { type: 'showCodeRejected', params: errorOf }, target: 'code' },
        ],
      },
    },
    done: { description: 'Signed in.', type: 'final' },
  },
  output: ({ context }) => {
    if (!context.session) throw new Error('Signed in without a session.');
    return context.session;
  },
});
