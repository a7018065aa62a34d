import { hash, verify } from '@node-rs/argon2';
import { resetPassword, updatePassword } from '@/contract/passwords';
import { requestPasswordReset } from '@/contract/session';
import { say } from '@/contract/texts/say';
import type { Linked } from '../http/acting';
import { implement, implementForAnyone, type Tools } from '../http/implement';
import { conflict, invalid, orNotFound, Refused } from '../http/refused';
import type { Post } from '../mail/post';
import { countAttempt, forgetAttempts, returnAttempt } from '../repositories/attempts';
import { type AuditEntry, insertAudit } from '../repositories/audit';
import { endPasswordLinks, findLinkToken, spendLinkToken } from '../repositories/linkTokens';
import { queueMail } from '../repositories/mails';
import { revokeSessionsOf } from '../repositories/ownSessions';
import { noteResetRequest, type OwnCredentials, readOwnCredentials, replacePassword } from '../repositories/passwords';
import { spendTimeStep } from '../repositories/users';
import { isCommonPassword } from './commonPasswords';
import { CODES_PER_ACCOUNT, codesOf, limitAttempts, PER_ACCOUNT, PER_ADDRESS, WRONG_CODES } from './limitAttempts';
import { stepOf, wrongCode } from './timeStepCode';

/** As long as a link for a new password lives. */
const LINK_SECONDS = 30 * 60;

export const passwordRoutes = (post: Pick<Post, 'wake'>) => [
  // Known and unknown addresses go the very same way. The mail leaves with the next turn of the post and not at once,
  // so that the work for a known one is not felt in the calls that follow either (A1).
  implementForAnyone(requestPasswordReset, async ({ body, read, write, now, address }) => {
    await limitAttempts({ read, now }, `reset:address:${address}`, PER_ADDRESS);
    await limitAttempts({ read, now }, `reset:account:${body.email.toLowerCase()}`, PER_ACCOUNT);
    return write(async ({ client }) => {
      await queueMail(client, { kind: 'password-reset', address: body.email, now });
      await noteResetRequest(client, body.email);
      return { data: null, message: say('password.resetSent', { email: body.email }) };
    });
  }),

  implementForAnyone(resetPassword, async ({ body, read, write, now, address }) => {
    const place = `new-password:address:${address}`;
    const account = `new-password:account:${body.email.toLowerCase()}`;
    await limitAttempts({ read, now }, place, PER_ADDRESS);
    await limitAttempts({ read, now }, account, PER_ACCOUNT);
    refuseCommon(body.password, 'password');
    // Made before anything is known of the link: every refusal takes as long.
    const passwordHash = await hash(body.password);
    const linked = await findLinkToken(read, body.token, 'set-password', now);
    const person = linked && (await readOwnCredentials(read, linked.userId));
    if (!linked || !person || person.email.toLowerCase() !== body.email.toLowerCase()) throw linkOver();
    const step = await lookAtCode(person, linked, body.otp, { read, now });
    const answer = await write(async ({ client }) => {
      if (!(await spendLinkToken(client, linked.hash, now))) throw linkOver();
      if (step !== null && !(await spendTimeStep(client, linked.userId, step))) throw wrongCode();
      const replaced = await replacePassword(client, linked.userId, {
        before: person.passwordHash,
        after: passwordHash,
      });
      if (!replaced) throw linkOver();
      await revokeSessionsOf(client, linked.userId, now);
      await endPasswordLinks(client, linked.userId, now);
      await queueMail(client, { kind: 'password-changed', userId: linked.userId, now });
      await insertAudit(
        client,
        { organisationId: person.organisationId, userId: linked.userId },
        PASSWORD_SET(person.uuid, 'Set a new password by the link of a mail'),
      );
      return { data: null, message: say('password.resetDone') };
    });
    await forgetAttempts(read, account);
    await forgetAttempts(read, codesOf(linked.userId));
    await forgetAttempts(read, `sign-in:account:${person.email.toLowerCase()}`);
    await returnAttempt(read, place);
    post.wake();
    return answer;
  }),

  implement(updatePassword, async ({ as, body, read, write, now, address }) => {
    const place = `password:address:${address}`;
    const account = `password:account:${as.user.id}`;
    await limitAttempts({ read, now }, place, PER_ADDRESS);
    await limitAttempts({ read, now }, account, PER_ACCOUNT);
    const { passwordHash: before } = orNotFound(await readOwnCredentials(read, as.user.id));
    if (!(await verify(before, body.current))) throw invalid({ current: [say('password.currentWrong')] });
    await forgetAttempts(read, account);
    await returnAttempt(read, place);
    refuseCommon(body.new, 'new');
    const after = await hash(body.new);
    const answer = await write(async ({ client, audit }) => {
      if (!(await replacePassword(client, as.user.id, { before, after }))) throw conflict(null);
      await revokeSessionsOf(client, as.user.id, now);
      await endPasswordLinks(client, as.user.id, now);
      await queueMail(client, { kind: 'password-changed', userId: as.user.id, now });
      audit(PASSWORD_SET(as.user.uuid, 'Changed the own password'));
      return { data: null, message: say('password.changed') };
    });
    post.wake();
    return answer;
  }),
];

const PASSWORD_SET = (uuid: string, description: string): AuditEntry => ({
  tag: 'password',
  event: 'updated',
  subjectType: 'user',
  subject: uuid,
  description,
});

/** Unknown, used, too old, of somebody else: one answer. */
const linkOver = () => new Refused(422, 'link-over', say('password.linkOver'));

function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw invalid({ [field]: [say('password.common')] });
}

/** With two-factor on, the time step of a current code; null where none is asked for. @throws Refused where it is wrong */
async function lookAtCode(
  { tfaSecret }: OwnCredentials,
  linked: Linked,
  otp: string | undefined,
  { read, now }: Pick<Tools, 'read' | 'now'>,
): Promise<number | null> {
  if (tfaSecret === null) return null;
  if (otp === undefined) throw wrongCode(say('signIn.codeMissing'));
  await limitAttempts({ read, now }, codesOf(linked.userId), CODES_PER_ACCOUNT);
  const { count } = await countAttempt(read, `new-password:codes:${linked.hash.toString('hex')}`, now, LINK_SECONDS);
  const step = count > WRONG_CODES ? null : stepOf(tfaSecret, otp, now);
  if (step !== null) return step;
  if (count < WRONG_CODES) throw wrongCode();
  await spendLinkToken(read, linked.hash, now);
  throw linkOver();
}
