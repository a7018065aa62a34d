import type { VisitorPromotion } from '@/contract/locations/projectData';
import type { Queryable } from '../../database/queryable';
import { OVER_AT } from './overAt';
import type { PromotionScope } from './promotions';

/** Events, and as many offers, of a location: more than a visitor would look through. */
const MOST = 200;

/**
 * Events or offers of a location as its visitors see them, by their start: those of a destination with a place in it,
 * those of single places in it, those of the whole location and those of every location. One without a place is seen by
 * nobody. Those that have ended by `now` are left out.
 */
export async function listVisitorPromotions(
  client: Queryable,
  { organisationId, kind }: PromotionScope,
  project: { readonly id: number; readonly now: Date },
): Promise<VisitorPromotion[]> {
  const { rows } = await client.query<VisitorPromotion>(
    `SELECT p.id, p.name, p.short_desc, p.long_desc, p.website, p.image,
            to_char(p.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS start,
            to_char(p.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS "end",
            to_char(p.upcoming, 'YYYY-MM-DD') AS upcoming, p.repeats, p.time_zone AS timezone,
            COALESCE(x.placed, '[]') AS destinations,
            COALESCE(y.placed, '[]') AS places
       FROM promotions p
       LEFT JOIN LATERAL (
         SELECT jsonb_agg(x.destination_id ORDER BY x.destination_id) FILTER (WHERE EXISTS (
                  SELECT 1 FROM project_destinations d WHERE d.project_id = $3 AND d.destination_id = x.destination_id
                )) AS placed
           FROM promotion_destinations x WHERE x.promotion_id = p.id) x ON true
       LEFT JOIN LATERAL (
         SELECT jsonb_agg(d.id ORDER BY d.id) FILTER (WHERE d.project_id = $3) AS placed
           FROM placement_promotions y JOIN project_destinations d ON d.id = y.placement_id
          WHERE y.promotion_id = p.id) y ON true
      WHERE p.organisation_id = $1 AND p.kind = $2
        AND COALESCE(${OVER_AT} >= date_trunc('second', $4::timestamptz), true)
        AND (p.everywhere OR x.placed IS NOT NULL OR y.placed IS NOT NULL
          OR EXISTS (SELECT 1 FROM promotion_projects z WHERE z.promotion_id = p.id AND z.project_id = $3))
      ORDER BY p.starts_at, p.id LIMIT ${MOST}`,
    [organisationId, kind, project.id, project.now],
  );
  return rows;
}
