import type { PoolClient } from 'pg';
import type { Destination } from '@/contract/destinations/destinations';

/** Every stored field of a destination, with the ids of what it refers to. */
export interface DestinationRecord {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Category ids without duplicates. */
  readonly categories: readonly number[];
  readonly parent_id: number | null;
  readonly logo: string | null;
  readonly map_logo: string | null;
  readonly review: number;
  readonly primary_apple_category: string | null;
  readonly apple_categories: readonly string[];
  /** Ids without duplicates. */
  readonly related_destinations: readonly number[];
  readonly opening_hours: Destination['opening_hours'] | null;
  readonly colour_settings: Destination['colour_settings'] | null;
  readonly additional_data: NonNullable<Destination['additional_data']>;
  readonly staff_only: boolean;
}

/** The destinations with these ids that the organisation has, with their parents; locked until the end of the transaction. */
export async function lockDestinations(
  client: PoolClient,
  organisationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly parent_id: number | null; readonly revision: number }>> {
  const { rows } = await client.query<{ id: number; parent_id: number | null; revision: number }>(
    'SELECT id, parent_id, revision FROM destinations WHERE organisation_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE',
    [organisationId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function hasSubDestinations(client: PoolClient, organisationId: number, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM destinations WHERE organisation_id = $1 AND parent_id = $2 LIMIT 1',
    [organisationId, id],
  );
  return rowCount === 1;
}

/** How many of these categories and of these destinations the organisation has. */
export async function countOwned(
  client: PoolClient,
  organisationId: number,
  ids: { readonly categories: readonly number[]; readonly destinations: readonly number[] },
): Promise<{ readonly categories: number; readonly destinations: number }> {
  const { rows } = await client.query<{ categories: number; destinations: number }>(
    `SELECT (SELECT count(*)::int FROM categories WHERE organisation_id = $1 AND id = ANY ($2)) AS categories,
            (SELECT count(*)::int FROM destinations WHERE organisation_id = $1 AND id = ANY ($3)) AS destinations`,
    [organisationId, ids.categories, ids.destinations],
  );
  return rows[0] ?? { categories: 0, destinations: 0 };
}

const FIELDS = [
  'name',
  'description',
  'tags',
  'parent_id',
  'logo',
  'map_logo',
  'review',
  'primary_apple_category',
  'apple_categories',
  'opening_hours',
  'colour_settings',
  'additional_data',
  'staff_only',
] as const;

const valuesOf = (record: DestinationRecord) => [
  record.name,
  record.description,
  record.tags,
  record.parent_id,
  record.logo,
  record.map_logo,
  record.review,
  record.primary_apple_category,
  record.apple_categories,
  record.opening_hours ? JSON.stringify(record.opening_hours) : null,
  record.colour_settings ? JSON.stringify(record.colour_settings) : null,
  JSON.stringify(record.additional_data),
  record.staff_only,
];

/** The placeholders of `FIELDS` after the first `offset` parameters. */
const places = (offset: number) => FIELDS.map((_, at) => `$${at + offset + 1}`).join(', ');

/** Inserts a destination whose references were checked, and returns its id. */
export async function insertDestination(
  client: PoolClient,
  organisationId: number,
  record: DestinationRecord,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO destinations (organisation_id, ${FIELDS.join(', ')}) VALUES ($1, ${places(1)}) RETURNING id`,
    [organisationId, ...valuesOf(record)],
  );
  const id = rows[0]?.id ?? 0;
  await writeReferences(client, id, record);
  return id;
}

/** Replaces the fields of a destination that is locked and whose references were checked. */
export async function updateDestination(
  client: PoolClient,
  organisationId: number,
  id: number,
  record: DestinationRecord,
): Promise<void> {
  await client.query(
    `UPDATE destinations SET (${FIELDS.join(', ')}) = (${places(2)}), revision = revision + 1, updated_at = now()
      WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id, ...valuesOf(record)],
  );
  await writeReferences(client, id, record);
}

export async function updateTags(
  client: PoolClient,
  organisationId: number,
  id: number,
  tags: readonly string[],
): Promise<void> {
  await client.query(
    'UPDATE destinations SET tags = $3, revision = revision + 1, updated_at = now() WHERE organisation_id = $1 AND id = $2',
    [organisationId, id, tags],
  );
}

async function writeReferences(client: PoolClient, id: number, record: DestinationRecord): Promise<void> {
  const replace = async (table: string, column: string, ids: readonly number[]) => {
    await client.query(`DELETE FROM ${table} WHERE destination_id = $1 AND NOT ${column} = ANY ($2)`, [id, ids]);
    await client.query(
      `INSERT INTO ${table} (destination_id, ${column}) SELECT $1, * FROM unnest($2::int[]) ON CONFLICT DO NOTHING`,
      [id, ids],
    );
  };
  await replace('destination_categories', 'category_id', record.categories);
  await replace('related_destinations', 'related_id', record.related_destinations);
}
