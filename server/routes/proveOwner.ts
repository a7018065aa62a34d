import { verify } from '@node-rs/argon2';
import { translate } from '@/contract/texts/translate';
import { InvalidError, orNotFound } from '../errors';
import type { HandlerTools } from '../http/implement';
import type { Principal } from '../principal';
import { clearAttempts, uncountAttempt } from '../repositories/sessions/attempts';
import { readOwnCredentials } from '../repositories/users/passwords';
import { fromSubnet, limitAttempts, PER_ACCOUNT, PER_SUBNET } from './limitAttempts';

/** A sign-in this young proves who it is. */
const FRESH = 5 * 60_000;

/**
 * Asks for the caller's password before a change of the credentials, unless they signed in a moment ago: a session that
 * was left open must not be enough to take the account over. `field` is where the form shows the error.
 *
 * @throws InvalidError when the password is missing or wrong, HttpError 429 after too many wrong ones
 */
export async function proveOwner(
  principal: Principal,
  { password, field }: { password: string | undefined; field: string },
  { read, now, address }: Pick<HandlerTools, 'read' | 'now' | 'address'>,
): Promise<void> {
  if (!password) {
    if (now.getTime() - principal.signedInAt.getTime() < FRESH) return;
    throw new InvalidError({ [field]: [translate('password.proofMissing')] }, 'password-required');
  }
  const place = fromSubnet('password', address);
  const account = `password:account:${principal.user.id}`;
  await limitAttempts({ read, now }, place, PER_SUBNET);
  await limitAttempts({ read, now }, account, PER_ACCOUNT);
  const { passwordHash } = orNotFound(await readOwnCredentials(read, principal.user.id));
  if (!(await verify(passwordHash, password)))
    throw new InvalidError({ [field]: [translate('password.currentWrong')] });
  await clearAttempts(read, account);
  await uncountAttempt(read, place);
}
