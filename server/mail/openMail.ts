import { type Mailbox, openMailbox } from './mailbox';
import type { MailTransport } from './mailer';
import { createSmtpTransport, type SmtpTransport } from './smtpTransport';

interface MailSettings {
  /** Without it mails are written to `folder`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly folder: string;
  readonly clock: () => Date;
}

interface Mail {
  readonly transport: MailTransport;
  readonly mailbox: Mailbox | null;
  readonly smtp: SmtpTransport | null;
}

export async function openMail({ smtpUrl, mailFrom, folder, clock }: MailSettings): Promise<Mail> {
  if (smtpUrl !== undefined) {
    const smtp = createSmtpTransport(smtpUrl, mailFrom);
    return { transport: smtp, mailbox: null, smtp };
  }
  const mailbox = await openMailbox(folder, clock);
  return { transport: mailbox, mailbox, smtp: null };
}
