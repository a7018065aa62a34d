import { hash, verify } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { signIn, signInViaTwoFactor, signOut } from '@/contract/session';
import { say } from '@/contract/texts/say';
import type { Authentication } from '../http/authenticate';
import { implement, implementChallenged, implementForAnyone, type Tools } from '../http/implement';
import { Refused } from '../http/refused';
import { countAttempt, forgetAttempts, returnAttempt } from '../repositories/attempts';
import { type AuditEntry, insertAudit } from '../repositories/audit';
import { countCode, revokeSession } from '../repositories/sessions';
import { findChallenge, findCredentials, readSelf, spendTimeStep } from '../repositories/users';

const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;
/** Wrong codes of one challenge, and of one account however many challenges it opens. */
const WRONG_CODES = 6;
const CODES_PER_ACCOUNT = 30;
const STEP_SECONDS = 30;

/** Unknown names cost the same as known ones (A1). */
const dummyHash = hash('no password of anybody');

export const sessionRoutes = (authentication: Authentication) => [
  implementForAnyone(signIn, async ({ body, read, write, now, address }) => {
    const account = `sign-in:account:${body.email.toLowerCase()}`;
    const place = `sign-in:address:${address}`;
    await limit({ read, now }, place, PER_ADDRESS);
    await limit({ read, now }, account, PER_ACCOUNT);
    const credentials = await findCredentials(read, body.email);
    const isRight = await verify(credentials?.passwordHash ?? (await dummyHash), body.password);
    if (!credentials || !isRight) throw wrongCredentials();
    await forgetAttempts(read, account);
    await returnAttempt(read, place);
    if (credentials.tfaSecret !== null)
      return {
        data: { TFA: 1 as const, user: null },
        token: await authentication.open(credentials.id, 'password-step', now),
      };
    const token = await authentication.open(credentials.id, 'session', now);
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

  implementChallenged(signInViaTwoFactor, async ({ body, as, read, write, now }) => {
    const challenge = await findChallenge(read, as.userId);
    if (!challenge?.tfaSecret || challenge.email.toLowerCase() !== body.email.toLowerCase()) throw codeOver();
    const codes = `sign-in:codes:${as.userId}`;
    await limit({ read, now }, codes, CODES_PER_ACCOUNT);
    const tries = await countCode(read, as.sessionId);
    if (tries > WRONG_CODES) throw codeOver();
    const step = stepOf(challenge.tfaSecret, body.otp, now);
    if (step === null || !(await spendTimeStep(read, as.userId, step))) {
      if (tries === WRONG_CODES) {
        await revokeSession(read, as.sessionId, now);
        throw codeOver();
      }
      throw new Refused(422, 'wrong-code', say('signIn.codeRefused'), { errors: { otp: [say('signIn.codeRefused')] } });
    }
    await forgetAttempts(read, codes);
    const token = await authentication.open(as.userId, 'session', now);
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

/** Counts first and looks afterwards, so that parallel tries are counted exactly (A2). */
async function limit({ read, now }: Pick<Tools, 'read' | 'now'>, key: string, most: number): Promise<void> {
  const { count, windowEnds } = await countAttempt(read, key, now, WINDOW_SECONDS);
  if (count <= most) return;
  const seconds = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  throw new Refused(429, 'slow-down', say('failed.slowDown', { minutes: Math.ceil(seconds / 60) }), {
    retryAfter: seconds,
  });
}

/** The time step that the code belongs to, one step early or late allowed; null when it is of none (A3). */
function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}
