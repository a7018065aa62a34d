/** Which part of a list is asked for: everything, unless it says otherwise. */
export interface ListRequest<Sort extends string = string> {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly sort?: Sort | undefined;
}

export interface ListOptions<Sort extends string> {
  /** SQL expression of the text that `search` is looked for in. */
  readonly searched: string;
  /** SQL of `ORDER BY` for each order; the last column is unique, so that pages never overlap. */
  readonly orders: Readonly<Record<Sort, string>>;
  /** The order where the request names none. */
  readonly order: Sort;
}

/** Parts of a SELECT statement that gives a page of a list. */
export interface ListSql {
  /** Continues a condition, as in `WHERE organisation_id = $1 ${search}`. */
  readonly search: string;
  /** Follows `ORDER BY`. */
  readonly order: string;
  /** `LIMIT` and `OFFSET`. */
  readonly page: string;
  /** A column: how many rows the list has on all pages. Every row of the list is read for it, so few lists select it. */
  readonly total: string;
  /** The values of the statement: the given ones, then those that `search` and `page` name. */
  readonly values: unknown[];
}

/**
 * Makes the search, the order and the page of a list. `values` are the parameters of the statement before those made
 * here. Where nothing is searched for, the statement has no condition about it, so that an index in its order is used.
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
