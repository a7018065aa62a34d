import type { PoolClient } from 'pg';
import { FEATURES } from '@/model/access/features';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';

/** Writes features and travel types, which every database needs. Runs at every start. */
export async function writeReferenceData(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO features (id, name, description) SELECT * FROM unnest($1::int[], $2::text[], $3::text[])
     ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, description = EXCLUDED.description`,
    [FEATURES.map(({ id }) => id), FEATURES.map(({ name }) => name), FEATURES.map(({ description }) => description)],
  );
  await client.query(
    `INSERT INTO travel_types (id, name, details, jointype, accessable, speed, wait)
     SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::float8[], $7::float8[])
     ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, details = EXCLUDED.details, jointype = EXCLUDED.jointype,
       accessable = EXCLUDED.accessable, speed = EXCLUDED.speed, wait = EXCLUDED.wait`,
    [
      TRAVEL_TYPES.map((_type, index) => index + 1),
      TRAVEL_TYPES.map(({ name }) => name),
      TRAVEL_TYPES.map(({ details }) => details),
      TRAVEL_TYPES.map(({ key }) => key),
      TRAVEL_TYPES.map(({ access }) => access),
      TRAVEL_TYPES.map(({ speed }) => speed),
      TRAVEL_TYPES.map(({ wait }) => wait),
    ],
  );
}
