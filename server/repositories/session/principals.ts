import { featureId } from '@/model/access/features';
import type { Queryable } from '../../database/queryable';
import type { Principal } from '../../principal';

/** Columns of a user `u`, of their own organisation `own` and of the active one `active`. */
export const PRINCIPAL = `u.id AS "userId", u.uuid AS "user", u.name AS "userName", own.id AS "ownId", own.uuid AS own,
            own.is_provider AS staff, remote.admin AS "remoteAdmin",
            active.id AS "activeId", active.uuid AS active, active.reseller,
            ARRAY(SELECT feature_id FROM organisation_features WHERE organisation_id = active.id) AS "activeFeatures",
            ARRAY(SELECT feature_id FROM user_features WHERE user_id = u.id) AS "userFeatures"`;

/** Whether the user may work for the organisations below their own; `reseller` is the parameter with that feature. */
export const REMOTE_ADMIN = (reseller: string) => `CROSS JOIN LATERAL (
         SELECT own.reseller OR own.is_provider OR (
                  EXISTS (SELECT FROM user_features WHERE user_id = u.id AND feature_id = ${reseller}) AND
                  EXISTS (SELECT FROM organisation_features WHERE organisation_id = own.id AND feature_id = ${reseller})) AS admin) remote`;

export interface PrincipalRow {
  readonly sessionId: string;
  readonly signedInAt: Date;
  readonly userId: number;
  readonly user: string;
  readonly userName: string;
  readonly userFeatures: number[];
  readonly own: string;
  readonly ownId: number;
  readonly staff: boolean;
  readonly remoteAdmin: boolean;
  readonly active: string | null;
  readonly activeId: number | null;
  readonly activeFeatures: number[] | null;
  readonly reseller: boolean | null;
}

export function principalOf({ active, activeId, ...row }: PrincipalRow): Principal | null {
  if (activeId === null || active === null) return null;
  return {
    sessionId: row.sessionId,
    signedInAt: row.signedInAt,
    user: { id: row.userId, uuid: row.user, name: row.userName },
    organisation: {
      id: activeId,
      uuid: active,
      features: row.activeFeatures ?? [],
      reseller: row.reseller === true,
    },
    own: { id: row.ownId, uuid: row.own },
    features: row.userFeatures,
    remoteAdmin: row.remoteAdmin,
    staff: row.staff,
  };
}

/**
 * A user with the rights of this moment in an organisation, for work that they have started and left; null where the user is
 * gone, or may not work there any more.
 */
export async function findPrincipal(
  client: Queryable,
  { userId, organisationId, startedAt }: { userId: number; organisationId: number; startedAt: Date },
): Promise<Principal | null> {
  const { rows } = await client.query<Omit<PrincipalRow, 'sessionId' | 'signedInAt'>>(
    `SELECT ${PRINCIPAL}
       FROM users u
       JOIN organisations own ON own.id = u.organisation_id
       ${REMOTE_ADMIN('$3')}
       JOIN LATERAL (
         SELECT o.id, o.uuid, o.reseller OR o.is_provider AS reseller
           FROM organisations o
          WHERE o.id = $2 AND (o.id = own.id OR own.id = ANY (o.ancestors) AND remote.admin)) active ON true
      WHERE u.id = $1 AND u.active`,
    [userId, organisationId, featureId('reseller')],
  );
  const [row] = rows;
  return row ? principalOf({ ...row, sessionId: '', signedInAt: startedAt }) : null;
}
