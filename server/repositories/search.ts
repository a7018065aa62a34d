import type { Pool } from 'pg';
import type { SearchResults } from '@/contract/search';

/** Results per group at most. */
const MAX_RESULTS = 20;

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

interface Group {
  /** Names in the answer and their columns. */
  readonly columns: Readonly<Record<string, string>>;
  readonly from: string;
  readonly organisation: string;
  readonly name: string;
}

const GROUPS = {
  projects: {
    columns: { uuid: 'p.uuid', name: 'p.name' },
    from: 'projects p',
    organisation: 'p.organisation_id',
    name: 'p.name',
  },
  buildings: {
    columns: { uuid: 'b.uuid', name: 'b.name', project_uuid: 'p.uuid', project_name: 'p.name' },
    from: 'buildings b JOIN projects p ON p.id = b.project_id',
    organisation: 'b.organisation_id',
    name: 'b.name',
  },
  floors: {
    columns: {
      uuid: 'f.uuid',
      name: 'f.name',
      project_uuid: 'p.uuid',
      project_name: 'p.name',
      building_name: 'b.name',
    },
    from: 'floors f JOIN buildings b ON b.id = f.building_id JOIN projects p ON p.id = f.project_id',
    organisation: 'f.organisation_id',
    name: 'f.name',
  },
  globalDestinations: {
    columns: { id: 'd.id', name: 'd.name' },
    from: 'destinations d',
    organisation: 'd.organisation_id',
    name: 'd.name',
  },
  categories: {
    columns: { id: 'c.id', name: 'c.name' },
    from: 'categories c',
    organisation: 'c.organisation_id',
    name: 'c.name',
  },
  globalAmenities: {
    columns: { id: 'a.id', name: 'a.name' },
    from: 'amenities a',
    organisation: 'a.organisation_id',
    name: 'a.name',
  },
  users: {
    columns: { uuid: 'u.uuid', name: 'u.name', email: 'u.email' },
    from: '(SELECT * FROM users WHERE active AND $4) u',
    organisation: 'u.organisation_id',
    name: 'u.name',
  },
} as const satisfies Record<string, Group>;

/** The matches as a JSON list, those that begin with the search text first. */
function listOf({ columns, from, organisation, name }: Group): string {
  const fields = Object.entries(columns).map(([field, column]) => `'${field}', ${column}`);
  return `COALESCE((SELECT jsonb_agg(found.item ORDER BY found.is_inside, found.name, found.text) FROM (
    SELECT jsonb_build_object(${fields.join(', ')}) AS item, lower(${name}) NOT LIKE lower($3) AS is_inside,
           lower(${name}) AS name, ${name} AS text
      FROM ${from} WHERE ${organisation} = $1 AND lower(${name}) LIKE lower($2)
     ORDER BY 2, 3, 4 LIMIT ${MAX_RESULTS}) found), '[]')`;
}

const SEARCH = `SELECT ${Object.entries(GROUPS)
  .map(([group, given]) => `${listOf(given)} AS "${group}"`)
  .join(',\n')}`;

/** Records of an organisation whose name contains the text, ignoring case; users only `withUsers`. */
export async function searchIn(
  client: Pool,
  organisationId: number,
  text: string,
  withUsers: boolean,
): Promise<SearchResults> {
  const { rows } = await client.query<SearchResults>(SEARCH, [
    organisationId,
    `%${escaped(text)}%`,
    `${escaped(text)}%`,
    withUsers,
  ]);
  const [found] = rows;
  if (!found) throw new Error('A statement without a table gives one row.');
  return found;
}
