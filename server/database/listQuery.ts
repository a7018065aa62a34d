import { MOST_LISTED } from '@/contract/common';
import { searchTerms } from '@/model/content/search/searchTerms';

/** The requested part of a list; by default its first records. */
export interface ListRequest<Sort extends string = string> {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly sort?: Sort | undefined;
  /** The page after this record, in the order by name. */
  readonly after?: number | undefined;
  readonly after_name?: string | undefined;
}

export interface ListOptions<Sort extends string> {
  /** SQL of a text that is folded for searching, in which `search` is looked for. */
  readonly searched: string;
  /** SQL of `ORDER BY` for each order; its last column is unique, so that pages never overlap. */
  readonly orders: Readonly<Record<Sort, string>>;
  /** The default order. */
  readonly order: Sort;
  /** The columns of the order by name, as a row: they are compared with the record that a page comes after. */
  readonly keyset?: string;
}

/** Parts of a SELECT statement that returns a page of a list. */
export interface ListSql {
  /** Continues a condition, as in `WHERE organisation_id = $1 ${search}`: the search, and the record that the page comes after. */
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

/** Words of a search that are looked for one by one; what follows them counts as one. */
const MOST_WORDS = 10;

/** The words of a search, which a name may have in any order. */
function wordsOf(search: string): readonly string[] {
  const words = searchTerms(search);
  return words.length <= MOST_WORDS
    ? words
    : [...words.slice(0, MOST_WORDS - 1), words.slice(MOST_WORDS - 1).join(' ')];
}

/**
 * Builds search, order and page of a list. `values` are the parameters before those added here. Without a search there
 * is no condition, so that PostgreSQL can use an index in the order of the list.
 */
export function listQuery<Sort extends string>(
  { searched, orders, order, keyset }: ListOptions<Sort>,
  { search, limit, offset, sort, after, after_name: afterName }: ListRequest<Sort>,
  values: readonly unknown[],
): ListSql {
  const parameters = [...values];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const page = `LIMIT ${value(limit ?? MOST_LISTED)} OFFSET ${value(offset ?? 0)}`;
  // As `withoutAmpersand` of the console.
  const joined = `regexp_replace(${searched}, ' ?& ?', '', 'g')`;
  const isFound = wordsOf(search ?? '')
    .map((word) => `searchable(${value(word)})`)
    .map((word) => `AND (strpos(${searched}, ${word}) > 0 OR strpos(${joined}, ${word}) > 0)`)
    .join(' ');
  const isAfter =
    keyset === undefined || after === undefined || afterName === undefined
      ? ''
      : `AND ${keyset} > (sort_key(${value(afterName)}) COLLATE "C", ${value(after)}::int)`;
  return {
    search: `${isFound} ${isAfter}`,
    order: orders[sort ?? order],
    page,
    total: '(count(*) OVER ())::int AS total',
    values: parameters,
  };
}
