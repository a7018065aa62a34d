import { hash, verify } from '@node-rs/argon2';
import { signIn, signInViaTwoFactor, signOut } from '@/contract/session';
import { say } from '@/contract/texts/say';
import type { Authentication } from '../http/authenticate';
import { implement, implementChallenged, implementForAnyone } from '../http/implement';
import { Refused } from '../http/refused';
import { forgetAttempts, returnAttempt } from '../repositories/attempts';
import { type AuditEntry, insertAudit } from '../repositories/audit';
import { countCode, revokeSession } from '../repositories/sessions';
import { findChallenge, findCredentials, readSelf, spendTimeStep } from '../repositories/users';
import { CODES_PER_ACCOUNT, codesOf, limitAttempts, PER_ACCOUNT, PER_ADDRESS, WRONG_CODES } from './limitAttempts';
import { stepOf, wrongCode } from './timeStepCode';

/** Unknown names cost the same as known ones (A1). */
const dummyHash = hash('no password of anybody');

export const sessionRoutes = (authentication: Authentication) => [
  implementForAnyone(signIn, async ({ body, read, write, now, address, agent }) => {
    const account = `sign-in:account:${body.email.toLowerCase()}`;
    const place = `sign-in:address:${address}`;
    await limitAttempts({ read, now }, place, PER_ADDRESS);
    await limitAttempts({ read, now }, account, PER_ACCOUNT);
    const credentials = await findCredentials(read, body.email);
    const isRight = await verify(credentials?.passwordHash ?? (await dummyHash), body.password);
    if (!credentials || !isRight) throw wrongCredentials();
    await forgetAttempts(read, account);
    await returnAttempt(read, place);
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
        message: say('signIn.done'),
        token,
      };
    });
  }),

  implementChallenged(signInViaTwoFactor, async ({ body, as, read, write, now, address, agent }) => {
    const challenge = await findChallenge(read, as.userId);
    if (!challenge?.tfaSecret || challenge.email.toLowerCase() !== body.email.toLowerCase()) throw codeOver();
    const codes = codesOf(as.userId);
    await limitAttempts({ read, now }, codes, CODES_PER_ACCOUNT);
    const tries = await countCode(read, as.sessionId);
    if (tries > WRONG_CODES) throw codeOver();
    const step = stepOf(challenge.tfaSecret, body.otp, now);
    if (step === null || !(await spendTimeStep(read, as.userId, step))) {
      if (tries === WRONG_CODES) {
        await revokeSession(read, as.sessionId, now);
        throw codeOver();
      }
      throw wrongCode();
    }
    await forgetAttempts(read, codes);
    const token = await authentication.open(as.userId, 'session', now, { agent, address });
    return write(async ({ client }) => {
      // A challenge opens one session, also when two good codes come at once.
      if (!(await revokeSession(client, as.sessionId, now))) throw codeOver();
      const user = await self(client, as.userId);
      await insertAudit(client, { organisationId: challenge.organisationId, userId: as.userId }, SIGNED_IN(user.uuid));
      return { data: { user }, message: say('signIn.done'), token };
    });
  }),

  implement(signOut, ({ as, write, now }) =>
    write(async ({ client, audit }) => {
      await revokeSession(client, as.sessionId, now);
      audit({
        tag: 'session',
        event: 'signed-out',
        subjectType: 'user',
        subject: as.user.uuid,
        description: 'Signed out',
      });
      return { data: null, message: say('signIn.out') };
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

const wrongCredentials = () => new Refused(401, 'wrong-credentials', say('signIn.refused'));
const codeOver = () => new Refused(401, 'code-over', say('signIn.codeOver'));

async function self(client: Parameters<typeof readSelf>[0], userId: number) {
  const user = await readSelf(client, userId);
  if (!user) throw wrongCredentials();
  return user;
}
