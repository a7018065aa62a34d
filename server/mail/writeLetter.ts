import type { Pool } from 'pg';
import { findAddressee } from '../repositories/addressees';
import { insertLinkToken } from '../repositories/linkTokens';
import type { WaitingMail } from '../repositories/mails';

/** A mail as it leaves: plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RESET_LIFE = 30 * MINUTE;
const WELCOME_LIFE = 7 * DAY;
const CONFIRM_LIFE = 7 * DAY;

interface Desk {
  readonly now: Date;
  readonly publicUrl: string;
}

/**
 * The text of a waiting mail, with a token made for it now. Null where nobody is to have it: no such account, or the
 * person or location is gone.
 */
export async function writeLetter(pool: Pool, mail: WaitingMail, { now, publicUrl }: Desk): Promise<Letter | null> {
  const person = await findAddressee(pool, mail);
  if (!person) return null;
  const link = async (life: number, purpose: 'set-password' | 'confirm-location') =>
    insertLinkToken(pool, {
      purpose,
      organisationId: person.project?.organisationId ?? person.organisationId,
      userId: person.userId,
      projectId: person.project?.id ?? null,
      now,
      expiresAt: new Date(now.getTime() + life),
    });
  const passwordLink = async (life: number) => {
    const query = new URLSearchParams({
      email: person.email,
      token: await link(life, 'set-password'),
      tfa: person.hasTwoFactor ? '1' : '0',
    });
    return `${publicUrl}/reset-password?${query}`;
  };
  const letter = (subject: string, ...paragraphs: string[]): Letter => ({
    to: person.email,
    subject,
    text: `${[`Hello ${person.name},`, ...paragraphs, 'Atrium'].join('\n\n')}\n`,
  });

  switch (mail.kind) {
    case 'password-reset':
      return letter(
        'Your new password for Atrium',
        'somebody, hopefully you, asked for a new password. Set it here within 30 minutes; the link works once:',
        await passwordLink(RESET_LIFE),
        'If it was not you, there is nothing to do: your password stays as it is.',
      );
    case 'welcome':
      return letter(
        'Welcome to Atrium',
        `you have an account for ${person.organisation}. Choose your password here within 7 days; the link works once:`,
        await passwordLink(WELCOME_LIFE),
        `Afterwards sign in with ${person.email} at ${publicUrl}/login`,
      );
    case 'confirm-location':
      if (!person.project) return null;
      return letter(
        `Please confirm ${person.project.name}`,
        `the location ${person.project.name} was created for ${person.organisation}. Please confirm it within 7 days:`,
        `${publicUrl}/confirmlocation?${new URLSearchParams({ token: await link(CONFIRM_LIFE, 'confirm-location') })}`,
      );
    case 'password-changed':
      return letter(
        'Your password for Atrium was changed',
        'your password was changed just now, and all your sessions have ended.',
        `If it was not you, ask for a new password at ${publicUrl}/login and tell your administrator.`,
      );
    case 'two-factor-on':
      return letter(
        'Two-factor authentication is on',
        'from now on a code of your authenticator app is asked for when you sign in.',
        'If it was not you, please tell your administrator at once.',
      );
    case 'two-factor-off':
      return letter(
        'Two-factor authentication is off',
        'from now on your password alone is asked for when you sign in.',
        'If it was not you, change your password and tell your administrator at once.',
      );
  }
}
