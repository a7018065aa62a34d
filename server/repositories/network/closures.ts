import type { WireNode } from '@/contract/network/network';
import type { Closure } from '@/model/network/network';
import type { Queryable } from '../../database/queryable';

/** The things that a save closes, with why and until when, and the names of those that it opens. */
export interface ClosureChanges {
  readonly closed: readonly ClosedThing[];
  readonly opened: readonly string[];
  /** In which the moments are written. */
  readonly timeZone: string;
}

export interface ClosedThing {
  readonly name: string;
  readonly closure: Closure | null;
}

const NONE: ClosureChanges = { closed: [], opened: [], timeZone: 'UTC' };

/**
 * The nodes that a save closes or opens, or whose closure it changes, before it is written: a stop by the name of its transit
 * group, another node by its own name, or else by its number and floor.
 */
export async function listClosureChanges(
  client: Queryable,
  { organisationId, projectId }: { readonly organisationId: number; readonly projectId: number },
  nodes: readonly Pick<WireNode, 'id' | 'open' | 'closure'>[],
): Promise<ClosureChanges> {
  if (nodes.length === 0) return NONE;
  const { rows } = await client.query<{ isOpen: boolean; closure: Closure | null; name: string; timeZone: string }>(
    `SELECT r.open AS "isOpen", CASE WHEN r.open THEN NULL ELSE r.closure::jsonb END AS closure,
            COALESCE(p.settings ->> 'timezone', 'Europe/London') AS "timeZone",
            COALESCE(g.name, NULLIF(btrim(n.name), ''), 'node ' || n.id || ' on ' || f.name) AS name
       FROM unnest($3::int[], $4::bool[], $5::text[]) AS r (id, open, closure)
       JOIN nodes n ON n.id = r.id
        AND (n.open <> r.open OR (NOT r.open AND n.closure IS DISTINCT FROM r.closure::jsonb))
       JOIN projects p ON p.id = n.project_id
       JOIN floors f ON f.id = n.floor_id
       LEFT JOIN LATERAL (SELECT t.name FROM transit_group_nodes m JOIN transit_groups t ON t.id = m.group_id
                           WHERE m.node_id = n.id ORDER BY t.id LIMIT 1) g ON true
      WHERE n.organisation_id = $1 AND n.project_id = $2 ORDER BY n.id`,
    [
      organisationId,
      projectId,
      nodes.map(({ id }) => id),
      nodes.map(({ open }) => open),
      nodes.map(({ closure }) => (closure ? JSON.stringify(closure) : null)),
    ],
  );
  const closed = new Map<string, ClosedThing>();
  for (const { isOpen, name, closure } of rows)
    if (!isOpen) closed.set(JSON.stringify([name, closure]), { name, closure });
  return {
    closed: [...closed.values()],
    opened: [...new Set(rows.filter(({ isOpen }) => isOpen).map(({ name }) => name))],
    timeZone: rows[0]?.timeZone ?? 'UTC',
  };
}
