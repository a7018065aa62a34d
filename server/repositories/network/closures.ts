import type { Queryable } from '../../database/queryable';

/** Names of what a save opens or closes. */
export interface ClosureChanges {
  readonly closed: readonly string[];
  readonly opened: readonly string[];
}

/**
 * The nodes that a save closes or opens, before it is written: a stop by the name of its transit group, another node by its
 * own name, or else by its number and floor.
 */
export async function listClosureChanges(
  client: Queryable,
  { organisationId, projectId }: { readonly organisationId: number; readonly projectId: number },
  nodes: readonly { readonly id: number; readonly open: boolean }[],
): Promise<ClosureChanges> {
  if (nodes.length === 0) return { closed: [], opened: [] };
  const { rows } = await client.query<{ isOpen: boolean; name: string }>(
    `SELECT r.open AS "isOpen",
            COALESCE(g.name, NULLIF(btrim(n.name), ''), 'node ' || n.id || ' on ' || f.name) AS name
       FROM unnest($3::int[], $4::bool[]) AS r (id, open)
       JOIN nodes n ON n.id = r.id AND n.open <> r.open
       JOIN floors f ON f.id = n.floor_id
       LEFT JOIN LATERAL (SELECT t.name FROM transit_group_nodes m JOIN transit_groups t ON t.id = m.group_id
                           WHERE m.node_id = n.id ORDER BY t.id LIMIT 1) g ON true
      WHERE n.organisation_id = $1 AND n.project_id = $2 ORDER BY n.id`,
    [organisationId, projectId, nodes.map(({ id }) => id), nodes.map(({ open }) => open)],
  );
  const namesOf = (isOpen: boolean) => [
    ...new Set(rows.filter((row) => row.isOpen === isOpen).map(({ name }) => name)),
  ];
  return { closed: namesOf(false), opened: namesOf(true) };
}
