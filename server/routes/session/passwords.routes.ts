import { resetPassword, updatePassword } from '@/contract/session/passwords';
import { requestPasswordReset } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { isSameEmail } from '@/model/access/isSameEmail';
import { ConflictError, InvalidError } from '../../errors';
import { HttpError } from '../../http/httpError';
import { type HandlerTools, implement, implementForAnyone } from '../../http/implement';
import type { Mailer } from '../../mail/mailer';
import type { LinkPrincipal } from '../../principal';
import { type AuditEntry, insertAudit, insertAuditByAddress } from '../../repositories/audit/audit';
import { queueMail } from '../../repositories/mail/queue';
import { clearAttempts, countAttempt, uncountAttempt } from '../../repositories/session/attempts';
import { consumeLinkToken, findLinkToken } from '../../repositories/session/linkTokens';
import { raiseCredentialsRevision } from '../../repositories/users/credentials';
import { type OwnCredentials, readOwnCredentials, replacePassword } from '../../repositories/users/passwords';
import { consumeTimeStep } from '../../repositories/users/twoFactor';
import type { SecretBox } from '../../secretBox';
import { serviceText } from '../../texts';
import { isCommonPassword } from './commonPasswords';
import {
  CODES_PER_ACCOUNT,
  codesOf,
  fromSubnet,
  limitAttempts,
  MAX_WRONG_CODES,
  ofAccountFromSubnet,
  PER_ACCOUNT,
  PER_SUBNET,
  signInsOf,
} from './limitAttempts';
import { hashPassword } from './passwordHash';
import { invalidCode, stepOf } from './timeStepCode';
import { verifyOwnPassword } from './verifyOwnPassword';

/** Lifetime of a password link in seconds. */
const LINK_SECONDS = 30 * 60;
/** Seconds in which an account gets ten mails with a link at most. */
const MAIL_WINDOW_SECONDS = 15 * 60;

export const passwordRoutes = (mailer: Pick<Mailer, 'wake'>, box: SecretBox) => [
  // Known and unknown addresses take the same time, so that nobody learns which accounts exist. For the same reason the
  // mailer is not woken: its work would slow down the calls that follow.
  implementForAnyone(requestPasswordReset, async ({ body, read, write, now, address }) => {
    await limitAttempts({ read, now }, fromSubnet('reset', address), PER_SUBNET);
    await limitAttempts({ read, now }, ofAccountFromSubnet('reset', body.email, address), PER_ACCOUNT);
    // Whoever asks from elsewhere must not lock the owner out: the answer stays, and the links that were sent stay open.
    const { count } = await countAttempt(read, `reset:account:${body.email.toLowerCase()}`, now, MAIL_WINDOW_SECONDS);
    return write(async ({ client }) => {
      if (count <= PER_ACCOUNT) await queueMail(client, { kind: 'password-reset', address: body.email, now });
      await insertAuditByAddress(client, body.email, {
        tag: 'password',
        event: 'updated',
        description: 'Asked for a new password',
      });
      return { data: null, message: serviceText('password.resetSent', { email: body.email }) };
    });
  }),

  implementForAnyone(resetPassword, async ({ body, read, write, now, address }) => {
    const place = fromSubnet('new-password', address);
    const account = ofAccountFromSubnet('new-password', body.email, address);
    await limitAttempts({ read, now }, place, PER_SUBNET);
    await limitAttempts({ read, now }, account, PER_ACCOUNT);
    assertUncommon(body.password, 'password');
    // Hashed before the link is looked up, so that every error takes as long as a success.
    const passwordHash = await hashPassword(body.password);
    const linked = await findLinkToken(read, body.token, 'set-password', now);
    const person = linked && (await readOwnCredentials(read, linked.userId));
    if (!linked || !person || !isSameEmail(person.email, body.email)) throw linkExpired();
    const step = await verifyCode(person, linked, body.otp, { read, now, box });
    const answer = await write(async ({ client }) => {
      if (!(await consumeLinkToken(client, linked.hash, now))) throw linkExpired();
      if (step !== null && !(await consumeTimeStep(client, linked.userId, step))) throw invalidCode();
      const { credentialsRevision } = linked;
      if (!(await replacePassword(client, linked.userId, { credentialsRevision, passwordHash }))) throw linkExpired();
      await raiseCredentialsRevision(client, linked.userId, { keep: null, now });
      await queueMail(client, { kind: 'password-changed', userId: linked.userId, now });
      await insertAudit(
        client,
        { organisationId: person.organisationId, userId: linked.userId },
        PASSWORD_SET(person.uuid, 'Set a new password by the link of a mail'),
      );
      return { data: null, message: serviceText('password.resetDone') };
    });
    await clearAttempts(read, account);
    await clearAttempts(read, codesOf(linked.userId));
    await clearAttempts(read, ofAccountFromSubnet('sign-in', person.email, address));
    await clearAttempts(read, signInsOf(person.email));
    await uncountAttempt(read, place);
    mailer.wake();
    return answer;
  }),

  implement(updatePassword, async ({ principal, body, read, write, now, address }) => {
    const { credentialsRevision } = await verifyOwnPassword(
      principal.user.id,
      { password: body.current, field: 'current' },
      { read, now, address },
    );
    assertUncommon(body.new, 'new');
    const passwordHash = await hashPassword(body.new);
    const answer = await write(async ({ client, audit }) => {
      if (!(await replacePassword(client, principal.user.id, { credentialsRevision, passwordHash })))
        throw new ConflictError(null);
      await raiseCredentialsRevision(client, principal.user.id, { keep: null, now });
      await queueMail(client, { kind: 'password-changed', userId: principal.user.id, now });
      audit(PASSWORD_SET(principal.user.uuid, 'Changed the own password'));
      return { data: null, message: translate('password.changed') };
    });
    mailer.wake();
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

/** Unknown, used, expired or another user's link: the answer is the same. */
const linkExpired = () => new HttpError(422, 'link-over', translate('password.linkOver'));

function assertUncommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw new InvalidError({ [field]: [serviceText('password.common')] });
}

/** With two-factor on, the time step of a current code; null when no code is required. @throws HttpError when it is wrong */
async function verifyCode(
  { tfaSecret }: OwnCredentials,
  linked: LinkPrincipal,
  otp: string | undefined,
  { read, now, box }: Pick<HandlerTools, 'read' | 'now'> & { box: SecretBox },
): Promise<number | null> {
  if (tfaSecret === null) return null;
  if (otp === undefined) throw invalidCode(translate('signIn.codeMissing'));
  await limitAttempts({ read, now }, codesOf(linked.userId), CODES_PER_ACCOUNT);
  const { count } = await countAttempt(read, `new-password:codes:${linked.hash.toString('hex')}`, now, LINK_SECONDS);
  const step = count > MAX_WRONG_CODES ? null : stepOf(box, tfaSecret, otp, now);
  if (step !== null) return step;
  if (count < MAX_WRONG_CODES) throw invalidCode();
  await consumeLinkToken(read, linked.hash, now);
  throw linkExpired();
}
