import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowedCell, bodyOf, namedOrganisation, prepare, sendCell, writingCalls } from './cells';
import { type MatrixWorld, matrixWorld } from './fixture';

let world: MatrixWorld;
beforeAll(async () => {
  world = await matrixWorld();
}, 120_000);
afterAll(() => world.test.close());

/** Visitors are nobody that an entry could be about, kiosks check in every minute, and open editors renew their entry. */
const WITHOUT_ENTRY = ['countVisits', 'checkInDevice', 'updatePresence', 'deletePresence'];
const tracedCalls = writingCalls.filter(({ name }) => !WITHOUT_ENTRY.includes(name));

it.each(tracedCalls.map((call) => [call.name, call] as const))(
  '[AU3] %s leaves one entry, by who did it and in whose organisation',
  async (_name, call) => {
    await world.reset();
    const cell = allowedCell(world, call);
    await prepare(cell);
    // Entries from preparing are not the call's.
    const body = await bodyOf(cell);
    const { pool } = world.test.database;
    const { rows: last } = await pool.query<{ id: string }>('SELECT max(id) AS id FROM audit_entries');
    const before = Number(last[0]?.id ?? 0);
    const reply = await sendCell(cell, '10.3.0.1', { body });
    expect([reply.status, reply.body.slice(0, 200)]).toEqual([call.noContent ? 204 : 200, expect.anything()]);
    const { rows } = await pool.query<{ causer: string | null; organisation: string | null }>(
      `SELECT u.uuid AS causer, o.uuid AS organisation FROM audit_entries a
         LEFT JOIN users u ON u.id = a.causer_id LEFT JOIN organisations o ON o.id = a.organisation_id
        WHERE a.id > $1`,
      [before],
    );
    expect(rows).toHaveLength(1);
    if (['anyone', 'link'].includes(call.policy.who)) return;
    expect(rows[0]?.causer).toBe(cell.actor.uuid);
    const acting = namedOrganisation(cell) ?? cell.tenant.uuid;
    // An organisation is changed by those above it, and the entry is in the log of the organisation where the change
    // was made.
    if (cell.isOwn) expect(rows[0]?.organisation).toBe(acting);
  },
);
