import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from './mailer';

/** Milliseconds for one mail. */
const TIMEOUT = 20_000;
/** Milliseconds for the question whether the server answers. */
const CHECK_TIMEOUT = 2_000;

export interface SmtpTransport extends MailTransport {
  /** Resolves when the server has accepted a sign-in. */
  check(): Promise<void>;
}

/** Sends over SMTP. @param url such as `smtps://user:password@mail.example.org` */
export function createSmtpTransport(url: string, from: string, timeout = TIMEOUT): SmtpTransport {
  const open = (limit: number) =>
    createTransport({
      url,
      // Without these a connection to a silent server stays open for minutes after its mail was given up.
      connectionTimeout: limit,
      greetingTimeout: limit,
      socketTimeout: limit,
      dnsTimeout: limit,
    });
  const transport = open(timeout);
  const checking = open(Math.min(timeout, CHECK_TIMEOUT));
  return {
    check: async () => {
      await withTimeout(checking.verify(), CHECK_TIMEOUT);
    },
    send: async ({ to, subject, text }) => {
      // Passed as one address, so that typed text never becomes a list of recipients.
      const sending = transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      await withTimeout(sending, timeout).catch((error: unknown) => {
        throw isRefusal(error)
          ? new MailRefused('The mail server refuses this mail for good.', { cause: error })
          : error;
      });
    },
  };
}

/**
 * Whether a server has answered with 5xx to the recipient or to the content. A refused sender or sign-in is one of the
 * settings, which an operator mends while the mail waits.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

function withTimeout<T>(sending: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time.')), timeout);
  });
  return Promise.race([sending, expired]).finally(() => clearTimeout(timer));
}
