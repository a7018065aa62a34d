import { randomUUID } from 'node:crypto';
import type { Policy } from '@/contract/policy';
import { holdsFeature } from '@/model/access/features';
import type { Database } from '../database/database';
import {
  type FoundSession,
  findSessions,
  insertSession,
  rotateSession,
  type SessionName,
} from '../repositories/sessions';
import type { Acting, Challenged } from './acting';
import { askTogether } from './askTogether';
import { denied, notFound, sessionOver } from './refused';
import type { Purpose, Tokens } from './tokens';

const MINUTE = 60_000;
const LIFETIME: Record<Purpose, number> = { session: 12 * 60 * MINUTE, 'password-step': 5 * MINUTE };
/** A token older than this is replaced with the next answer. */
const REFRESH_AFTER = 15 * MINUTE;
/** The one before it stays good, so that parallel requests never meet a wrong 401 (A10). */
const OLD_TOKEN_GRACE = MINUTE;

export interface Authenticated {
  readonly as: Acting | Challenged | null;
  /** A fresh token for the authorization header of the answer. */
  readonly token: string | null;
}

export interface Authentication {
  /** @throws Refused 401, 403 or 404 by the policy */
  authenticate(
    policy: Policy,
    headers: { authorization: string | null; organisation: string | null },
    now: Date,
  ): Promise<Authenticated>;
  /** Opens a session and gives its token. */
  open(userId: number, purpose: Purpose, now: Date): Promise<string>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function createAuthentication({ pool, lookups }: Database, tokens: Tokens): Authentication {
  // Asked for each call anew, so that what was revoked is refused from the next call on, on every instance.
  const findSession = askTogether((named: readonly SessionName[]) => findSessions(lookups, named));

  async function find(authorization: string | null, organisation: string | null, now: Date) {
    const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
    const claims = token ? await tokens.verify(token, now) : null;
    if (!claims || !UUID.test(claims.sessionId)) return null;
    if (organisation !== null && !UUID.test(organisation)) throw notFound();
    const session = await findSession({ id: claims.sessionId, organisation });
    if (!session || session.purpose !== claims.purpose || session.expiresAt <= now) return null;
    const isCurrent = session.jti === claims.jti;
    const isPrevious =
      session.previousJti === claims.jti && session.previousUntil !== null && session.previousUntil > now;
    return isCurrent || isPrevious ? { session, claims, isCurrent } : null;
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
      const found = await find(headers.authorization, headers.organisation, now);
      if (policy.who === 'anyone')
        return { as: found?.session.purpose === 'session' ? found.session.acting : null, token: null };
      if (!found) throw sessionOver();
      const { session, claims } = found;
      if (policy.who === 'password-step') {
        if (session.purpose !== 'password-step') throw sessionOver();
        return { as: { sessionId: claims.sessionId, userId: session.userId }, token: null };
      }
      if (session.purpose !== 'session') throw sessionOver();
      if (!session.acting) throw notFound();
      refuseByPolicy(policy, session.acting);
      return { as: session.acting, token: found.isCurrent ? await refresh(found, now) : null };
    },
    async open(userId, purpose, now) {
      const id = randomUUID();
      const jti = randomUUID();
      const expiresAt = new Date(now.getTime() + LIFETIME[purpose]);
      await insertSession(pool, { id, jti, userId, purpose, now, expiresAt });
      return tokens.sign({ sessionId: id, jti, purpose }, expiresAt);
    },
  };
}

function refuseByPolicy(policy: Policy, as: Acting): void {
  if (policy.who === 'staff' && !as.staff) throw denied();
  if (
    policy.feature &&
    !holdsFeature({ organisationFeatures: as.organisation.features, userFeatures: as.features }, policy.feature)
  )
    throw denied();
}
