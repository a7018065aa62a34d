import type { PoolClient } from 'pg';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import type { UtcDateTime } from '@/model/content/hours/utcDateTime';
import type { Queryable } from '../../database/queryable';

/** A record without its state, which depends on the time. */
export type StoredPromotion = Omit<Promotion, 'state'>;

const inUtc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

const COLUMNS = `p.id, p.uuid, p.name, p.short_desc, p.long_desc, p.website, p.image, ${inUtc('p.starts_at')} AS start,
  ${inUtc('p.ends_at')} AS "end", to_char(p.upcoming, 'YYYY-MM-DD') AS upcoming, p.organisation_id, p.revision,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) ORDER BY sort_key(d.name) COLLATE "C", d.id)
              FROM promotion_destinations x JOIN destinations d ON d.id = x.destination_id
             WHERE x.promotion_id = p.id), '[]') AS destinations,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('uuid', l.uuid, 'name', l.name) ORDER BY sort_key(l.name) COLLATE "C", l.id)
              FROM promotion_projects x JOIN projects l ON l.id = x.project_id
             WHERE x.promotion_id = p.id), '[]') AS projects, p.everywhere,
  (SELECT count(*)::int FROM placement_promotions x WHERE x.promotion_id = p.id) AS rooms`;

/** Whose records, and of which kind. */
export interface PromotionScope {
  readonly organisationId: number;
  readonly kind: PromotionKind;
}

/** Editable fields, but for the image. */
export interface PromotionFields {
  readonly name: string;
  readonly shortDesc: string;
  readonly longDesc: string;
  readonly website: string;
  readonly start: UtcDateTime;
  readonly end: UtcDateTime | null;
  /** `yyyy-MM-dd` */
  readonly upcoming: string | null;
  /** In every location of the organisation. */
  readonly everywhere: boolean;
}

const valuesOf = ({ name, shortDesc, longDesc, website, start, end, upcoming, everywhere }: PromotionFields) => [
  name,
  shortDesc,
  longDesc,
  website,
  `${start}Z`,
  end && `${end}Z`,
  upcoming,
  everywhere,
];

export async function listPromotionsOf(
  client: Queryable,
  { organisationId, kind }: PromotionScope,
): Promise<StoredPromotion[]> {
  const { rows } = await client.query<StoredPromotion>(
    `SELECT ${COLUMNS} FROM promotions p WHERE p.organisation_id = $1 AND p.kind = $2 ORDER BY p.starts_at, p.id`,
    [organisationId, kind],
  );
  return rows;
}

/** Whether the organisation has this record. */
export async function hasPromotion(
  client: Queryable,
  { organisationId, kind }: PromotionScope,
  uuid: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM promotions WHERE organisation_id = $1 AND kind = $2 AND uuid = $3',
    [organisationId, kind, uuid],
  );
  return rowCount === 1;
}

/** The record, locked until the end of the transaction. */
export async function lockPromotionOf(
  client: PoolClient,
  { organisationId, kind }: PromotionScope,
  uuid: string,
): Promise<(StoredPromotion & { readonly id: number }) | null> {
  const { rows } = await client.query<StoredPromotion & { id: number }>(
    `SELECT ${COLUMNS} FROM promotions p WHERE p.organisation_id = $1 AND p.kind = $2 AND p.uuid = $3 FOR UPDATE`,
    [organisationId, kind, uuid],
  );
  return rows[0] ?? null;
}

/** Returns the id of the new record. */
export async function insertPromotion(
  client: PoolClient,
  { organisationId, kind }: PromotionScope,
  fields: PromotionFields,
): Promise<{ readonly id: number; readonly uuid: string }> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    `INSERT INTO promotions (organisation_id, kind, name, short_desc, long_desc, website, starts_at, ends_at, upcoming,
                             everywhere)
     VALUES ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz, $9::date, $10) RETURNING id, uuid`,
    [organisationId, kind, ...valuesOf(fields)],
  );
  const [row] = rows;
  if (!row) throw new Error('An insert of one row returns it.');
  return row;
}

export async function updatePromotionOf(
  client: PoolClient,
  { organisationId }: PromotionScope,
  id: number,
  fields: PromotionFields,
): Promise<void> {
  await client.query(
    `UPDATE promotions SET name = $3, short_desc = $4, long_desc = $5, website = $6, starts_at = $7::timestamptz,
            ends_at = $8::timestamptz, upcoming = $9::date, everywhere = $10, revision = revision + 1
      WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id, ...valuesOf(fields)],
  );
}

/** Replaces the destinations by those of the organisation among `ids`; returns how many there are. */
export async function setPromotionDestinations(
  client: PoolClient,
  organisationId: number,
  id: number,
  ids: readonly number[],
): Promise<number> {
  await client.query('DELETE FROM promotion_destinations WHERE promotion_id = $1', [id]);
  const { rowCount } = await client.query(
    `INSERT INTO promotion_destinations (promotion_id, destination_id)
     SELECT $2, id FROM destinations WHERE organisation_id = $1 AND id = ANY ($3::int[])`,
    [organisationId, id, ids],
  );
  return rowCount ?? 0;
}

/** Replaces the locations in all of which it is shown; returns how many of `uuids` the organisation has. */
export async function setPromotionProjects(
  client: PoolClient,
  organisationId: number,
  id: number,
  uuids: readonly string[],
): Promise<number> {
  await client.query('DELETE FROM promotion_projects WHERE promotion_id = $1', [id]);
  const { rowCount } = await client.query(
    `INSERT INTO promotion_projects (promotion_id, project_id)
     SELECT $2, id FROM projects WHERE organisation_id = $1 AND uuid = ANY ($3::uuid[])`,
    [organisationId, id, uuids],
  );
  return rowCount ?? 0;
}

/** Replaces or removes the image; the address of the previous one becomes invalid. */
export async function replacePromotionImage(
  client: PoolClient,
  organisationId: number,
  id: number,
  url: string | null,
): Promise<void> {
  await client.query(
    `WITH before AS (SELECT image FROM promotions WHERE organisation_id = $1 AND id = $2),
          changed AS (UPDATE promotions SET image = $3 WHERE organisation_id = $1 AND id = $2)
     DELETE FROM images USING before WHERE images.organisation_id = $1 AND '/api/images/' || images.key = before.image`,
    [organisationId, id, url],
  );
}

/** Deletes the record; `replacePromotionImage` deletes its image. */
export async function deletePromotionOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query('DELETE FROM promotions WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
}
