import { verify } from '@node-rs/argon2';
import { confirmTwoFactor, disableTwoFactor, generateTwoFactor } from '@/contract/passwords';
import { say } from '@/contract/texts/say';
import { implement, type Tools } from '../http/implement';
import { invalid, orNotFound, Refused } from '../http/refused';
import { qrCode } from '../images/qrCode';
import type { Post } from '../mail/post';
import { countAttempt, forgetAttempts } from '../repositories/attempts';
import type { AuditEntry } from '../repositories/audit';
import { endPasswordLinks } from '../repositories/linkTokens';
import { queueMail } from '../repositories/mails';
import { type OwnCredentials, readOwnCredentials } from '../repositories/passwords';
import {
  dropPendingSecret,
  findPendingSecret,
  keepPendingSecret,
  switchTwoFactorOff,
  switchTwoFactorOn,
} from '../repositories/twoFactor';
import { spendTimeStep } from '../repositories/users';
import { CODES_PER_ACCOUNT, codesOf, limitAttempts, PER_ACCOUNT, WRONG_CODES } from './limitAttempts';
import { newSecret, stepOf, wrongCode } from './timeStepCode';

/** As long as a secret that was shown waits for its code. */
const PENDING_SECONDS = 10 * 60;

export const twoFactorRoutes = (post: Pick<Post, 'wake'>) => [
  implement(generateTwoFactor, async ({ as, read, write, now }) => {
    const { email } = orNotFound(await readOwnCredentials(read, as.user.id));
    const { secret, address } = newSecret(email);
    const image = await qrCode(address);
    const answer = await write(async ({ client, audit }) => {
      const until = new Date(now.getTime() + PENDING_SECONDS * 1000);
      if (!(await keepPendingSecret(client, as.user.id, { secret, until })))
        throw new Refused(409, 'already-on', say('tfa.alreadyOn'));
      audit(TWO_FACTOR(as.user.uuid, 'Began to set two-factor authentication up'));
      return { data: { qr_image: image, secret } };
    });
    await forgetAttempts(read, setupOf(as.user.id));
    return answer;
  }),

  // The secret is the one that waits here, whatever the body names (A7).
  implement(confirmTwoFactor, async ({ as, body, read, write, now }) => {
    const secret = await findPendingSecret(read, as.user.id, now);
    if (secret === null) throw notPending();
    const { count } = await countAttempt(read, setupOf(as.user.id), now, PENDING_SECONDS);
    const step = count > WRONG_CODES ? null : stepOf(secret, body.otp, now);
    if (step === null) {
      if (count < WRONG_CODES) throw wrongCode();
      await dropPendingSecret(read, as.user.id);
      throw notPending();
    }
    const answer = await write(async ({ client, audit }) => {
      if (!(await switchTwoFactorOn(client, as.user.id, { secret, step }))) throw notPending();
      // A link that was sent before does not know that a code is asked for now.
      await endPasswordLinks(client, as.user.id, now);
      await queueMail(client, { kind: 'two-factor-on', userId: as.user.id, now });
      audit(TWO_FACTOR(as.user.uuid, 'Switched two-factor authentication on'));
      return { data: null, message: say('tfa.confirmed') };
    });
    post.wake();
    return answer;
  }),

  implement(disableTwoFactor, async ({ as, body, read, write, now }) => {
    const person = orNotFound(await readOwnCredentials(read, as.user.id));
    const step = await prove(person, as.user.id, body, { read, now });
    const answer = await write(async ({ client, audit }) => {
      if (step !== null && !(await spendTimeStep(client, as.user.id, step))) throw wrongCode();
      if (await switchTwoFactorOff(client, as.user.id)) {
        await endPasswordLinks(client, as.user.id, now);
        await queueMail(client, { kind: 'two-factor-off', userId: as.user.id, now });
      }
      audit(TWO_FACTOR(as.user.uuid, 'Switched two-factor authentication off'));
      return { data: null, message: say('tfa.disabled') };
    });
    post.wake();
    return answer;
  }),
];

const TWO_FACTOR = (uuid: string, description: string): AuditEntry => ({
  tag: 'two-factor',
  event: 'updated',
  subjectType: 'user',
  subject: uuid,
  description,
});

/** Counts the codes of one setup. */
const setupOf = (userId: number): string => `two-factor:setup:${userId}`;
const notPending = () => new Refused(409, 'not-pending', say('tfa.notPending'));

/** Whether it is the person: the password, or the time step of a current code. @throws Refused where it is neither */
async function prove(
  { passwordHash, tfaSecret }: OwnCredentials,
  userId: number,
  { password, otp }: { password?: string | undefined; otp?: string | undefined },
  { read, now }: Pick<Tools, 'read' | 'now'>,
): Promise<number | null> {
  if (password) {
    const account = `password:account:${userId}`;
    await limitAttempts({ read, now }, account, PER_ACCOUNT);
    if (!(await verify(passwordHash, password))) throw invalid({ password: [say('password.currentWrong')] });
    await forgetAttempts(read, account);
    return null;
  }
  if (otp === undefined) throw invalid({ password: [say('tfa.proofMissing')] });
  await limitAttempts({ read, now }, codesOf(userId), CODES_PER_ACCOUNT);
  const step = tfaSecret === null ? null : stepOf(tfaSecret, otp, now);
  if (step === null) throw wrongCode();
  await forgetAttempts(read, codesOf(userId));
  return step;
}
