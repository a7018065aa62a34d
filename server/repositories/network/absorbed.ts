import type { PoolClient } from 'pg';
import type { Owner } from './write';

/** A node that is about to be deleted, and the node that has absorbed it. */
export interface Absorbed {
  readonly from: number;
  readonly to: number;
}

/** A statement that moves what refers to a node. Its parameters: from, to, organisation, location. */
const moved = (set: string) => ({ moves: set });

/** Paths and stops move with the nodes in the editor, which sends them as any other change. */
const OF_THE_NETWORK = null;

const MOVES = `(SELECT DISTINCT ON (m.from_node) m.from_node, m.to_node
    FROM unnest($1::int[], $2::int[]) AS m (from_node, to_node)
    JOIN nodes f ON f.id = m.from_node AND f.organisation_id = $3 AND f.project_id = $4
    JOIN nodes t ON t.id = m.to_node AND t.organisation_id = $3 AND t.project_id = $4
   ORDER BY m.from_node, m.to_node) r`;

const movedEnd = (column: string) =>
  moved(`UPDATE route_cases c SET ${column} = jsonb_build_object('node_id', r.to_node), revision = revision + 1
    FROM ${MOVES} WHERE c.project_id = $4 AND (c.${column} ->> 'node_id')::int = r.from_node`);

/**
 * Whatever refers to a node, by table and column: the statement that moves it where another node absorbs it. A reference that
 * is not here fails the test of the schema, so that nothing that was placed is lost without a word.
 */
export const NODE_REFERENCES = {
  'joints.from_node': OF_THE_NETWORK,
  'joints.to_node': OF_THE_NETWORK,
  'transit_group_nodes.node_id': OF_THE_NETWORK,
  'kiosks.node_id': moved(`UPDATE kiosks s SET node_id = r.to_node FROM ${MOVES} WHERE s.node_id = r.from_node`),
  'node_amenities.node_id': moved(`INSERT INTO node_amenities (node_id, amenity_id)
    SELECT r.to_node, a.amenity_id FROM node_amenities a JOIN ${MOVES} ON a.node_id = r.from_node
    ON CONFLICT (node_id, amenity_id) DO NOTHING`),
  'nodes.location_description': moved(`UPDATE nodes n
    SET location_description = left(concat_ws(E'\\n', nullif(n.location_description, ''), d.texts), 5000)
    FROM (SELECT r.to_node, string_agg(o.location_description, E'\\n' ORDER BY o.id) AS texts
            FROM nodes o JOIN ${MOVES} ON o.id = r.from_node
           WHERE o.location_description <> '' GROUP BY r.to_node) d
    WHERE n.id = d.to_node`),
  'route_cases.from_end': movedEnd('from_end'),
  'route_cases.to_end': movedEnd('to_end'),
} as const satisfies Record<string, { readonly moves: string } | null>;

/** Moves what hangs on nodes to those that have absorbed them; ids of another location are ignored. */
export async function moveAbsorbed(client: PoolClient, owner: Owner, absorbed: readonly Absorbed[]): Promise<void> {
  if (absorbed.length === 0) return;
  const given = [absorbed.map(({ from }) => from), absorbed.map(({ to }) => to), owner.organisationId, owner.projectId];
  for (const reference of Object.values(NODE_REFERENCES)) if (reference) await client.query(reference.moves, given);
  // A form that is open on what the node had before is stale.
  await client.query(
    `UPDATE nodes SET details_revision = details_revision + 1 WHERE id IN (SELECT to_node FROM ${MOVES})`,
    given,
  );
}
