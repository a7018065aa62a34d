import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { deferMail, deleteMail, leaseMail } from '../repositories/mail/queue';
import { composeEmail, type Email } from './composeEmail';

/** The server refuses the mail for good: its recipient or its content, which another attempt would not change. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Sends an email. @throws {MailRefused} when it is refused for good, and any other error when it can be retried */
export interface MailTransport {
  send(email: Email): Promise<void>;
}

/** Sends queued emails. */
export interface Mailer {
  /** Sends at once after an email was queued, instead of at the next turn. */
  wake(): void;
  stop(): Promise<void>;
}

export interface MailerDeps {
  readonly pool: Pool;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  /** Base URL of the console. Links use it and never the host of a request, which an attacker could set. */
  readonly publicUrl: string;
}

const INTERVAL = 2_000;
const MINUTE = 60_000;
/** Attempts before an email is given up: 1, 2, 4 … minutes apart, about two hours in all. */
const MAX_ATTEMPTS = 8;

const retryDelay = (attempts: number): number => MINUTE * 2 ** Math.max(0, attempts - 1);

/**
 * Sends the emails that are due and returns how many were sent. Each is leased, so that several instances can share the
 * queue. Once `isStopping`, the one that is being sent is the last.
 */
export async function sendDueEmails(
  { pool, transport, clock, publicUrl }: MailerDeps,
  log: Pick<FastifyBaseLogger, 'error'>,
  isStopping: () => boolean = () => false,
): Promise<number> {
  for (let sent = 0; ; ) {
    if (isStopping()) return sent;
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
      if (error instanceof MailRefused || mail.attempts >= MAX_ATTEMPTS) await deleteMail(pool, mail.id);
      else await deferMail(pool, mail.id, new Date(now.getTime() + retryDelay(mail.attempts)));
    }
  }
}

export function startMailer(deps: MailerDeps, log: Pick<FastifyBaseLogger, 'error'>): Mailer {
  let running: Promise<unknown> | null = null;
  let isRequestedAgain = false;
  let isStopped = false;
  let isQueueAway = false;
  const tick = () => {
    if (running !== null) {
      isRequestedAgain = true;
      return;
    }
    running = sendDueEmails(deps, log, () => isStopped)
      .then(
        () => {
          isQueueAway = false;
        },
        (error: unknown) => {
          // Once for an outage, and not every two seconds of it.
          if (!isQueueAway) log.error({ err: error }, 'could not look for mails');
          isQueueAway = true;
        },
      )
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
      isStopped = true;
      isRequestedAgain = false;
      await running;
    },
  };
}
