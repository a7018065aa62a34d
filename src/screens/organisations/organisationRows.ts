import type { Organisation, OrganisationSummary } from '@/contract/organisations/organisations';
import { childrenOf } from '@/model/access/organisationTree';
import { containsText, type Direction, inOrder } from '@/model/content/search/listOrder';

export interface OrganisationRow {
  readonly uuid: string;
  readonly name: string;
  readonly color: string;
  readonly logo: string | null;
  readonly isReseller: boolean;
  /** Null until the record of an organisation further down is loaded. */
  readonly projects: number | null;
  /** 1 for direct children of the active organisation. */
  readonly level: number;
  /** Null without children. */
  readonly isExpanded: boolean | null;
}

interface TreeOptions {
  /** Direct children of the active organisation, with their records. */
  readonly top: readonly Organisation[];
  /** All below it, at any depth. */
  readonly below: readonly OrganisationSummary[];
  /** Counts of locations of those further down, as far as they are loaded. */
  readonly counts: ReadonlyMap<string, number>;
  readonly expanded: ReadonlySet<string>;
  readonly search: string;
  /** By `name`, `reseller` or `projects`. */
  readonly sort: { readonly column: string; readonly direction: Direction };
}

/**
 * The rows of the tree: an expanded row is followed by its customers; a search looks through all and shows a flat list.
 */
export function organisationRows({ top, below, counts, expanded, search, sort }: TreeOptions): OrganisationRow[] {
  const projectsOf = new Map([...counts, ...top.map(({ uuid, projects }) => [uuid, projects.length] as const)]);
  const known = new Map<string, OrganisationSummary>([...below, ...top].map((one) => [one.uuid, one]));
  const isFlat = search.trim() !== '';
  const toRow = (one: OrganisationSummary, level: number): OrganisationRow => ({
    uuid: one.uuid,
    name: one.name,
    color: one.color ?? '#000000',
    logo: one.logo ?? null,
    isReseller: one.reseller === 1,
    projects: projectsOf.get(one.uuid) ?? null,
    level,
    isExpanded: isFlat || childrenOf(below, one.uuid).length === 0 ? null : expanded.has(one.uuid),
  });
  const ordered = (rows: readonly OrganisationRow[]) =>
    inOrder(
      rows,
      ({ name, isReseller, projects }) =>
        sort.column === 'reseller' ? Number(isReseller) : sort.column === 'projects' ? (projects ?? -1) : name,
      sort.direction,
    );
  if (isFlat)
    return ordered([...known.values()].filter(({ name }) => containsText(name, search)).map((one) => toRow(one, 1)));
  const withBelow = (rows: readonly OrganisationRow[]): OrganisationRow[] =>
    ordered(rows).flatMap((row) =>
      row.isExpanded ? [row, ...withBelow(childrenOf(below, row.uuid).map((one) => toRow(one, row.level + 1)))] : [row],
    );
  return withBelow(top.map((one) => toRow(one, 1)));
}
