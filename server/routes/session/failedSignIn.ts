import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../../http/httpError';
import type { HandlerTools } from '../../http/implement';
import { insertAuditByAddress } from '../../repositories/audit/audit';

export type SignInLog = Pick<FastifyBaseLogger, 'warn'>;

interface FailedSignIn {
  readonly email: string;
  readonly reason: 'unknown-account' | 'wrong-password' | 'wrong-code' | 'paused' | 'credentials-changed';
}

/** Traces of failed sign-ins: a line of the log without anybody's address, and an entry in the audit trail. */
export function createFailedSignIns(log: SignInLog, pseudonymOf: (text: string) => string) {
  const logged = ({ email, reason }: FailedSignIn, address: string): void =>
    log.warn(
      { account: pseudonymOf(email.toLowerCase()), address: pseudonymOf(address), reason },
      'a sign-in has failed',
    );

  return {
    /** Logs that the attempt is paused, where `check` says so. @throws every error of `check` */
    async paused(email: string, address: string, check: () => Promise<void>): Promise<void> {
      await check().catch((error: unknown) => {
        // Another error is an outage, which the log has as such.
        if (error instanceof HttpError && error.status === 429) logged({ email, reason: 'paused' }, address);
        throw error;
      });
    },
    async noted(failed: FailedSignIn, { write, address }: Pick<HandlerTools, 'write' | 'address'>): Promise<void> {
      logged(failed, address);
      await write(async ({ client }) => {
        await insertAuditByAddress(client, failed.email, {
          tag: 'session',
          event: 'sign-in-failed',
          description: failed.reason === 'wrong-code' ? 'Sign-in failed: wrong code' : 'Sign-in failed',
        });
        return { data: null };
      });
    },
  };
}
