import { Secret, TOTP } from 'otpauth';
import { HttpError } from '../../http/httpError';
import type { SecretBox } from '../../secretBox';
import { serviceText } from '../../texts';

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;

/**
 * The time step of a code, one step early or late to allow for clock drift; null for a wrong code, and for every code of
 * a stored secret that does not open.
 */
export function stepOf(box: SecretBox, stored: string, code: string, now: Date): number | null {
  const secret = box.open(stored);
  if (secret === null) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: DIGITS });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

export const invalidCode = (text = serviceText('signIn.codeRefused')) =>
  new HttpError(422, 'wrong-code', text, { errors: { otp: [text] } });

/** A new secret in base 32, and its `otpauth:` address for an authenticator app. */
export function newSecret(email: string): { secret: string; address: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ issuer: 'Atrium', label: email, secret, period: STEP_SECONDS, digits: DIGITS });
  return { secret: secret.base32, address: totp.toString() };
}
