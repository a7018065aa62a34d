import type { PoolClient } from 'pg';
import { writableColumns } from '../../database/writableColumns';

/** Rows that point at a destination, by the table and the column that does. */
const POINTING = [
  ['destination_categories', 'destination_id'],
  ['project_destinations', 'destination_id'],
  ['destination_files', 'destination_id'],
  ['related_destinations', 'destination_id'],
  ['related_destinations', 'related_id'],
  ['imported_destinations', 'destination_id'],
  ['placement_sub_destinations', 'destination_id'],
  ['promotion_destinations', 'destination_id'],
] as const;

/** Rows that point at its places, which are deleted with it. */
const OF_PLACES = ['placement_promotions', 'placement_sub_destinations'] as const;
const PLACES = 'placement_id';

const keyOf = (table: string, column: string) => `${table}.${column}`;

/** Labels `t` of the rooms of a destination `g` that have its name. */
const NAMED = `lower(trim(t.text)) = lower(trim(g.name)) AND EXISTS (
  SELECT 1 FROM project_destinations d
   WHERE d.destination_id = g.id AND d.floor_id = t.floor_id AND d.object_name = t.object_name)`;

/** Deletes a destination. Its row and those that pointed at it are kept for `restoreDestination`. */
export async function deleteDestination(
  client: PoolClient,
  organisationId: number,
  id: number,
  now: Date,
): Promise<void> {
  const kept = POINTING.map(
    ([table, column]) =>
      `'${keyOf(table, column)}', (SELECT COALESCE(jsonb_agg(to_jsonb(t)), '[]') FROM ${table} t WHERE t.${column} = g.id)`,
  );
  const ofPlaces = OF_PLACES.map(
    (table) =>
      `'${keyOf(table, PLACES)}', (SELECT COALESCE(jsonb_agg(to_jsonb(t)), '[]') FROM ${table} t
           JOIN project_destinations d ON d.id = t.${PLACES} WHERE d.destination_id = g.id)`,
  );
  await client.query(
    `INSERT INTO deleted_destinations (id, organisation_id, deleted_at, rows)
     SELECT g.id, g.organisation_id, $3, jsonb_build_object('destinations', jsonb_build_array(to_jsonb(g)), ${[...kept, ...ofPlaces].join(', ')},
            'floor_labels', (SELECT COALESCE(jsonb_agg(to_jsonb(t)), '[]') FROM floor_labels t WHERE ${NAMED}),
            'children', (SELECT COALESCE(jsonb_agg(c.id), '[]') FROM destinations c WHERE c.parent_id = g.id))
       FROM destinations g WHERE g.organisation_id = $1 AND g.id = $2`,
    [organisationId, id, now],
  );
  // The drawing of a floor may name the shop in its room: visitors would still read it there.
  await client.query(
    `DELETE FROM floor_labels t USING destinations g WHERE g.organisation_id = $1 AND g.id = $2 AND ${NAMED}`,
    [organisationId, id],
  );
  await client.query('DELETE FROM destinations WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
}

/** Forgets deletions that can no longer be undone. */
export async function purgeDeletedDestinations(
  client: PoolClient,
  organisationId: number,
  before: Date,
): Promise<void> {
  await client.query('DELETE FROM deleted_destinations WHERE organisation_id = $1 AND deleted_at < $2', [
    organisationId,
    before,
  ]);
}

/**
 * Puts a deleted destination back with the rows that pointed at it, as far as what they belong to still exists. A room
 * that has another destination by now keeps that one. The revision advances, so that nobody overwrites it unseen.
 * Returns false when there is nothing to restore.
 */
export async function restoreDestination(
  client: PoolClient,
  organisationId: number,
  id: number,
  notBefore: Date,
): Promise<boolean> {
  const columns = await writableColumns(client, 'destinations');
  const { rowCount } = await client.query(
    `INSERT INTO destinations (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns.replace(/(^|, )/g, '$1r.')} FROM deleted_destinations d
       CROSS JOIN LATERAL jsonb_populate_record(NULL::destinations, d.rows->'destinations'->0
         || jsonb_build_object('revision', (d.rows->'destinations'->0->>'revision')::int + 1, 'updated_at', now(),
              'parent_id', (SELECT p.id FROM destinations p WHERE p.organisation_id = $1
                             AND p.id = (d.rows->'destinations'->0->>'parent_id')::int AND p.parent_id IS NULL))) r
      WHERE d.organisation_id = $1 AND d.id = $2 AND d.deleted_at >= $3`,
    [organisationId, id, notBefore],
  );
  if (rowCount !== 1) return false;
  const rowsOf = (table: string, column: string) =>
    `FROM deleted_destinations d CROSS JOIN LATERAL jsonb_populate_recordset(NULL::${table}, d.rows->'${keyOf(table, column)}') r
      WHERE d.organisation_id = $1 AND d.id = $2`;
  await client.query(
    `INSERT INTO destination_categories SELECT r.* ${rowsOf('destination_categories', 'destination_id')}
        AND EXISTS (SELECT 1 FROM categories c WHERE c.id = r.category_id) ON CONFLICT DO NOTHING`,
    [organisationId, id],
  );
  await client.query(
    `INSERT INTO project_destinations OVERRIDING SYSTEM VALUE SELECT r.* ${rowsOf('project_destinations', 'destination_id')}
        AND EXISTS (SELECT 1 FROM floors f WHERE f.id = r.floor_id) ON CONFLICT DO NOTHING`,
    [organisationId, id],
  );
  await client.query(
    `INSERT INTO destination_files SELECT r.* ${rowsOf('destination_files', 'destination_id')}
        AND EXISTS (SELECT 1 FROM organisation_file_groups f WHERE f.id = r.group_id) ON CONFLICT DO NOTHING`,
    [organisationId, id],
  );
  await client.query(
    `INSERT INTO imported_destinations SELECT r.* ${rowsOf('imported_destinations', 'destination_id')}
        AND EXISTS (SELECT 1 FROM projects p WHERE p.id = r.project_id) ON CONFLICT DO NOTHING`,
    [organisationId, id],
  );
  await client.query(
    `INSERT INTO promotion_destinations SELECT r.* ${rowsOf('promotion_destinations', 'destination_id')}
        AND EXISTS (SELECT 1 FROM promotions p WHERE p.id = r.promotion_id) ON CONFLICT DO NOTHING`,
    [organisationId, id],
  );
  await client.query(
    `INSERT INTO floor_labels SELECT r.* FROM deleted_destinations d
       CROSS JOIN LATERAL jsonb_populate_recordset(NULL::floor_labels, d.rows->'floor_labels') r
      WHERE d.organisation_id = $1 AND d.id = $2
        AND EXISTS (SELECT 1 FROM floors f WHERE f.id = r.floor_id) ON CONFLICT DO NOTHING`,
    [organisationId, id],
  );
  const placeExists = 'AND EXISTS (SELECT 1 FROM project_destinations p WHERE p.id = r.placement_id)';
  await client.query(
    `INSERT INTO placement_promotions SELECT r.* ${rowsOf('placement_promotions', PLACES)} ${placeExists}
        AND EXISTS (SELECT 1 FROM promotions p WHERE p.id = r.promotion_id) ON CONFLICT DO NOTHING`,
    [organisationId, id],
  );
  for (const column of ['destination_id', PLACES])
    await client.query(
      `INSERT INTO placement_sub_destinations SELECT r.* ${rowsOf('placement_sub_destinations', column)} ${placeExists}
          AND EXISTS (SELECT 1 FROM destinations o WHERE o.id = r.destination_id) ON CONFLICT DO NOTHING`,
      [organisationId, id],
    );
  for (const [column, other] of [
    ['destination_id', 'related_id'],
    ['related_id', 'destination_id'],
  ] as const)
    await client.query(
      `INSERT INTO related_destinations SELECT r.* ${rowsOf('related_destinations', column)}
          AND EXISTS (SELECT 1 FROM destinations o WHERE o.id = r.${other}) ON CONFLICT DO NOTHING`,
      [organisationId, id],
    );
  await client.query(
    `UPDATE destinations SET parent_id = $2
      WHERE organisation_id = $1 AND parent_id IS NULL
        AND (SELECT parent_id FROM destinations WHERE id = $2) IS NULL
        AND id IN (SELECT c::int FROM deleted_destinations d CROSS JOIN LATERAL jsonb_array_elements_text(d.rows->'children') c
                    WHERE d.organisation_id = $1 AND d.id = $2)
        AND NOT EXISTS (SELECT 1 FROM destinations s WHERE s.parent_id = destinations.id)`,
    [organisationId, id],
  );
  await client.query('DELETE FROM deleted_destinations WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
  return true;
}
