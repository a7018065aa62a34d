import { z } from 'zod';
import { flag, noData } from './common';
import { endpoint } from './endpoint';
import { anyone, passwordStep, signedIn } from './policy';
import { say } from './texts/say';
import { userSchema } from './users';

export const emailRule = z
  .string()
  .trim()
  .min(1, say('signIn.emailMissing'))
  .max(254, say('signIn.emailInvalid'))
  .pipe(z.email(say('signIn.emailInvalid')));

export const passwordStepRule = z.object({
  email: emailRule,
  password: z.string().min(1, say('signIn.passwordMissing')).max(1024, say('signIn.refused')),
});
export type PasswordStep = z.infer<typeof passwordStepRule>;

/** The code as it is typed and shown: `123-456`. */
export const codeRule = z
  .string()
  .min(1, say('signIn.codeMissing'))
  .regex(/^\d{3}-\d{3}$/, say('signIn.codeInvalid'));

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: 'sign-in',
  summary: 'The password step. The token travels in the authorization header of the answer.',
  policy: anyone,
  body: passwordStepRule,
  data: z.object({ TFA: flag, user: userSchema.nullable() }),
});

export const signInViaTwoFactor = endpoint({
  name: 'signInViaTwoFactor',
  method: 'PUT',
  path: 'sign-in-via-two-factor',
  summary: 'The code step, opened by the token of the password step alone.',
  policy: passwordStep,
  body: z.object({ email: emailRule, otp: z.string().regex(/^\d{6}$/, say('signIn.codeInvalid')) }),
  data: z.object({ user: userSchema }),
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: 'sign-out',
  summary: 'Ends the session: its token is refused from the next request on.',
  policy: signedIn,
  data: noData,
  addition: true,
});
