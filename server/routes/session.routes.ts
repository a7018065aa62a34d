import { hash, verify } from '@node-rs/argon2';
import { signIn, signInViaTwoFactor, signOut } from '@/contract/session';
import { translate } from '@/contract/texts/translate';
import type { Authentication } from '../http/authenticate';
import { HttpError } from '../http/httpError';
import { implement, implementChallenged, implementForAnyone } from '../http/implement';
import { type AuditEntry, insertAudit } from '../repositories/audit';
import { clearAttempts, uncountAttempt } from '../repositories/sessions/attempts';
import { countCode, revokeSession } from '../repositories/sessions/sessions';
import { findChallenge, findCredentials, readSelf } from '../repositories/users/read';
import { consumeTimeStep } from '../repositories/users/twoFactor';
import { audited } from './audited';
import { CODES_PER_ACCOUNT, codesOf, limitAttempts, MAX_WRONG_CODES, PER_ACCOUNT, PER_ADDRESS } from './limitAttempts';
import { invalidCode, stepOf } from './timeStepCode';

/** Verified for unknown names too, so that the response time does not reveal which accounts exist. */
const dummyHash = hash('no password of anybody');

export const sessionRoutes = (authentication: Authentication) => [
  implementForAnyone(signIn, async ({ body, read, write, now, address, agent }) => {
    const account = `sign-in:account:${body.email.toLowerCase()}`;
    const place = `sign-in:address:${address}`;
    await limitAttempts({ read, now }, place, PER_ADDRESS);
    await limitAttempts({ read, now }, account, PER_ACCOUNT);
    const credentials = await findCredentials(read, body.email);
    const isRight = await verify(credentials?.passwordHash ?? (await dummyHash), body.password);
    if (!credentials || !isRight) throw invalidCredentials();
    await clearAttempts(read, account);
    await uncountAttempt(read, place);
    if (credentials.tfaSecret !== null)
      return {
        data: { TFA: 1 as const, user: null },
        token: await authentication.open(credentials.id, 'password-step', now, { agent, address }),
      };
    const token = await authentication.open(credentials.id, 'session', now, { agent, address });
    return write(async ({ client }) => {
      await insertAudit(
        client,
        { organisationId: credentials.organisationId, userId: credentials.id },
        SIGNED_IN(credentials.uuid),
      );
      return {
        data: { TFA: 0 as const, user: await self(client, credentials.id) },
        message: translate('signIn.done'),
        token,
      };
    });
  }),

  implementChallenged(signInViaTwoFactor, async ({ body, principal, read, write, now, address, agent }) => {
    const challenge = await findChallenge(read, principal.userId);
    if (!challenge?.tfaSecret || challenge.email.toLowerCase() !== body.email.toLowerCase()) throw challengeExpired();
    const codes = codesOf(principal.userId);
    await limitAttempts({ read, now }, codes, CODES_PER_ACCOUNT);
    const tries = await countCode(read, principal.sessionId);
    if (tries > MAX_WRONG_CODES) throw challengeExpired();
    const step = stepOf(challenge.tfaSecret, body.otp, now);
    if (step === null || !(await consumeTimeStep(read, principal.userId, step))) {
      if (tries === MAX_WRONG_CODES) {
        await revokeSession(read, principal.sessionId, now);
        throw challengeExpired();
      }
      throw invalidCode();
    }
    await clearAttempts(read, codes);
    const token = await authentication.open(principal.userId, 'session', now, { agent, address });
    return write(async ({ client }) => {
      // A challenge opens one session, even when two requests send a correct code at the same time.
      if (!(await revokeSession(client, principal.sessionId, now))) throw challengeExpired();
      const user = await self(client, principal.userId);
      await insertAudit(
        client,
        { organisationId: challenge.organisationId, userId: principal.userId },
        SIGNED_IN(user.uuid),
      );
      return { data: { user }, message: translate('signIn.done'), token };
    });
  }),

  implement(signOut, ({ principal, write, now }) =>
    write(async ({ client, audit }) => {
      await revokeSession(client, principal.sessionId, now);
      audited(audit, { tag: 'session', subjectType: 'user' }).noted('signed-out', principal.user.uuid, 'Signed out');
      return { data: null, message: translate('signIn.out') };
    }),
  ),
];

const SIGNED_IN = (uuid: string): AuditEntry => ({
  tag: 'session',
  event: 'signed-in',
  subjectType: 'user',
  subject: uuid,
  description: 'Signed in',
});

const invalidCredentials = () => new HttpError(401, 'wrong-credentials', translate('signIn.refused'));
const challengeExpired = () => new HttpError(401, 'code-over', translate('signIn.codeOver'));

async function self(client: Parameters<typeof readSelf>[0], userId: number) {
  const user = await readSelf(client, userId);
  if (!user) throw invalidCredentials();
  return user;
}
