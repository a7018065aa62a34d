import { InvalidError, orNotFound } from '../../errors';
import type { HandlerTools } from '../../http/implement';
import { clearAttempts, uncountAttempt } from '../../repositories/session/attempts';
import { type OwnCredentials, readOwnCredentials } from '../../repositories/users/passwords';
import { serviceText } from '../../texts';
import { fromSubnet, limitAttempts, PER_ACCOUNT, PER_SUBNET } from './limitAttempts';
import { verifyPassword } from './passwordHash';

/**
 * Verifies the password of a signed-in user and returns the credentials that it was verified with. `field` is where the
 * form shows the error.
 *
 * @throws InvalidError when the password is wrong, HttpError 429 after too many wrong ones
 */
export async function verifyOwnPassword(
  userId: number,
  { password, field }: { password: string; field: string },
  { read, now, address }: Pick<HandlerTools, 'read' | 'now' | 'address'>,
): Promise<OwnCredentials> {
  const place = fromSubnet('password', address);
  const account = `password:account:${userId}`;
  await limitAttempts({ read, now }, place, PER_SUBNET);
  await limitAttempts({ read, now }, account, PER_ACCOUNT);
  const credentials = orNotFound(await readOwnCredentials(read, userId));
  if (!(await verifyPassword(credentials.passwordHash, password)))
    throw new InvalidError({ [field]: [serviceText('password.currentWrong')] });
  await clearAttempts(read, account);
  await uncountAttempt(read, place);
  return credentials;
}
