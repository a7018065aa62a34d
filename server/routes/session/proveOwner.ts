import { InvalidError } from '../../errors';
import type { HandlerTools } from '../../http/implement';
import type { Principal } from '../../principal';
import { serviceText } from '../../texts';
import { verifyOwnPassword } from './verifyOwnPassword';

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
  tools: Pick<HandlerTools, 'read' | 'now' | 'address'>,
): Promise<void> {
  if (!password) {
    if (tools.now.getTime() - principal.signedInAt.getTime() < FRESH) return;
    throw new InvalidError({ [field]: [serviceText('password.proofMissing')] }, 'password-required');
  }
  await verifyOwnPassword(principal.user.id, { password, field }, tools);
}
