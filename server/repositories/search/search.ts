import type { Pool } from 'pg';
import type { SearchResults } from '@/contract/search/search';
import { folded } from '@/model/content/search/folded';
import { searchTerms } from '@/model/content/search/searchTerms';
import { inTransaction } from '../../database/transaction';

/** Results per group at most. */
const MAX_RESULTS = 20;
/** Words of a text that are searched one by one; the last one takes the rest. */
const MOST_WORDS = 6;
/** Shorter texts have too few letters to tell a typing error from another word. */
const LEAST_FOR_TYPOS = 4;
/** Least similarity of a name, by common trigrams: that of “starbuks” and “Starbucks” is 0.58. */
const LIKENESS = 0.45;

interface Group {
  /** Names in the answer and their columns. */
  readonly columns: Readonly<Record<string, string>>;
  /** The table whose names are searched, under the name `t`, and what its columns need. */
  readonly table: string;
  readonly joins?: string;
  readonly where?: string;
}

const GROUPS = {
  projects: { columns: { uuid: 't.uuid', name: 't.name' }, table: 'projects' },
  buildings: {
    columns: { uuid: 't.uuid', name: 't.name', project_uuid: 'p.uuid', project_name: 'p.name' },
    table: 'buildings',
    joins: 'JOIN projects p ON p.id = t.project_id',
  },
  floors: {
    columns: {
      uuid: 't.uuid',
      name: 't.name',
      project_uuid: 'p.uuid',
      project_name: 'p.name',
      building_name: 'b.name',
    },
    table: 'floors',
    joins: 'JOIN buildings b ON b.id = t.building_id JOIN projects p ON p.id = t.project_id',
  },
  globalDestinations: { columns: { id: 't.id', name: 't.name' }, table: 'destinations' },
  categories: { columns: { id: 't.id', name: 't.name' }, table: 'categories' },
  globalAmenities: { columns: { id: 't.id', name: 't.name' }, table: 'amenities' },
  users: {
    columns: { uuid: 't.uuid', name: 't.name', email: 't.email' },
    table: 'users',
    where: 'AND t.active AND $3',
  },
} as const satisfies Record<string, Group>;

/** A text of the caller as names are searched. Its parameter is known when the statement is planned, so an index is used. */
const normal = (parameter: string) => `searchable(${parameter})`;
/** The same, with the characters of a pattern taken literally. */
const literal = (parameter: string) =>
  `replace(replace(replace(${normal(parameter)}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

const itemOf = (columns: Group['columns']): string =>
  `jsonb_build_object(${Object.entries(columns)
    .map(([field, column]) => `'${field}', ${column}`)
    .join(', ')})`;

/** A name without its "&", as `withoutAmpersand` of the console. The names that have one are in an index of their own. */
const JOINED = `regexp_replace(t.search_name, ' ?& ?', '', 'g')`;

/**
 * The records of a group as a JSON list by rank: names that are the text, that begin with it, that have a word that does, that
 * contain it, and that contain all its words. Names with the text at their beginning come from the index in order; the rest
 * is looked for only where they are too few. A name with "&" is found without it too.
 * @param words parameters of the words, where the text has several
 */
function listOf({ columns, table, joins = '', where = '' }: Group, words: readonly string[]): string {
  const item = itemOf(columns);
  const begins = (name: string) => `${name} LIKE ${literal('$2')} || '%'`;
  const contains = (name: string, part: string) => `${name} LIKE '%' || ${literal(part)} || '%'`;
  const beginning = begins('t.search_name');
  const parts = words.length > 0 ? words : ['$2'];
  const containingAll = parts.map((part) => contains('t.search_name', part)).join(' AND ');
  const joinedHasAll = parts
    .map((part) => `(${contains('t.search_name', part)} OR ${contains(JOINED, part)})`)
    .join(' AND ');
  const found = (name = 't.search_name') => `SELECT t.id, t.search_name,
      CASE WHEN ${name} = ${normal('$2')} THEN 0 WHEN ${begins(name)} THEN 1
           WHEN ${name} LIKE '% ' || ${literal('$2')} || '%' THEN 2 WHEN ${contains(name, '$2')} THEN 3 ELSE 4 END AS rank
      FROM ${table} t WHERE t.organisation_id = $1 ${where}`;
  return `(WITH first AS (${found()} AND ${beginning} ORDER BY t.search_name LIMIT ${MAX_RESULTS}),
    rest AS (${found()} AND (SELECT count(*) FROM first) < ${MAX_RESULTS}
      AND NOT (${beginning}) AND ${containingAll} ORDER BY rank, t.search_name LIMIT ${MAX_RESULTS}),
    joined AS (${found(JOINED)} AND strpos(t.search_name, '&') > 0 AND NOT (${beginning}) AND NOT (${containingAll})
      AND ${joinedHasAll} ORDER BY rank, t.search_name LIMIT ${MAX_RESULTS}),
    ranked AS (SELECT * FROM first UNION ALL SELECT * FROM rest UNION ALL SELECT * FROM joined ORDER BY rank, search_name LIMIT ${MAX_RESULTS})
    SELECT COALESCE(jsonb_agg(${item} ORDER BY ranked.rank, ranked.search_name, t.name), '[]')
      FROM ranked JOIN ${table} t ON t.id = ranked.id ${joins})`;
}

/** The records of a group whose names are like the text, the most alike first. */
function likeOf({ columns, table, joins = '', where = '' }: Group): string {
  const item = itemOf(columns);
  return `(WITH ranked AS (SELECT t.id, t.search_name, word_similarity(${normal('$2')}, t.search_name) AS likeness
      FROM ${table} t WHERE t.organisation_id = $1 ${where} AND ${normal('$2')} <% t.search_name
     ORDER BY likeness DESC, t.search_name LIMIT ${MAX_RESULTS})
    SELECT COALESCE(jsonb_agg(${item} ORDER BY ranked.likeness DESC, ranked.search_name, t.name), '[]')
      FROM ranked JOIN ${table} t ON t.id = ranked.id ${joins})`;
}

const selectEach = (list: (group: Group) => string): string =>
  `SELECT ${Object.entries(GROUPS)
    .map(([name, group]) => `${list(group)} AS "${name}"`)
    .join(',\n')}`;

/** The statement that searches a text of so many words; the first parameters are organisation, text, with users. */
const searchStatement = (words: number): string => {
  const parameters = Array.from({ length: words }, (_, at) => `$${at + 4}`);
  return selectEach((group) => listOf(group, parameters));
};

const TYPO_STATEMENT = selectEach(likeOf);

/** The answer to a text of signs that are left out in searching, which would be found in every name. */
const NOTHING: SearchResults = {
  projects: [],
  buildings: [],
  floors: [],
  globalDestinations: [],
  globalAmenities: [],
  categories: [],
  users: [],
};

function wordsOf(text: string): readonly string[] {
  if (!/\S[\s&]+\S/.test(text.trim())) return [];
  const words = searchTerms(text);
  return words.length <= MOST_WORDS
    ? words
    : [...words.slice(0, MOST_WORDS - 1), words.slice(MOST_WORDS - 1).join(' ')];
}

/**
 * Records of an organisation whose name contains the text or all its words, ignoring case and accents; where there is none,
 * those whose name is like it. Users only `withUsers`.
 */
export async function searchIn(
  pool: Pool,
  organisationId: number,
  text: string,
  withUsers: boolean,
): Promise<SearchResults> {
  const words = wordsOf(text);
  if (folded(text) === '') return NOTHING;
  const { rows } = await pool.query<SearchResults>(searchStatement(words.length), [
    organisationId,
    text,
    withUsers,
    ...words,
  ]);
  const found = onlyRow(rows);
  const isEmpty = Object.values(found).every((group: readonly unknown[]) => group.length === 0);
  if (!isEmpty || [...text].length < LEAST_FOR_TYPOS) return found;
  return inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${LIKENESS}`);
    const { rows: alike } = await client.query<SearchResults>(TYPO_STATEMENT, [organisationId, text, withUsers]);
    return onlyRow(alike);
  });
}

function onlyRow(rows: readonly SearchResults[]): SearchResults {
  const [row] = rows;
  if (!row) throw new Error('A statement without a table gives one row.');
  return row;
}
