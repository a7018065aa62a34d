import type { Queryable } from '../../database/queryable';
import type { FloorPlace } from './roomRecords';

/** The records of a room. */
export interface RoomUse {
  readonly name: string;
  readonly destinations: readonly string[];
  readonly entrances: number;
  readonly kiosks: number;
  readonly cases: number;
}

/** The rooms of a floor that have destinations, entrances, kiosks at these, or route cases. */
export async function listRoomUse(
  client: Queryable,
  { organisationId, projectId, floorId }: FloorPlace,
): Promise<RoomUse[]> {
  const { rows } = await client.query<RoomUse>(
    `WITH used AS (
       SELECT d.object_name AS name, g.name AS destination, 0 AS entrances, 0 AS kiosks, 0 AS cases
         FROM project_destinations d JOIN destinations g ON g.id = d.destination_id
        WHERE d.organisation_id = $1 AND d.floor_id = $3
       UNION ALL
       SELECT n.mesh, NULL, 1, (SELECT count(*)::int FROM kiosks k WHERE k.organisation_id = $1 AND k.node_id = n.id), 0
         FROM nodes n WHERE n.organisation_id = $1 AND n.floor_id = $3 AND n.mesh IS NOT NULL
       UNION ALL
       SELECT e.one->>'object_name', NULL, 0, 0, 1
         FROM route_cases c JOIN floors f ON f.id = $3
        CROSS JOIN LATERAL (SELECT c.from_end AS one UNION SELECT c.to_end) e
        WHERE c.organisation_id = $1 AND c.project_id = $2 AND e.one->>'floor_id' = f.uuid::text
     )
     SELECT name, COALESCE(array_agg(destination ORDER BY destination) FILTER (WHERE destination IS NOT NULL), '{}') AS destinations,
            sum(entrances)::int AS entrances, sum(kiosks)::int AS kiosks, sum(cases)::int AS cases
       FROM used GROUP BY name ORDER BY name COLLATE "C"`,
    [organisationId, projectId, floorId],
  );
  return rows;
}
