import * as z from 'zod/mini';
import { noData } from '../common';
import { emailAddress } from '../emailAddress';
import { endpoint } from '../endpoint';
import { anyone, passwordStep, signedIn } from '../policy';
import { translate } from '../texts/translate';
import { userSchema } from '../users/users';

export const emailRule = emailAddress(translate('signIn.emailMissing'), translate('signIn.emailInvalid'));

export const passwordStepRule = z.object({
  email: emailRule,
  password: z
    .string()
    .check(z.minLength(1, translate('signIn.passwordMissing')), z.maxLength(1024, translate('signIn.refused'))),
});
export type PasswordStep = z.infer<typeof passwordStepRule>;

/** The code as people type and see it: `123-456`. */
export const codeRule = z
  .string()
  .check(
    z.minLength(1, { error: translate('signIn.codeMissing'), abort: true }),
    z.regex(/^\d{3}-\d{3}$/, translate('signIn.codeInvalid')),
  );

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: 'sign-in',
  summary: 'The password step. The token travels in the authorization header of the answer.',
  policy: anyone,
  answers: 'everyone',
  body: passwordStepRule,
  data: z.object({ TFA: z.union([z.literal(0), z.literal(1)]), user: z.nullable(userSchema) }),
});

export const signInViaTwoFactor = endpoint({
  name: 'signInViaTwoFactor',
  method: 'PUT',
  path: 'sign-in-via-two-factor',
  summary: 'The code step, opened by the token of the password step alone.',
  policy: passwordStep,
  answers: 'after-the-password',
  body: z.object({ email: emailRule, otp: z.string().check(z.regex(/^\d{6}$/, translate('signIn.codeInvalid'))) }),
  data: z.object({ user: userSchema }),
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: 'sign-out',
  summary: 'Ends the session: its token is refused from the next request on.',
  policy: signedIn,
  answers: 'signed-in',
  data: z.null(),
  addition: true,
});

/** The request for a link; its form calls the field `emailAddress`. */
export const resetRequestRule = z.object({ emailAddress: emailRule });

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: 'reset-password',
  summary: 'Sends a link for a new password, if there is such an account; the answer does not tell.',
  policy: anyone,
  answers: 'everyone',
  body: z.object({ email: emailRule }),
  data: noData,
});
