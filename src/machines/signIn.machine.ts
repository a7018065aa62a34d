import { assign, fromPromise, setup } from 'xstate';
import { codeRule, passwordStepRule } from '@/contract/session';
import type { User } from '@/contract/users';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
export type PasswordOutput = { kind: 'signed-in'; token: string; user: User } | { kind: 'needs-code'; token: string };
export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** Texts at their fields, or one for the whole form under `form`. */
export type SignInErrors = Partial<Record<'email' | 'password' | 'code' | 'form', string>>;

interface Context {
  readonly email: string;
  /** Opens the code step and nothing else. */
  readonly challenge: string | null;
  readonly errors: SignInErrors;
  readonly session: SignedIn | null;
}

export type SignInEvent =
  | { type: 'password.submit'; email: string; password: string }
  | { type: 'code.submit'; code: string }
  | { type: 'back' };

/** The first text of each field that a rule refuses. */
function textsOf(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): SignInErrors {
  const texts: Record<string, string> = {};
  for (const { path, message } of error.issues) texts[String(path[0])] ??= message;
  return texts;
}

const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
/** The service ended the code step: too many wrong codes, or too late. */
const endsChallenge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401;

/** Password step, then a code where two-factor is on. Its output is the session; who keeps it is not its business. */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SignInEvent,
    output: {} as SignedIn,
    tags: {} as 'busy',
  },
  actors: {
    checkPassword: fromPromise<PasswordOutput, Credentials>(async () => {
      throw new Error('src/app provides checkPassword.');
    }),
    checkCode: fromPromise<SignedIn, { email: string; code: string; challenge: string }>(async () => {
      throw new Error('src/app provides checkCode.');
    }),
  },
  guards: {
    isValidPasswordStep: (_, given: Credentials) => passwordStepRule.safeParse(given).success,
    isValidCode: (_, code: string) => codeRule.safeParse(code).success,
    isSignedIn: (_, output: PasswordOutput) => output.kind === 'signed-in',
    endsChallenge: (_, error: unknown) => endsChallenge(error),
  },
  actions: {
    keepEmail: assign({ email: (_, email: string) => email.trim(), errors: {} }),
    showPasswordErrors: assign({
      email: (_, given: Credentials) => given.email,
      errors: (_, given: Credentials) => textsOf(passwordStepRule.safeParse(given).error ?? { issues: [] }),
    }),
    showCodeError: assign({
      errors: (_, code: string) => ({ code: codeRule.safeParse(code).error?.issues[0]?.message ?? '' }),
    }),
    showRefusal: assign({ errors: (_, error: unknown) => ({ form: textOf(error) }) }),
    showCodeRefusal: assign({ errors: (_, error: unknown) => ({ code: textOf(error) }) }),
    clearErrors: assign({ errors: {} }),
    keepChallenge: assign({ challenge: (_, output: PasswordOutput) => output.token }),
    dropChallenge: assign({ challenge: null }),
    keepSession: assign({
      session: (_, output: PasswordOutput | SignedIn) =>
        'user' in output ? { token: output.token, user: output.user } : null,
    }),
  },
}).createMachine({
  id: 'signIn',
  description: 'Signing in: the password step and, where two-factor is on, the code step.',
  context: { email: '', challenge: null, errors: {}, session: null },
  initial: 'password',
  states: {
    password: {
      description: 'Asks for e-mail address and password.',
      on: {
        'password.submit': [
          {
            guard: { type: 'isValidPasswordStep', params: ({ event }) => event },
            actions: { type: 'keepEmail', params: ({ event }) => event.email },
            target: 'checkingPassword',
          },
          { actions: { type: 'showPasswordErrors', params: ({ event }) => event } },
        ],
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
          password: event.type === 'password.submit' ? event.password : '',
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            actions: { type: 'keepSession', params: ({ event }) => event.output },
            target: 'done',
          },
          { actions: { type: 'keepChallenge', params: ({ event }) => event.output }, target: 'code' },
        ],
        onError: { actions: { type: 'showRefusal', params: errorOf }, target: 'password' },
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
        back: { actions: ['clearErrors', 'dropChallenge'], target: 'password' },
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
          code: event.type === 'code.submit' ? event.code : '',
        }),
        onDone: { actions: { type: 'keepSession', params: ({ event }) => event.output }, target: 'done' },
        onError: [
          {
            guard: { type: 'endsChallenge', params: errorOf },
            actions: [{ type: 'showRefusal', params: errorOf }, 'dropChallenge'],
            target: 'password',
          },
          { actions: { type: 'showCodeRefusal', params: errorOf }, target: 'code' },
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
