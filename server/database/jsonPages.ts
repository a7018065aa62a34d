import { JsonText } from '../jsonText';
import type { Queryable } from './queryable';

/** Records of a page. A statement for so many takes some milliseconds, also of the embedded database's only session. */
const PAGE = 1_000;

interface PagesOptions {
  /** Records of the list, at most. */
  readonly most?: number;
  /** Records of a page; all of them where the statement knows no `last`. */
  readonly page?: number;
  /** The last column, which a record leaves out where it is null. */
  readonly absent?: string;
}

/** A statement for the records after `last`, which is null for the first ones, in their order and at most `limit`. */
type PageStatement<Last> = (
  last: Last | null,
  limit: number,
) => { readonly text: string; readonly values: readonly unknown[] };

/**
 * Records as a JSON list, page by page. The database writes it, since thousands of rows as values of their own would hold up
 * other calls.
 */
export async function jsonPages<Last>(
  client: Queryable,
  statementOf: PageStatement<Last>,
  { most = Number.POSITIVE_INFINITY, page: size = PAGE, absent }: PagesOptions = {},
): Promise<JsonText> {
  const pieces: string[] = [];
  let last: Last | null = null;
  for (let count = 0; count < most; count += size) {
    const limit = Math.min(size, most - count);
    const { text, values } = statementOf(last, limit);
    const { rows } = await client.query<{ json: string | null; count: number; last: Last }>(
      `SELECT string_agg(json, ',' ORDER BY at) AS json, count(*)::int AS count, ((array_agg(json ORDER BY at DESC))[1])::json AS last
         FROM (SELECT row_to_json(listed)::text AS json, row_number() OVER () AS at FROM (${text}) listed) written`,
      [...values],
    );
    const [page] = rows;
    if (!page?.json) break;
    // In a text of a record the quotes are escaped, so that this is never part of one.
    const json = absent === undefined ? page.json : page.json.replaceAll(`,"${absent}":null}`, '}');
    pieces.push(pieces.length === 0 ? json : `,${json}`);
    if (page.count < limit) break;
    last = page.last;
  }
  return new JsonText(['[', ...pieces, ']']);
}
