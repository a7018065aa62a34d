import { NEAR, type SharedOrigin } from '@/model/floorPlan/planOrigin';
import type { Point } from '@/model/geometry/points';
import type { Queryable } from '../../database/queryable';

/**
 * The origin that the floors of a location have in common, so that they stay above one another and their networks keep
 * their places: that of its current floor plans, or else of its last upload. Null where the next floor plan decides it.
 */
export async function findPlanOrigin(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<SharedOrigin | null> {
  const { rows } = await client.query<{ origin: Point }>(
    `SELECT COALESCE(u.report->'origin', '{"x": 0, "y": 0}'::jsonb) AS origin
       FROM uploaded_map_files u LEFT JOIN floors f ON f.upload_id = u.id
      WHERE u.organisation_id = $1 AND u.project_id = $2
      ORDER BY f.id IS NULL, u.created_at DESC, u.id DESC LIMIT 1`,
    [organisationId, projectId],
  );
  const last = rows[0];
  if (!last) return null;
  const far = await client.query(
    `SELECT 1 FROM nodes
      WHERE organisation_id = $1 AND project_id = $2 AND (abs(x) > $3 OR abs(y) > $3) LIMIT 1`,
    [organisationId, projectId, 4 * NEAR],
  );
  // A network of before origins were taken off is measured from the origin of the file.
  if (last.origin.x === 0 && last.origin.y === 0 && far.rowCount === 1) return { x: 0, y: 0, isFixed: true };
  return { x: last.origin.x, y: last.origin.y, isFixed: false };
}
