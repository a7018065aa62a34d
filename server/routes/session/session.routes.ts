import { signIn, signInViaTwoFactor, signOut } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { isSameEmail } from '@/model/access/isSameEmail';
import type { EventBus } from '../../events/eventBus';
import type { Authentication } from '../../http/authenticate';
import { HttpError } from '../../http/httpError';
import { implement, implementChallenged, implementForAnyone } from '../../http/implement';
import { type AuditEntry, insertAudit } from '../../repositories/audit/audit';
import { deletePresencesOfSession } from '../../repositories/presence/presences';
import { clearAttempts, uncountAttempt } from '../../repositories/session/attempts';
import { isSubnetKnown, recordSignIn } from '../../repositories/session/knownSubnets';
import { countCode, revokeSession } from '../../repositories/session/sessions';
import { findChallenge, findCredentials, readSelf } from '../../repositories/users/read';
import { consumeTimeStep } from '../../repositories/users/twoFactor';
import type { SecretBox } from '../../secretBox';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { subnetOf } from '../organisations/subnetOf';
import { createFailedSignIns, type SignInLog } from './failedSignIn';
import {
  CODES_PER_ACCOUNT,
  codesOf,
  fromSubnet,
  limitAttempts,
  MAX_WRONG_CODES,
  ofAccountFromSubnet,
  PER_ACCOUNT,
  PER_ACCOUNT_EVERYWHERE,
  PER_SUBNET,
  signInsOf,
} from './limitAttempts';
import { hashPassword, verifyPassword } from './passwordHash';
import { invalidCode, stepOf } from './timeStepCode';

/** Verified for unknown names too, so that the response time does not reveal which accounts exist. */
const dummyHash = hashPassword('no password of anybody');

interface SessionRouteOptions {
  readonly log: SignInLog;
  /** Opens the secrets of authenticators. */
  readonly box: SecretBox;
  /** Right passwords of an account in fifteen minutes. */
  readonly signInsPerAccount: number;
  readonly events: EventBus;
}

export const sessionRoutes = (
  authentication: Authentication,
  { log, box, signInsPerAccount, events }: SessionRouteOptions,
) => {
  const failedSignIns = createFailedSignIns(log, authentication.pseudonymOf);

  return [
    implementForAnyone(signIn, async ({ body: { email, password }, read, write, now, address, agent }) => {
      const subnet = subnetOf(address);
      const place = fromSubnet('sign-in', address);
      const here = ofAccountFromSubnet('sign-in', email, address);
      const everywhere = signInsOf(email);
      await failedSignIns.paused(email, address, async () => {
        await limitAttempts({ read, now }, place, PER_SUBNET);
        await limitAttempts({ read, now }, here, PER_ACCOUNT);
        const isKnown = await isSubnetKnown(read, email, subnet, now);
        await limitAttempts({ read, now }, everywhere, isKnown ? Number.POSITIVE_INFINITY : PER_ACCOUNT_EVERYWHERE);
      });
      const credentials = await findCredentials(read, email);
      const isRight = await verifyPassword(credentials?.passwordHash ?? (await dummyHash), password);
      if (!credentials || !isRight) {
        await failedSignIns.noted(
          { email, reason: credentials ? 'wrong-password' : 'unknown-account' },
          { write, address },
        );
        throw invalidCredentials();
      }
      await clearAttempts(read, here);
      await uncountAttempt(read, place);
      await uncountAttempt(read, everywhere);
      await failedSignIns.paused(email, address, () =>
        limitAttempts({ read, now }, `sign-in:right:${credentials.id}`, signInsPerAccount),
      );
      const { id: userId, credentialsRevision } = credentials;
      const purpose = credentials.tfaSecret === null ? 'session' : 'password-step';
      const token = await authentication.open({
        userId,
        credentialsRevision,
        purpose,
        signedInAt: now,
        now,
        agent,
        address,
      });
      if (token === null) {
        await failedSignIns.noted({ email, reason: 'credentials-changed' }, { write, address });
        throw invalidCredentials();
      }
      if (purpose === 'password-step') return { data: { TFA: 1 as const, user: null }, token };
      return write(async ({ client }) => {
        await recordSignIn(client, { userId, credentialsRevision, subnet, now });
        await insertAudit(client, { organisationId: credentials.organisationId, userId }, SIGNED_IN(credentials.uuid));
        const user = await self(client, userId);
        return { data: { TFA: 0 as const, user }, message: serviceText('signIn.done'), token };
      });
    }),

    implementChallenged(signInViaTwoFactor, async ({ body, principal, read, write, now, address, agent }) => {
      const { userId, credentialsRevision } = principal;
      const challenge = await findChallenge(read, userId);
      if (!challenge?.tfaSecret || !isSameEmail(challenge.email, body.email)) throw challengeExpired();
      const codes = codesOf(userId);
      await failedSignIns.paused(body.email, address, () => limitAttempts({ read, now }, codes, CODES_PER_ACCOUNT));
      const tries = await countCode(read, principal.sessionId);
      if (tries > MAX_WRONG_CODES) throw challengeExpired();
      const step = stepOf(box, challenge.tfaSecret, body.otp, now);
      if (step === null || !(await consumeTimeStep(read, userId, step))) {
        await failedSignIns.noted({ email: body.email, reason: 'wrong-code' }, { write, address });
        if (tries === MAX_WRONG_CODES) {
          await revokeSession(read, principal.sessionId, now);
          throw challengeExpired();
        }
        throw invalidCode();
      }
      await clearAttempts(read, codes);
      const token = await authentication.open({
        userId,
        credentialsRevision,
        purpose: 'session',
        signedInAt: now,
        now,
        agent,
        address,
      });
      if (token === null) throw challengeExpired();
      return write(async ({ client }) => {
        // A challenge opens one session, even when two requests send a correct code at the same time.
        if (!(await revokeSession(client, principal.sessionId, now))) throw challengeExpired();
        await recordSignIn(client, { userId, credentialsRevision, subnet: subnetOf(address), now });
        const user = await self(client, userId);
        await insertAudit(client, { organisationId: challenge.organisationId, userId }, SIGNED_IN(user.uuid));
        return { data: { user }, message: serviceText('signIn.done'), token };
      });
    }),

    implement(signOut, async ({ principal, write, now }) => {
      let left: readonly number[] = [];
      const answer = await write(async ({ client, audit }) => {
        await revokeSession(client, principal.sessionId, now);
        left = await deletePresencesOfSession(client, principal.sessionId);
        audited(audit, { tag: 'session', subjectType: 'user' }).noted('signed-out', principal.user.uuid, 'Signed out');
        return { data: null, message: serviceText('signIn.out') };
      });
      for (const organisationId of left) events.announce({ organisationId, kind: 'presence-update' });
      return answer;
    }),
  ];
};

const SIGNED_IN = (uuid: string): AuditEntry => ({
  tag: 'session',
  event: 'signed-in',
  subjectType: 'user',
  subject: uuid,
  description: 'Signed in',
});

const invalidCredentials = () => new HttpError(401, 'wrong-credentials', translate('signIn.refused'));
const challengeExpired = () => new HttpError(401, 'code-over', serviceText('signIn.codeOver'));

async function self(client: Parameters<typeof readSelf>[0], userId: number) {
  const user = await readSelf(client, userId);
  if (!user) throw invalidCredentials();
  return user;
}
