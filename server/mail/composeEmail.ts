import type { Pool } from 'pg';
import type { WaitingMail } from '../repositories/mail/queue';
import { findRecipient } from '../repositories/mail/recipients';
import { insertLinkToken } from '../repositories/sessions/linkTokens';
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
        'Your new password for Atrium',
        'somebody, hopefully you, asked for a new password. Set it here within 30 minutes; the link works once:',
        await passwordLink(RESET_LIFETIME),
        'If it was not you, there is nothing to do: your password stays as it is.',
      );
    case 'welcome':
      return compose(
        'Welcome to Atrium',
        `you have an account for ${organisation}. Choose your password here within 7 days; the link works once:`,
        await passwordLink(WELCOME_LIFETIME),
        `Afterwards sign in with ${recipient.email} at ${publicUrl}/login`,
      );
    case 'confirm-location': {
      if (!recipient.project) return null;
      const location = nameInMail(recipient.project.name);
      return compose(
        `Please confirm ${location ?? 'your new location'}`,
        `${location === null ? 'a location' : `the location ${location}`} was created for ${organisation}. Please confirm it within 7 days:`,
        `${publicUrl}/confirmlocation?${new URLSearchParams({ token: await link(CONFIRM_LIFETIME, 'confirm-location') })}`,
      );
    }
    case 'password-changed':
      return compose(
        'Your password for Atrium was changed',
        'your password was changed just now, and all your sessions have ended.',
        `If it was not you, ask for a new password at ${publicUrl}/login and tell your administrator.`,
      );
    case 'address-changed':
      return compose(
        'Your email address for Atrium was changed',
        `from now on you sign in with ${recipient.email}, and mails go there. Your other sessions have ended.`,
        'If it was not you, please tell your administrator at once.',
      );
    case 'address-set':
      return compose(
        'Your email address for Atrium was changed',
        `an administrator has changed the address of your account: from now on you sign in with ${recipient.email}, and your password stays as it is. Your sessions have ended.`,
        'Mails of your account come to this address until you have signed in with the new one. If you do not know the new address, do not sign in with it and tell your administrator at once.',
      );
    case 'two-factor-on':
      return compose(
        'Two-factor authentication is on',
        'from now on a code of your authenticator app is asked for when you sign in.',
        'If it was not you, please tell your administrator at once.',
      );
    case 'two-factor-off':
      return compose(
        'Two-factor authentication is off',
        'from now on your password alone is asked for when you sign in.',
        'If it was not you, change your password and tell your administrator at once.',
      );
  }
}
