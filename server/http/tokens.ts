import { errors, jwtVerify, SignJWT } from 'jose';

/** Only HS256, only for us, only for the purpose named in it (A4, A9). */
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
  /** Null for whatever is not a token of ours that is good at `now`. */
  verify(token: string, now: Date): Promise<TokenClaims | null>;
}

/** `secret` is at least 32 bytes; every instance has the same. */
export function createTokens(secret: Uint8Array): Tokens {
  return {
    sign: ({ sessionId, jti, purpose }, expiresAt) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: purpose })
        .setAudience(AUDIENCE)
        .setJti(jti)
        .setExpirationTime(expiresAt)
        .sign(secret),
    verify: async (token, now) => {
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
        return { sessionId: payload.sid, jti: payload.jti, purpose };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
