import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app with this secret shows at a moment. */
export const codeOf = (secret: string, moment: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
