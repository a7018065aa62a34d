import type { OrganisationSummary } from '@/contract/organisations/organisations';
import type { Queryable } from '../../database/queryable';

interface SummaryRow {
  uuid: string;
  name: string;
  color: string;
  logo: string | null;
  reseller: boolean;
  organisation_uuid: string | null;
}

/** `$1` is the root of the tree: organisations above it are not returned. */
const SUMMARY = `
  SELECT o.uuid, o.name, o.color, o.logo, o.reseller OR o.is_provider AS reseller,
         CASE WHEN $1 = ANY (o.ancestors) THEN above.uuid END AS organisation_uuid
    FROM organisations o LEFT JOIN organisations above ON above.id = o.parent_id`;

const toSummary = ({ reseller, ...row }: SummaryRow): OrganisationSummary => ({ ...row, reseller: reseller ? 1 : 0 });

/** An organisation and its descendants, by name. */
export async function listTree(client: Queryable, organisationId: number): Promise<OrganisationSummary[]> {
  const { rows } = await client.query<SummaryRow>(
    `${SUMMARY} WHERE o.id = $1 OR $1 = ANY (o.ancestors) ORDER BY sort_key(o.name) COLLATE "C", o.id`,
    [organisationId],
  );
  return rows.map(toSummary);
}

/** The descendants of an organisation, by name. */
export async function listBelow(client: Queryable, organisationId: number): Promise<OrganisationSummary[]> {
  const { rows } = await client.query<SummaryRow>(
    `${SUMMARY} WHERE $1 = ANY (o.ancestors) ORDER BY sort_key(o.name) COLLATE "C", o.id`,
    [organisationId],
  );
  return rows.map(toSummary);
}

/** An organisation of the tree; null when it is outside. */
export async function findInTree(
  client: Queryable,
  treeId: number,
  organisationId: number,
): Promise<OrganisationSummary | null> {
  const { rows } = await client.query<SummaryRow>(
    `${SUMMARY} WHERE o.id = $2 AND (o.id = $1 OR $1 = ANY (o.ancestors))`,
    [treeId, organisationId],
  );
  return rows[0] ? toSummary(rows[0]) : null;
}

/** The organisation of a location; null when it is outside of the tree of `treeId`. */
export async function findProjectOwnerInTree(
  client: Queryable,
  treeId: number,
  projectUuid: string,
): Promise<OrganisationSummary | null> {
  const { rows } = await client.query<SummaryRow>(
    `${SUMMARY} WHERE o.id = (SELECT organisation_id FROM projects WHERE uuid = $2) AND (o.id = $1 OR $1 = ANY (o.ancestors))`,
    [treeId, projectUuid],
  );
  return rows[0] ? toSummary(rows[0]) : null;
}

/** The parent of an organisation; null when it is outside of the tree of `treeId`. */
export async function findParentInTree(
  client: Queryable,
  treeId: number,
  organisationId: number,
): Promise<OrganisationSummary | null> {
  const { rows } = await client.query<SummaryRow>(
    `${SUMMARY} WHERE o.id = (SELECT parent_id FROM organisations WHERE id = $2) AND (o.id = $1 OR $1 = ANY (o.ancestors))`,
    [treeId, organisationId],
  );
  return rows[0] ? toSummary(rows[0]) : null;
}
