import type { Destination } from '@/contract/destinations/destinations';
import { batchWrites } from '../../database/batchWrites';
import type { SingleStatementClient } from '../../database/transaction';
import { type AuditDraft, auditOfDrafts, type Causer, DRAFTED_ENTRY, draftedEntry } from '../audit/audit';
import { CATEGORIES, type DestinationRow, OWN_COLUMNS, toDestination } from './destinations';

/** The fields of a destination that is created in one statement. */
export interface PlainDestination {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Category ids without duplicates. */
  readonly categories: readonly number[];
}

/** A destination to be created, with its audit entry. */
export interface DestinationDraft {
  readonly by: Causer;
  readonly fields: PlainDestination;
  readonly entry: AuditDraft;
}

/** A destination without categories skips their lookup, which is a third of the work of creating it. */
const NO_CATEGORIES = {
  wanted: '',
  which: '',
  filed: '',
  shown: `'[]'::jsonb AS categories, NULL::text AS default_category_colour`,
};
const SOME_CATEGORIES = {
  wanted: `wanted AS MATERIALIZED (
    SELECT d.id AS destination_id, c.id, c.name, c.sort_name, c.color
      FROM draft d JOIN categories c ON c.organisation_id = d.organisation_id AND c.id = ANY (d.categories)),
  h AS (SELECT destination_id, count(*) AS found, ${CATEGORIES} FROM wanted c GROUP BY destination_id),`,
  which: 'LEFT JOIN h ON h.destination_id = d.id WHERE COALESCE(h.found, 0) = cardinality(d.categories)',
  filed:
    'filed AS (INSERT INTO destination_categories (destination_id, category_id) SELECT g.id, w.id FROM g JOIN wanted w ON w.destination_id = g.id),',
  shown: `COALESCE((SELECT categories FROM h WHERE h.destination_id = g.id), '[]') AS categories,
    (SELECT colour FROM h WHERE h.destination_id = g.id) AS default_category_colour`,
};

/**
 * Creates destinations with their categories and audit entries in one statement and returns them. Null, and nothing is
 * created, for a destination with a category of another organisation.
 */
async function insertDestinations(
  client: SingleStatementClient,
  drafts: readonly DestinationDraft[],
): Promise<(Destination | null)[]> {
  const { wanted, which, filed, shown } = drafts.every(({ fields }) => fields.categories.length === 0)
    ? NO_CATEGORIES
    : SOME_CATEGORIES;
  const { rows } = await client.query<DestinationRow & { position: number }>(
    `WITH draft AS MATERIALIZED (
       SELECT nextval('destinations_id_seq')::int AS id, d.*
         FROM jsonb_to_recordset($1::jsonb) AS d (position int, organisation_id int, name text, description text,
              tags text[], categories int[], ${DRAFTED_ENTRY})),
     ${wanted}
     g AS (INSERT INTO destinations (id, organisation_id, name, description, tags) OVERRIDING SYSTEM VALUE
           SELECT d.id, d.organisation_id, d.name, d.description, d.tags FROM draft d ${which} RETURNING *),
     ${filed}
     noted AS (${auditOfDrafts('draft d JOIN g USING (id)', 'd', 'd.id')})
     SELECT d.position, ${OWN_COLUMNS}, '[]'::jsonb AS related_destinations, '[]'::jsonb AS files, 0 AS placements, (SELECT uuid FROM organisations o WHERE o.id = g.organisation_id) AS organisation_uuid, ${shown}
       FROM g JOIN draft d USING (id)`,
    [
      JSON.stringify(
        drafts.map(({ by, fields, entry }, position) => ({ position, ...fields, ...draftedEntry(by, entry) })),
      ),
    ],
  );
  const made: (Destination | null)[] = drafts.map(() => null);
  for (const { position, ...row } of rows) made[position] = toDestination(row);
  return made;
}

/**
 * Creates a destination; null when one of its categories belongs to another organisation.
 *
 * A measured exception (docs/decisions/2026-11-21-ways-to-the-database.md): for a record of another kind copy
 * `insertPlacement`, which the route calls in its transaction.
 */
export const batchedDestinationInsert = batchWrites(insertDestinations);
