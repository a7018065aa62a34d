import type { PoolClient } from 'pg';

interface KioskLife {
  readonly state: number;
  readonly progress?: number;
  /** Minutes since the last contact; null for none. */
  readonly ago: number | null;
  /** 'demo' units show publications early, 'dev' units may run development versions. */
  readonly use?: 'demo' | 'dev';
}

/** The places of the kiosks outside of the map. */
const PLACES = ['Car Park', 'Bus Station', 'Riverside Walk', 'Market Hall', 'Taxi Rank', 'Service Yard'] as const;
const SIDES = ['North', 'East', 'South', 'West', 'Lobby'] as const;

const ALL = 40;
const MINUTE = 60 * 1000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Every state occurs; most kiosks are well. By the number of the kiosk, so that each start creates the same. */
function lifeOf(index: number): KioskLife {
  if (index === 11) return { state: 4, ago: 22 };
  if (index === 12) return { state: 5, progress: 40, ago: 1 };
  if (index === 13) return { state: 5, progress: 85, ago: 2 };
  if (index === 14) return { state: 97, ago: 3 * HOUR };
  if (index === 15) return { state: 98, ago: 5 * DAY };
  if (index === 16) return { state: 99, ago: 90 };
  if (index === 17 || index === 18) return { state: 96, ago: null };
  if (index === 19) return { state: 2, ago: 9, use: 'demo' };
  if (index === 20) return { state: 3, ago: 12, use: 'dev' };
  if (index === 28) return { state: 4, ago: 2 * HOUR };
  if (index === 33) return { state: 98, ago: 30 * DAY };
  return { state: index % 3 === 0 ? 3 : 2, ago: 1 + ((index * 7) % 50) };
}

/** Lets the kiosks of a location live, and adds those outside of its map until there are forty. */
export async function seedKiosks(
  client: PoolClient,
  { organisationId, kiosks, now }: { organisationId: number; kiosks: string; now: Date },
): Promise<void> {
  for (let index = 0; index < ALL; index += 1) {
    const { state, progress = null, ago, use } = lifeOf(index);
    const uid = `${kiosks}-${String(index + 1).padStart(3, '0')}`;
    const place = PLACES[Math.floor(index / SIDES.length) % PLACES.length];
    const side = SIDES[index % SIDES.length];
    await client.query(
      `INSERT INTO kiosks (uid, organisation_id, project_id, name, description)
       SELECT $1, $2, id, $3, $4 FROM projects WHERE organisation_id = $2 ORDER BY id LIMIT 1
       ON CONFLICT (uid) DO NOTHING`,
      [
        uid,
        organisationId,
        `${place} ${side}`,
        `${place} ${side}, a totem with a touch screen of 55 inches under a roof`,
      ],
    );
    await client.query(
      `UPDATE kiosks SET state = $2, progress = $3, last_contact = $4, plus_id = $5, commission_status = $6,
              is_demo = is_demo OR $7, internal_use = $8
        WHERE uid = $1`,
      [
        uid,
        state,
        progress,
        ago === null ? null : new Date(now.getTime() - ago * MINUTE),
        ago === null ? null : `PLUS-${4100 + index}`,
        ago === null ? null : `PN-${4100 + index}`,
        use !== undefined,
        use === 'dev',
      ],
    );
  }
}
