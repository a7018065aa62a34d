import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { deleteMail, leaseMail } from '../repositories/mails';
import { type Letter, writeLetter } from './writeLetter';

/** Carries a letter to where it is going. @throws when that failed and may be tried again */
export interface Carrier {
  carry(letter: Letter): Promise<void>;
}

/** Sends what waits in the table of mails. */
export interface Post {
  /** A mail was queued: do not wait for the next turn. */
  wake(): void;
  stop(): Promise<void>;
}

export interface PostOffice {
  readonly pool: Pool;
  readonly carrier: Carrier;
  readonly clock: () => Date;
  /** Where people reach the console; links come from here, never from a request (A5). */
  readonly publicUrl: string;
}

const EVERY = 2_000;
const MINUTE = 60_000;
/** Then it is given up: 1, 2, 4 … minutes apart, about two hours in all. */
const MOST_ATTEMPTS = 8;

const retryDelay = (attempts: number): number => MINUTE * 2 ** Math.max(0, attempts - 1);

/** Sends what is due and gives how many mails left. Several instances share the work: each mail is leased by one. */
export async function sendDueMails(
  { pool, carrier, clock, publicUrl }: PostOffice,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  for (let sent = 0; ; ) {
    const now = clock();
    const mail = await leaseMail(pool, now, new Date(now.getTime() + MINUTE));
    if (!mail) return sent;
    try {
      const letter = await writeLetter(pool, mail, { now, publicUrl });
      if (letter) {
        await carrier.carry(letter);
        sent += 1;
      }
      await deleteMail(pool, mail.id);
    } catch (error) {
      log.error({ err: error, mail: mail.kind, attempts: mail.attempts }, 'could not send a mail');
      if (mail.attempts >= MOST_ATTEMPTS) await deleteMail(pool, mail.id);
      else
        await pool.query('UPDATE mails SET due_at = $2 WHERE id = $1', [
          mail.id,
          new Date(now.getTime() + retryDelay(mail.attempts)),
        ]);
    }
  }
}

export function startPost(office: PostOffice, log: Pick<FastifyBaseLogger, 'error'>): Post {
  let running: Promise<unknown> | null = null;
  let isAskedAgain = false;
  const turn = () => {
    if (running !== null) {
      isAskedAgain = true;
      return;
    }
    running = sendDueMails(office, log)
      .catch((error: unknown) => log.error({ err: error }, 'could not look for mails'))
      .finally(() => {
        running = null;
        if (isAskedAgain) {
          isAskedAgain = false;
          turn();
        }
      });
  };
  const timer = setInterval(turn, EVERY).unref();
  return {
    wake: () => void setImmediate(turn),
    stop: async () => {
      clearInterval(timer);
      isAskedAgain = false;
      await running;
    },
  };
}
