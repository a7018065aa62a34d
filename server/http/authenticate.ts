import { randomUUID } from 'node:crypto';
import type { Policy } from '@/contract/policy';
import { translate } from '@/contract/texts/translate';
import { holdsFeature } from '@/model/access/features';
import { batchLoader } from '../database/batchLoader';
import type { Database } from '../database/database';
import { NotFoundError } from '../errors';
import { isUuid } from '../isUuid';
import type { ChallengePrincipal, LinkPrincipal, Principal } from '../principal';
import { findLinkToken } from '../repositories/sessions/linkTokens';
import {
  type FoundSession,
  findSessions,
  insertSession,
  rotateSession,
  type SessionName,
} from '../repositories/sessions/sessions';
import { forbidden, HttpError, sessionExpired } from './httpError';
import type { Purpose, Tokens } from './tokens';

const MINUTE = 60_000;
const LIFETIME: Record<Purpose, number> = { session: 12 * 60 * MINUTE, 'password-step': 5 * MINUTE };
/** A token older than this is replaced in the next answer. */
const REFRESH_AFTER = 15 * MINUTE;
/** The replaced token stays valid for a moment, so that parallel requests do not get a 401. */
const OLD_TOKEN_GRACE = MINUTE;

export interface Authenticated {
  readonly principal: Principal | ChallengePrincipal | LinkPrincipal | null;
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
  /** Opens a session and returns its token. */
  open(userId: number, purpose: Purpose, now: Date, from?: { agent: string; address: string }): Promise<string>;
}

export function createAuthentication({ pool, lookups }: Database, tokens: Tokens): Authentication {
  // Queried on every call, so that a revoked session is rejected at once on every instance.
  const findSession = batchLoader((named: readonly SessionName[]) => findSessions(lookups, named));

  async function find(authorization: string | null, organisation: string | null, now: Date) {
    const token = bearerOf(authorization);
    const claims = token ? await tokens.verify(token, now) : null;
    if (!claims || !isUuid(claims.sessionId)) return null;
    if (organisation !== null && !isUuid(organisation)) throw new NotFoundError();
    const session = await findSession({ id: claims.sessionId, organisation });
    if (!session || session.purpose !== claims.purpose || session.expiresAt <= now) return null;
    const isCurrent = session.jti === claims.jti;
    const isPrevious =
      session.previousJti === claims.jti && session.previousUntil !== null && session.previousUntil > now;
    return isCurrent || isPrevious ? { session, claims, isCurrent } : null;
  }

  async function findLinked(authorization: string | null, now: Date): Promise<LinkPrincipal> {
    const token = bearerOf(authorization);
    const linked = token ? await findLinkToken(lookups, token, 'confirm-location', now) : null;
    if (!linked) throw new HttpError(401, 'link-over', translate('confirm.linkOver'));
    return linked;
  }

  async function refresh(found: { session: FoundSession; claims: { sessionId: string; jti: string } }, now: Date) {
    if (now.getTime() - found.session.refreshedAt.getTime() < REFRESH_AFTER) return null;
    const next = randomUUID();
    const expiresAt = new Date(now.getTime() + LIFETIME.session);
    const rotated = await rotateSession(pool, {
      id: found.claims.sessionId,
      jti: found.claims.jti,
      next,
      now,
      previousUntil: new Date(now.getTime() + OLD_TOKEN_GRACE),
      expiresAt,
    });
    return rotated
      ? tokens.sign({ sessionId: found.claims.sessionId, jti: next, purpose: 'session' }, expiresAt)
      : null;
  }

  return {
    async authenticate(policy, headers, now) {
      if (policy.who === 'link') return { principal: await findLinked(headers.authorization, now), token: null };
      const found = await find(headers.authorization, headers.organisation, now);
      if (policy.who === 'anyone')
        return { principal: found?.session.purpose === 'session' ? found.session.principal : null, token: null };
      if (!found) throw sessionExpired();
      const { session, claims } = found;
      if (policy.who === 'password-step') {
        if (session.purpose !== 'password-step') throw sessionExpired();
        return { principal: { sessionId: claims.sessionId, userId: session.userId }, token: null };
      }
      if (session.purpose !== 'session') throw sessionExpired();
      if (!session.principal) throw new NotFoundError();
      assertPolicy(policy, session.principal);
      return { principal: session.principal, token: found.isCurrent ? await refresh(found, now) : null };
    },
    async open(userId, purpose, now, from = { agent: '', address: '' }) {
      const id = randomUUID();
      const jti = randomUUID();
      const expiresAt = new Date(now.getTime() + LIFETIME[purpose]);
      await insertSession(pool, { id, jti, userId, purpose, now, expiresAt, ...from });
      return tokens.sign({ sessionId: id, jti, purpose }, expiresAt);
    },
  };
}

const bearerOf = (authorization: string | null): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];

function assertPolicy(policy: Policy, principal: Principal): void {
  if (policy.who === 'staff' && !principal.staff) throw forbidden();
  // If the path can name an organisation, the required feature depends on it: `resolveOrganisation` checks it then.
  if (
    policy.feature &&
    policy.scope === 'active' &&
    !holdsFeature(
      { organisationFeatures: principal.organisation.features, userFeatures: principal.features },
      policy.feature,
    )
  )
    throw forbidden();
}
