import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { deferMail, deleteMail, leaseMail } from '../repositories/mail/queue';
import { composeEmail, type Email } from './composeEmail';

/** Sends an email. @throws where that failed and may be tried again */
export interface MailTransport {
  send(email: Email): Promise<void>;
}

/** Sends what waits in the table of mails. */
export interface Mailer {
  /** A mail was queued: do not wait for the next turn. */
  wake(): void;
  stop(): Promise<void>;
}

export interface MailerDeps {
  readonly pool: Pool;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  /** Where people reach the console; links come from here, never from a request (A5). */
  readonly publicUrl: string;
}

const INTERVAL = 2_000;
const MINUTE = 60_000;
/** Then it is given up: 1, 2, 4 … minutes apart, about two hours in all. */
const MAX_ATTEMPTS = 8;

const retryDelay = (attempts: number): number => MINUTE * 2 ** Math.max(0, attempts - 1);

/** Sends what is due and gives how many mails left. Several instances share the work: each mail is leased by one. */
export async function sendDueEmails(
  { pool, transport, clock, publicUrl }: MailerDeps,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  for (let sent = 0; ; ) {
    const now = clock();
    const mail = await leaseMail(pool, now, new Date(now.getTime() + MINUTE));
    if (!mail) return sent;
    try {
      const email = await composeEmail(pool, mail, { now, publicUrl });
      if (email) {
        await transport.send(email);
        sent += 1;
      }
      await deleteMail(pool, mail.id);
    } catch (error) {
      log.error({ err: error, mail: mail.kind, attempts: mail.attempts }, 'could not send a mail');
      if (mail.attempts >= MAX_ATTEMPTS) await deleteMail(pool, mail.id);
      else await deferMail(pool, mail.id, new Date(now.getTime() + retryDelay(mail.attempts)));
    }
  }
}

export function startMailer(deps: MailerDeps, log: Pick<FastifyBaseLogger, 'error'>): Mailer {
  let running: Promise<unknown> | null = null;
  let isRequestedAgain = false;
  const tick = () => {
    if (running !== null) {
      isRequestedAgain = true;
      return;
    }
    running = sendDueEmails(deps, log)
      .catch((error: unknown) => log.error({ err: error }, 'could not look for mails'))
      .finally(() => {
        running = null;
        if (isRequestedAgain) {
          isRequestedAgain = false;
          tick();
        }
      });
  };
  const timer = setInterval(tick, INTERVAL).unref();
  return {
    wake: () => void setImmediate(tick),
    stop: async () => {
      clearInterval(timer);
      isRequestedAgain = false;
      await running;
    },
  };
}
