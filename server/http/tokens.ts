import { createHash, createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** Only HS256, so that a token cannot choose its own algorithm. */
const ALGORITHM = 'HS256';
const AUDIENCE = 'atrium';

export type Purpose = 'session' | 'password-step';

export interface TokenClaims {
  readonly sessionId: string;
  readonly jti: string;
  readonly purpose: Purpose;
}

export interface Tokens {
  sign(claims: TokenClaims, expiresAt: Date): Promise<string>;
  /** Null unless it is a valid token of this service at `now`. */
  verify(token: string, now: Date): Promise<TokenClaims | null>;
  /** The same letters for the same text, from which nobody without the secret learns the text; for logs. */
  pseudonymOf(text: string): string;
}

/** Tokens whose verified signature is cached, at most. */
const MAX_CACHED = 10_000;

interface Verified {
  readonly claims: TokenClaims;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** `secret` is at least 32 bytes; every instance has the same. */
export function createTokens(secret: Uint8Array): Tokens {
  // A signature stays valid, so it is verified once; the expiry is checked on every call.
  const verified = new Map<string, Verified>();

  const cache = (name: string, one: Verified) => {
    const [oldest] = verified.size < MAX_CACHED ? [] : verified.keys();
    if (oldest !== undefined) verified.delete(oldest);
    verified.set(name, one);
  };

  return {
    // The colon keeps it apart from the signature of any token.
    pseudonymOf: (text) => createHmac('sha256', secret).update(`pseudonym:${text}`).digest('hex').slice(0, 16),
    sign: ({ sessionId, jti, purpose }, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: purpose })
        .setAudience(AUDIENCE)
        .setJti(jti)
        .setExpirationTime(expiresAt)
        .sign(secret),
    verify: async (token, now) => {
      const name = createHash('sha256').update(token).digest('base64');
      const known = verified.get(name);
      if (known) return known.expiresAt > Math.floor(now.getTime() / 1000) ? known.claims : null;
      try {
        const { payload, protectedHeader } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          currentDate: now,
          requiredClaims: ['exp', 'jti', 'sid'],
        });
        const purpose = protectedHeader.typ;
        if (purpose !== 'session' && purpose !== 'password-step') return null;
        if (typeof payload.sid !== 'string' || typeof payload.jti !== 'string') return null;
        const claims = { sessionId: payload.sid, jti: payload.jti, purpose } as const;
        cache(name, { claims, expiresAt: payload.exp ?? 0 });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
