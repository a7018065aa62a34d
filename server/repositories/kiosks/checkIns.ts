import { MAX_INTEGER } from '@/contract/common';
import type { CheckIn } from '@/contract/kiosks/devices';
import { WRONG_CLOCK } from '@/model/kiosks/clockSkew';
import type { Queryable } from '../../database/queryable';
import type { SingleStatementClient } from '../../database/transaction';
import type { DevicePrincipal } from '../../principal';
import { configurationTag, SHOWN_BUILD } from './shownBuild';

export interface CheckedIn {
  readonly kioskId: number;
  readonly organisationId: number;
  /** Of its configuration. */
  readonly tag: string;
  /** The list of kiosks shows something else than before, its time apart. */
  readonly hasChanged: boolean;
}

/** Seconds ahead of the service, within what a column holds. */
const skewOf = (time: string, now: Date): number =>
  Math.max(-MAX_INTEGER, Math.min(MAX_INTEGER, Math.round((Date.parse(time) - now.getTime()) / 1000)));

/** A kiosk is out of contact after this time without a check-in. */
const OUT_OF_CONTACT_SECONDS = 5 * 60;
const OUT_OF_CONTACT = 97;

/** A page that comes back so soon after another one took its place was never gone: two devices have the key. */
const SHARED = `interval '15 minutes'`;
/** Pages of a kiosk that are remembered, so that a few devices with one key are noticed as well as two. */
const MOST_PAGES = 10;
/** The pages of a kiosk after a check-in, the newest first; when that one came; and when its key was last seen to be shared. */
const PAGES = `
  SELECT CASE WHEN is_other THEN (c.page || array_remove(s.pages, c.page))[1:${MOST_PAGES}] ELSE s.pages END AS pages,
         CASE WHEN is_other THEN $7 ELSE s.page_since END AS page_since,
         CASE WHEN is_other AND c.page = ANY (s.pages) AND s.page_since > $7 - ${SHARED} THEN $7
              WHEN s.key_shared_at > $7 - ${SHARED} THEN s.key_shared_at END AS key_shared_at
    FROM (SELECT c.page IS NOT NULL AND c.page IS DISTINCT FROM s.pages[1] AS is_other) compared`;

/**
 * Stores the check-ins of many kiosks in one statement, which costs little more than that of one. The last of a kiosk must be
 * its only one. Kiosks that are commissioned no more are left out.
 */
export async function storeCheckIns(
  client: SingleStatementClient,
  checkIns: readonly (CheckIn & DevicePrincipal)[],
  now: Date,
): Promise<CheckedIn[]> {
  // In the order of ids, so that instances lock rows in the same one.
  const ordered = [...checkIns].sort((one, other) => one.kioskId - other.kioskId);
  const column = <T>(value: (one: CheckIn & DevicePrincipal) => T): T[] => ordered.map(value);
  const { rows } = await client.query<CheckedIn>(
    `UPDATE kiosks SET last_contact = $7, state = reported.state, progress = reported.progress, running_version = reported.version,
            running_project_id = reported.running_project, running_build = reported.running_build,
            clock_skew = reported.skew, pages = reported.pages, page_since = reported.page_since,
            key_shared_at = reported.key_shared_at
       FROM (SELECT s.id, c.state, c.progress, c.version, b.project_id AS running_project, b.build_number AS running_build,
                    ${configurationTag('$7')} AS tag,
                    (s.state, s.progress, s.running_version, s.running_project_id, s.running_build)
                      IS DISTINCT FROM (c.state, c.progress, c.version, b.project_id, b.build_number)
                      OR (abs(s.clock_skew) > ${WRONG_CLOCK}) IS DISTINCT FROM (abs(c.skew) > ${WRONG_CLOCK})
                      OR (s.key_shared_at IS NULL) <> (paged.key_shared_at IS NULL) AS changed, c.skew, paged.*
               FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::text[], $8::int[], $9::uuid[])
                    AS c (id, organisation_id, state, progress, build, version, skew, page)
               JOIN kiosks s ON s.id = c.id AND s.organisation_id = c.organisation_id AND s.plus_id IS NOT NULL
               CROSS JOIN LATERAL (${PAGES}) paged
               LEFT JOIN builds b ON b.id = c.build AND b.organisation_id = c.organisation_id
               LEFT JOIN projects p ON p.id = s.project_id ${SHOWN_BUILD}) reported
      WHERE kiosks.id = reported.id
      RETURNING kiosks.id AS "kioskId", kiosks.organisation_id AS "organisationId", reported.tag, reported.changed AS "hasChanged"`,
    [
      column(({ kioskId }) => kioskId),
      column(({ organisationId }) => organisationId),
      column(({ state }) => state),
      column(({ progress }) => progress),
      column(({ build }) => build),
      column(({ version }) => version),
      now,
      column(({ time }) => (time === undefined ? null : skewOf(time, now))),
      column(({ page }) => page ?? null),
    ],
  );
  return rows;
}

/** Notes which kiosks have not checked in for too long; returns their organisations. */
export async function noteOutOfContact(client: Queryable, now: Date): Promise<number[]> {
  const { rows } = await client.query<{ organisation_id: number }>(
    `UPDATE kiosks s SET state = $2, progress = NULL FROM device_keys k
      WHERE k.kiosk_id = s.id AND s.state IN (2, 3, 4, 5) AND s.last_contact < $1 RETURNING s.organisation_id`,
    [new Date(now.getTime() - OUT_OF_CONTACT_SECONDS * 1000), OUT_OF_CONTACT],
  );
  return [...new Set(rows.map(({ organisation_id: id }) => id))];
}
