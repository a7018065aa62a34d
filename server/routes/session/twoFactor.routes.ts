import type { PoolClient } from 'pg';
import { confirmTwoFactor, disableTwoFactor, generateTwoFactor } from '@/contract/session/passwords';
import { translate } from '@/contract/texts/translate';
import { InvalidError, orNotFound } from '../../errors';
import { HttpError, sessionExpired } from '../../http/httpError';
import { type HandlerTools, implement } from '../../http/implement';
import { qrCode } from '../../images/qrCode';
import type { Mailer } from '../../mail/mailer';
import type { Principal } from '../../principal';
import type { AuditEntry } from '../../repositories/audit/audit';
import { queueMail } from '../../repositories/mail/queue';
import { clearAttempts, countAttempt } from '../../repositories/session/attempts';
import { raiseCredentialsRevision } from '../../repositories/users/credentials';
import { type OwnCredentials, readOwnCredentials } from '../../repositories/users/passwords';
import {
  clearPendingSecret,
  consumeTimeStep,
  findPendingSecret,
  setPendingSecret,
  setTwoFactorOff,
  setTwoFactorOn,
} from '../../repositories/users/twoFactor';
import type { SecretBox } from '../../secretBox';
import { serviceText } from '../../texts';
import { CODES_PER_ACCOUNT, codesOf, limitAttempts, MAX_WRONG_CODES } from './limitAttempts';
import { proveOwner } from './proveOwner';
import { invalidCode, newSecret, stepOf } from './timeStepCode';
import { verifyOwnPassword } from './verifyOwnPassword';

/** How long a shown secret waits for its first code. */
const PENDING_SECONDS = 10 * 60;

export const twoFactorRoutes = (mailer: Pick<Mailer, 'wake'>, box: SecretBox) => [
  implement(generateTwoFactor, async ({ principal, read, write, now }) => {
    const { email } = orNotFound(await readOwnCredentials(read, principal.user.id));
    const { secret, address } = newSecret(email);
    const image = await qrCode(address);
    const answer = await write(async ({ client, audit }) => {
      const until = new Date(now.getTime() + PENDING_SECONDS * 1000);
      if (!(await setPendingSecret(client, principal.user.id, { secret: box.seal(secret), until })))
        throw new HttpError(409, 'already-on', serviceText('tfa.alreadyOn'));
      audit(TWO_FACTOR(principal.user.uuid, 'Began to set two-factor authentication up'));
      return { data: { qr_image: image, secret } };
    });
    await clearAttempts(read, setupOf(principal.user.id));
    return answer;
  }),

  // The stored secret is used; one in the body could be the attacker's.
  implement(confirmTwoFactor, async ({ principal, body, read, write, now, address }) => {
    await proveOwner(principal, { password: body.password, field: 'password' }, { read, now, address });
    const secret = await findPendingSecret(read, principal.user.id, now);
    if (secret === null) throw notPending();
    const { count } = await countAttempt(read, setupOf(principal.user.id), now, PENDING_SECONDS);
    const step = count > MAX_WRONG_CODES ? null : stepOf(box, secret, body.otp, now);
    if (step === null) {
      if (count < MAX_WRONG_CODES) throw invalidCode();
      await clearPendingSecret(read, principal.user.id);
      throw notPending();
    }
    const answer = await write(async ({ client, audit }) => {
      if (!(await setTwoFactorOn(client, principal.user.id, { secret, step }))) throw notPending();
      // Links sent earlier do not ask for a code, which is required from now on, and other sessions gave none.
      await raiseFor(client, principal, now);
      await queueMail(client, { kind: 'two-factor-on', userId: principal.user.id, now });
      audit(TWO_FACTOR(principal.user.uuid, 'Switched two-factor authentication on'));
      return { data: null, message: translate('tfa.confirmed') };
    });
    mailer.wake();
    return answer;
  }),

  implement(disableTwoFactor, async ({ principal, body, read, write, now, address }) => {
    const { credentials, step } = await verifyIdentity(principal.user.id, body, { read, now, address, box });
    const answer = await write(async ({ client, audit }) => {
      if (step !== null && !(await consumeTimeStep(client, principal.user.id, step))) throw invalidCode();
      if (await setTwoFactorOff(client, principal.user.id, credentials.credentialsRevision)) {
        await raiseFor(client, principal, now);
        await queueMail(client, { kind: 'two-factor-off', userId: principal.user.id, now });
      }
      audit(TWO_FACTOR(principal.user.uuid, 'Switched two-factor authentication off'));
      return { data: null, message: translate('tfa.disabled') };
    });
    mailer.wake();
    return answer;
  }),
];

/** Ends everything of the caller but the session that makes the change. @throws HttpError 401 when that has ended */
async function raiseFor(client: PoolClient, { user, sessionId }: Principal, now: Date): Promise<void> {
  if (!(await raiseCredentialsRevision(client, user.id, { keep: sessionId, now }))) throw sessionExpired();
}

const TWO_FACTOR = (uuid: string, description: string): AuditEntry => ({
  tag: 'two-factor',
  event: 'updated',
  subjectType: 'user',
  subject: uuid,
  description,
});

/** Attempt counter of one setup. */
const setupOf = (userId: number): string => `two-factor:setup:${userId}`;
const notPending = () => new HttpError(409, 'not-pending', serviceText('tfa.notPending'));

/** Verifies the user by password, or by a current code, whose time step is returned. @throws InvalidError, HttpError */
async function verifyIdentity(
  userId: number,
  { password, otp }: { password?: string | undefined; otp?: string | undefined },
  { read, now, address, box }: Pick<HandlerTools, 'read' | 'now' | 'address'> & { box: SecretBox },
): Promise<{ credentials: OwnCredentials; step: number | null }> {
  if (password) {
    const credentials = await verifyOwnPassword(userId, { password, field: 'password' }, { read, now, address });
    return { credentials, step: null };
  }
  const credentials = orNotFound(await readOwnCredentials(read, userId));
  if (otp === undefined) throw new InvalidError({ password: [translate('tfa.proofMissing')] });
  await limitAttempts({ read, now }, codesOf(userId), CODES_PER_ACCOUNT);
  const step = credentials.tfaSecret === null ? null : stepOf(box, credentials.tfaSecret, otp, now);
  if (step === null) throw invalidCode();
  await clearAttempts(read, codesOf(userId));
  return { credentials, step };
}
