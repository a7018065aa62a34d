import { LIST_PAGE } from '@/contract/common';

interface Listed {
  readonly id: number;
  readonly name: string;
}

/** The parameters of a page. */
interface PageQuery {
  readonly limit: number;
  readonly after?: number;
  readonly after_name?: string;
}

/**
 * Loads a list by name page by page, so that no answer is long. Another provider may know no pages and answer with the whole
 * list: then one call is enough.
 */
export async function allPages<Row extends Listed>(
  read: (query: PageQuery) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const first = await read({ limit: LIST_PAGE });
  if (first.length !== LIST_PAGE) return first;
  const rows = [...first];
  for (let last = rows.at(-1); last; ) {
    const page = await read({ limit: LIST_PAGE, after: last.id, after_name: last.name });
    if (page[0]?.id === first[0]?.id) break;
    rows.push(...page);
    last = page.length === LIST_PAGE ? page.at(-1) : undefined;
  }
  return rows;
}
