import * as z from 'zod/mini';
import { noData, uuid } from '../common';
import { endpoint } from '../endpoint';
import { anyone, oneself } from '../policy';
import { translate } from '../texts/translate';
import { codeRule, emailRule } from './session';

/** A password of any characters, without trimming. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/**
 * A text of at least `PASSWORD_MIN_LENGTH` characters. None of its rules aborts, so that rules about two fields run too and
 * all errors show together.
 */
const passwordText = (missing: string, tooShort: string) =>
  z.string().check(
    z.minLength(1, missing),
    z.refine((text) => text === '' || text.length >= PASSWORD_MIN_LENGTH, tooShort),
    z.maxLength(PASSWORD_MAX_LENGTH, translate('password.tooLong')),
  );

/** Rules about two fields run also where one of the fields is invalid by itself, as long as both are texts. */
const bothTexts =
  (one: string, other: string) =>
  ({ value }: { value: unknown }): boolean => {
    const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return typeof fields[one] === 'string' && typeof fields[other] === 'string';
  };

const resetPasswordText = passwordText(translate('signIn.passwordMissing'), translate('password.tooShort'));
const isRepeated = z.refine<{ password: string; password_confirmation: string }>(
  ({ password, password_confirmation }) => password === password_confirmation,
  {
    path: ['password_confirmation'],
    error: translate('password.different'),
    when: bothTexts('password', 'password_confirmation'),
  },
);

/** The new password and its confirmation on the reset page. */
export const newPasswordRule = z
  .object({ password: resetPasswordText, password_confirmation: z.string() })
  .check(isRepeated);
export type NewPassword = z.infer<typeof newPasswordRule>;

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'PUT',
  path: 'reset-password',
  summary: 'Sets a new password by the token of a link; with two-factor on, a code goes with it. Signs nobody in.',
  policy: anyone,
  answers: 'everyone',
  body: z
    .object({
      email: emailRule,
      token: z
        .string()
        .check(z.minLength(1, translate('password.linkOver')), z.maxLength(200, translate('password.linkOver'))),
      password: resetPasswordText,
      password_confirmation: z.string().check(z.maxLength(PASSWORD_MAX_LENGTH, translate('password.different'))),
      otp: z.optional(z.string().check(z.regex(/^\d{6}$/, translate('signIn.codeInvalid')))),
    })
    .check(isRepeated),
  data: noData,
});

/** The form of a signed-in person; all failing rules show, in this order. */
export const changePasswordRule = z
  .object({
    current: z.string().check(z.minLength(1, translate('password.currentMissing')), z.maxLength(1024)),
    new: passwordText(translate('password.newMissing'), translate('password.newTooShort')),
    confirm: z.string().check(z.maxLength(1024)),
  })
  .check(
    z.refine(({ new: next, confirm }) => next === confirm, {
      path: ['confirm'],
      error: translate('password.newDifferent'),
      when: bothTexts('new', 'confirm'),
    }),
    z.refine(({ current, new: next }) => next === '' || next !== current, {
      path: ['new'],
      error: translate('password.newSame'),
      when: bothTexts('current', 'new'),
    }),
  );
export type ChangePassword = z.infer<typeof changePasswordRule>;

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'PUT',
  path: 'users/{uuid}/update-password',
  summary: 'Changes one’s own password and ends all of one’s sessions.',
  policy: oneself('uuid'),
  answers: 'members',
  body: changePasswordRule,
  data: noData,
});

const setup = z.object({ qr_image: z.string(), secret: z.string() });
export type TwoFactorSetup = z.infer<typeof setup>;

export const generateTwoFactor = endpoint({
  name: 'generateTwoFactor',
  method: 'GET',
  path: 'users/{uuid}/tfa-generate',
  summary: 'Begins to set two-factor up: a secret, kept pending, and its QR image as a data address.',
  policy: oneself('uuid'),
  answers: 'members',
  data: setup,
});

/** The input of the setup page: a code proves that the app works. */
export const confirmTwoFactorRule = z.object({ otp: codeRule });

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  method: 'PUT',
  path: 'users/{uuid}/tfa-confirm',
  summary: 'Switches two-factor on with the pending secret, whatever secret the body names.',
  policy: oneself('uuid'),
  answers: 'members',
  body: z.object({
    image: z.optional(z.string().check(z.maxLength(20_000))),
    secret: z.optional(z.string().check(z.maxLength(200))),
    otp: z.string().check(z.regex(/^\d{6}$/, translate('signIn.codeInvalid'))),
    /** One’s own password, where the sign-in is older than five minutes. */
    password: z.optional(z.string().check(z.maxLength(1024))),
  }),
  data: noData,
});

export const disableTwoFactor = endpoint({
  name: 'disableTwoFactor',
  method: 'DELETE',
  path: 'users/{uuid}/tfa',
  summary: 'Switches one’s own two-factor off, with the password or a current code.',
  policy: oneself('uuid'),
  answers: 'members',
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(1024))),
    otp: z.optional(z.string().check(z.regex(/^\d{6}$/, translate('signIn.codeInvalid')))),
  }),
  data: noData,
  addition: true,
});

export const sessionSchema = z.object({
  id: uuid,
  created_at: z.iso.datetime({ offset: true }),
  last_used_at: z.iso.datetime({ offset: true }),
  /** The user agent of the browser. */
  agent: z.string(),
  address: z.string(),
  is_current: z.boolean(),
});
export type SessionRecord = z.infer<typeof sessionSchema>;

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: 'users/{uuid}/sessions',
  summary: 'One’s own sessions that are good, newest first.',
  policy: oneself('uuid'),
  answers: 'members',
  data: z.array(sessionSchema),
  addition: true,
});

export const endOtherSession = endpoint({
  name: 'endOtherSession',
  method: 'DELETE',
  path: 'users/{uuid}/sessions/{session}',
  summary: 'Ends one of one’s own sessions.',
  policy: oneself('uuid'),
  answers: 'members',
  data: noData,
  addition: true,
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: 'users/{uuid}/sessions',
  summary: 'Ends all of one’s own sessions but the one that makes the call.',
  policy: oneself('uuid'),
  answers: 'members',
  data: noData,
  addition: true,
});
