import type { Pool } from 'pg';
import type { WaitingMail } from '../repositories/mail/queue';
import { findRecipient } from '../repositories/mail/recipients';
import { insertLinkToken } from '../repositories/session/linkTokens';
import { nameInMail } from './nameInMail';

/** An email as it is sent: plain text. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RESET_LIFETIME = 30 * MINUTE;
const WELCOME_LIFETIME = 7 * DAY;
const CONFIRM_LIFETIME = 7 * DAY;

const greetingOf = (name: string): string => {
  const plain = nameInMail(name);
  return plain === null ? 'Hello,' : `Hello ${plain},`;
};

interface ComposeOptions {
  readonly now: Date;
  readonly publicUrl: string;
}

/** Text of a queued email, with a token created now. Null when the account, person or location no longer exists. */
export async function composeEmail(
  pool: Pool,
  mail: WaitingMail,
  { now, publicUrl }: ComposeOptions,
): Promise<Email | null> {
  const recipient = await findRecipient(pool, mail);
  if (!recipient) return null;
  const link = async (lifetime: number, purpose: 'set-password' | 'confirm-location') =>
    insertLinkToken(pool, {
      purpose,
      organisationId: recipient.project?.organisationId ?? recipient.organisationId,
      userId: recipient.userId,
      projectId: recipient.project?.id ?? null,
      credentialsRevision: recipient.credentialsRevision,
      now,
      expiresAt: new Date(now.getTime() + lifetime),
    });
  const passwordLink = async (lifetime: number) => {
    const query = new URLSearchParams({
      email: recipient.email,
      token: await link(lifetime, 'set-password'),
      tfa: recipient.hasTwoFactor ? '1' : '0',
    });
    return `${publicUrl}/reset-password?${query}`;
  };
  const compose = (subject: string, ...paragraphs: string[]): Email => ({
    to: recipient.to,
    subject,
    text: `${[greetingOf(recipient.name), ...paragraphs, 'Atrium'].join('\n\n')}\n`,
  });

  const organisation = nameInMail(recipient.organisation) ?? 'your organisation';

  switch (mail.kind) {
    case 'password-reset':
      return compose(
        'Reset your password for Atrium',
        'Someone, hopefully you, asked to reset your password. Set a new one here within 30 minutes. The link works once:',
        await passwordLink(RESET_LIFETIME),
        'If this wasn’t you, you can ignore this email. Your password hasn’t changed.',
      );
    case 'welcome':
      return compose(
        'Welcome to Atrium',
        `You now have an account for ${organisation}. Set your password here within 7 days. The link works once:`,
        await passwordLink(WELCOME_LIFETIME),
        `Then sign in with ${recipient.email} at ${publicUrl}/login`,
      );
    case 'confirm-location': {
      if (!recipient.project) return null;
      const location = nameInMail(recipient.project.name);
      return compose(
        `Please confirm ${location ?? 'your new location'}`,
        `${location === null ? 'A location' : `The location ${location}`} was created for ${organisation}. Please confirm it within 7 days:`,
        `${publicUrl}/confirmlocation?${new URLSearchParams({ token: await link(CONFIRM_LIFETIME, 'confirm-location') })}`,
      );
    }
    case 'password-changed':
      return compose(
        'Your password for Atrium was changed',
        'Your password has been changed, and you have been signed out everywhere.',
        `If this wasn’t you, reset your password at ${publicUrl}/login and tell your administrator.`,
      );
    case 'address-changed':
      return compose(
        'Your email address for Atrium was changed',
        `You now sign in with ${recipient.email}, and our emails go there. You have been signed out on all other devices.`,
        'If this wasn’t you, please tell your administrator at once.',
      );
    case 'address-set':
      return compose(
        'Your email address for Atrium was changed',
        `An administrator has changed the email address of your account. You now sign in with ${recipient.email} and the same password. You have been signed out everywhere.`,
        'We send emails about your account to this address until you sign in with the new one. If you don’t recognise the new address, don’t sign in with it, and tell your administrator at once.',
      );
    case 'two-factor-on':
      return compose(
        'Two-factor authentication is on',
        'From now on, you sign in with your password and a code from your authenticator app.',
        'If this wasn’t you, please tell your administrator at once.',
      );
    case 'two-factor-off':
      return compose(
        'Two-factor authentication is off',
        'From now on, you sign in with your password alone.',
        'If this wasn’t you, change your password and tell your administrator at once.',
      );
  }
}
