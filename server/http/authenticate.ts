import { randomUUID } from 'node:crypto';
import type { Policy } from '@/contract/policy';
import { isUuid } from '@/model/content/isUuid';
import { batchLoader } from '../database/batchLoader';
import type { Database } from '../database/database';
import { NotFoundError } from '../errors';
import type { ChallengePrincipal, DevicePrincipal, LinkPrincipal, Principal } from '../principal';
import { findDevices } from '../repositories/kiosks/devices';
import { findLinkToken } from '../repositories/session/linkTokens';
import {
  type FoundSession,
  findSessions,
  insertSession,
  limitPreviousToken,
  rotateSession,
  type SessionName,
} from '../repositories/session/sessions';
import { serviceText } from '../texts';
import { assertHoldsAny } from './featureRights';
import { deviceKeyEnded, forbidden, HttpError, sessionExpired } from './httpError';
import type { Purpose, TokenClaims, Tokens } from './tokens';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIFETIME: Record<Purpose, number> = { session: 12 * 60 * MINUTE, 'password-step': 5 * MINUTE };
/** A token older than this is replaced in the next answer. */
const REFRESH_AFTER = 15 * MINUTE;
/** After the first use of a renewed token the one before stays valid, so that parallel requests do not get a 401. */
const OLD_TOKEN_GRACE = MINUTE;
/** However often it is renewed, a session ends this long after its password was given. */
const MAX_AGE = 30 * DAY;
/** A token of a session has dots. */
const DEVICE_KEY = /^[\w-]{43}$/;

export interface Authenticated {
  readonly principal: Principal | ChallengePrincipal | LinkPrincipal | DevicePrincipal | null;
  /** A new token for the authorization header of the answer. */
  readonly token: string | null;
}

export interface Authentication {
  /** @throws HttpError 401 or 403, or NotFoundError, by the policy */
  authenticate(
    policy: Policy,
    headers: { authorization: string | null; organisation: string | null },
    now: Date,
  ): Promise<Authenticated>;
  /** Opens a session and returns its token; null when the credentials have changed since they were verified. */
  open(session: NewSession): Promise<string | null>;
  /** For each session, whether it is valid and may still work for its organisation. */
  areOpen(sessions: readonly SessionName[], now: Date): Promise<readonly boolean[]>;
  /** Replaces a text in logs. */
  pseudonymOf(text: string): string;
}

interface NewSession {
  readonly userId: number;
  /** The revision of the credentials that were verified. */
  readonly credentialsRevision: number;
  readonly purpose: Purpose;
  /** When the password was given. */
  readonly signedInAt: Date;
  readonly now: Date;
  readonly agent: string;
  readonly address: string;
}

/** A valid session and the token that named it: the newest one, or the one before. */
interface Found {
  readonly session: FoundSession;
  readonly claims: TokenClaims;
  readonly isCurrent: boolean;
}

export function createAuthentication({ pool, lookups }: Database, tokens: Tokens): Authentication {
  // Queried on every call, so that a revoked session is rejected at once on every instance.
  const findSession = batchLoader((named: readonly SessionName[]) => findSessions(lookups, named));

  // The same holds for the keys of kiosks, thousands of which check in every minute.
  const findDevice = batchLoader((keys: readonly string[]) => findDevices(lookups, keys));

  async function find(authorization: string | null, organisation: string | null, now: Date): Promise<Found | null> {
    const token = bearerOf(authorization);
    const claims = token ? await tokens.verify(token, now) : null;
    if (!claims || !isUuid(claims.sessionId)) return null;
    if (organisation !== null && !isUuid(organisation)) throw new NotFoundError();
    const session = await findSession({ id: claims.sessionId, organisation });
    if (!session || session.purpose !== claims.purpose || session.expiresAt <= now) return null;
    const isCurrent = session.jti === claims.jti;
    const isPrevious =
      session.previousJti === claims.jti && (session.previousUntil === null || session.previousUntil > now);
    return isCurrent || isPrevious ? { session, claims, isCurrent } : null;
  }

  async function findLinked(authorization: string | null, now: Date): Promise<LinkPrincipal> {
    const token = bearerOf(authorization);
    const linked = token ? await findLinkToken(lookups, token, 'confirm-location', now) : null;
    if (!linked) throw new HttpError(401, 'link-over', serviceText('confirm.linkOver'));
    return linked;
  }

  async function findKiosk(authorization: string | null): Promise<DevicePrincipal> {
    const key = bearerOf(authorization);
    const device = key !== undefined && DEVICE_KEY.test(key) ? await findDevice(key) : null;
    if (!device) throw deviceKeyEnded();
    return device;
  }

  const sign = (sessionId: string, jti: string, expiresAt: Date) =>
    tokens.sign({ sessionId, jti, purpose: 'session' }, expiresAt);

  /** The token that the answer carries: a new one where it is time, or once more the one whose answer may be lost. */
  async function renew({ session, claims, isCurrent }: Found, now: Date): Promise<string | null> {
    const { sessionId: id, jti } = claims;
    if (!isCurrent) return session.previousUntil === null ? sign(id, session.jti, session.expiresAt) : null;
    if (session.previousJti !== null && session.previousUntil === null)
      await limitPreviousToken(pool, { id, jti, previousUntil: new Date(now.getTime() + OLD_TOKEN_GRACE) });
    if (now.getTime() - session.refreshedAt.getTime() < REFRESH_AFTER) return null;
    const next = randomUUID();
    const expiresAt = expiryOf('session', session.signedInAt, now);
    return (await rotateSession(pool, { id, jti, next, now, expiresAt })) ? sign(id, next, expiresAt) : null;
  }

  return {
    async authenticate(policy, headers, now) {
      if (policy.who === 'link') return { principal: await findLinked(headers.authorization, now), token: null };
      if (policy.who === 'device') return { principal: await findKiosk(headers.authorization), token: null };
      const found = await find(headers.authorization, headers.organisation, now);
      if (policy.who === 'anyone')
        return { principal: found?.session.purpose === 'session' ? found.session.principal : null, token: null };
      if (!found) throw sessionExpired();
      const { session, claims } = found;
      if (policy.who === 'password-step') {
        if (session.purpose !== 'password-step') throw sessionExpired();
        const { userId, credentialsRevision } = session;
        return { principal: { sessionId: claims.sessionId, userId, credentialsRevision }, token: null };
      }
      if (session.purpose !== 'session') throw sessionExpired();
      if (!session.principal) throw new NotFoundError();
      assertPolicy(policy, session.principal);
      return { principal: session.principal, token: await renew(found, now) };
    },
    async open({ purpose, now, signedInAt, ...session }) {
      const [id, jti] = [randomUUID(), randomUUID()];
      const expiresAt = expiryOf(purpose, signedInAt, now);
      const isOpen = await insertSession(pool, { id, jti, purpose, now, signedInAt, expiresAt, ...session });
      return isOpen ? tokens.sign({ sessionId: id, jti, purpose }, expiresAt) : null;
    },
    areOpen: async (sessions, now) =>
      (await findSessions(lookups, sessions)).map(
        (found) => found !== null && found.principal !== null && found.expiresAt > now,
      ),
    pseudonymOf: tokens.pseudonymOf,
  };
}

const expiryOf = (purpose: Purpose, signedInAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + LIFETIME[purpose], signedInAt.getTime() + MAX_AGE));

const bearerOf = (authorization: string | null): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];

function assertPolicy(policy: Policy, principal: Principal): void {
  if (policy.who === 'staff' && !principal.staff) throw forbidden();
  // If the path can name an organisation, the required feature depends on it: `resolveOrganisation` checks it then.
  if (policy.scope === 'active') assertHoldsAny(policy.features, principal);
}
