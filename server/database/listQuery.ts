/** The requested part of a list; by default everything. */
export interface ListRequest<Sort extends string = string> {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly sort?: Sort | undefined;
}

export interface ListOptions<Sort extends string> {
  /** SQL expression that `search` is compared with. */
  readonly searched: string;
  /** SQL of `ORDER BY` for each order; its last column is unique, so that pages never overlap. */
  readonly orders: Readonly<Record<Sort, string>>;
  /** The default order. */
  readonly order: Sort;
}

/** Parts of a SELECT statement that returns a page of a list. */
export interface ListSql {
  /** Continues a condition, as in `WHERE organisation_id = $1 ${search}`. */
  readonly search: string;
  /** Follows `ORDER BY`. */
  readonly order: string;
  /** `LIMIT` and `OFFSET`. */
  readonly page: string;
  /** A column with the total number of rows on all pages. It reads every row of the list, so few lists select it. */
  readonly total: string;
  /** Parameters of the statement: the given ones, then those of `search` and `page`. */
  readonly values: unknown[];
}

/**
 * Builds search, order and page of a list. `values` are the parameters before those added here. Without a search there
 * is no condition, so that PostgreSQL can use an index in the order of the list.
 */
export function listQuery<Sort extends string>(
  { searched, orders, order }: ListOptions<Sort>,
  { search, limit, offset, sort }: ListRequest<Sort>,
  values: readonly unknown[],
): ListSql {
  const next = values.length + 1;
  const paged = [...values, limit ?? null, offset ?? 0];
  return {
    search: search === undefined ? '' : `AND strpos(lower(${searched}), lower($${next + 2})) > 0`,
    order: orders[sort ?? order],
    page: `LIMIT $${next} OFFSET $${next + 1}`,
    total: '(count(*) OVER ())::int AS total',
    values: search === undefined ? paged : [...paged, search],
  };
}
