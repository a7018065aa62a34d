import type { PoolClient } from 'pg';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import type { UtcDateTime } from '@/model/content/hours/utcDateTime';
import type { Queryable } from '../../database/queryable';

/** A record without its state and its next time, which depend on the time. */
export type StoredPromotion = Omit<Promotion, 'state' | 'next'>;

const inUtc = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

const COLUMNS = `p.id, p.uuid, p.name, p.short_desc, p.long_desc, p.website, p.image, ${inUtc('p.starts_at')} AS start,
  ${inUtc('p.ends_at')} AS "end", to_char(p.upcoming, 'YYYY-MM-DD') AS upcoming, p.repeats, p.time_zone AS timezone,
  p.organisation_id, p.revision,
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
  /** Null where it does not repeat. */
  readonly series: PromotionSeries | null;
}

/** How one repeats. */
export interface PromotionSeries {
  readonly repeats: string;
  readonly timeZone: string;
  /** When the last one ends; null where it goes on for ever. */
  readonly lastEnd: UtcDateTime | null;
}

const valuesOf = ({
  name,
  shortDesc,
  longDesc,
  website,
  start,
  end,
  upcoming,
  everywhere,
  series,
}: PromotionFields) => [
  name,
  shortDesc,
  longDesc,
  website,
  `${start}Z`,
  end && `${end}Z`,
  upcoming,
  everywhere,
  series?.repeats ?? null,
  series?.timeZone ?? null,
  series?.lastEnd ? `${series.lastEnd}Z` : null,
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
                             everywhere, repeats, time_zone, last_ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz, $9::date, $10, $11, $12, $13::timestamptz)
     RETURNING id, uuid`,
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
            ends_at = $8::timestamptz, upcoming = $9::date, everywhere = $10, repeats = $11, time_zone = $12,
            last_ends_at = $13::timestamptz, revision = revision + 1
      WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id, ...valuesOf(fields)],
  );
}

/**
 * The zone of the locations that show it, in which its form takes times: of those that are named, or of all of the
 * organisation. UTC where these have several zones, or where there is no location.
 *
 * @param named uuids of locations; undefined for those that the record `id` has
 */
export async function zoneOfPromotion(
  client: PoolClient,
  organisationId: number,
  { id, named }: { readonly id: number | null; readonly named: readonly string[] | undefined },
): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    `WITH named AS (
       SELECT l.id FROM projects l
        WHERE l.organisation_id = $1
          AND CASE WHEN $3::uuid[] IS NULL THEN l.id IN (SELECT project_id FROM promotion_projects WHERE promotion_id = $2)
                   ELSE l.uuid = ANY ($3::uuid[]) END)
     SELECT DISTINCT COALESCE(l.settings ->> 'timezone', 'Europe/London') AS zone FROM projects l
      WHERE l.organisation_id = $1 AND (l.id IN (SELECT id FROM named) OR NOT EXISTS (SELECT FROM named))`,
    [organisationId, id, named ?? null],
  );
  const [first, ...others] = rows;
  return first && others.length === 0 ? first.zone : 'UTC';
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
