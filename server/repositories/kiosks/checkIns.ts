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
            clock_skew = reported.skew
       FROM (SELECT s.id, c.state, c.progress, c.version, b.project_id AS running_project, b.build_number AS running_build,
                    ${configurationTag('$7')} AS tag,
                    (s.state, s.progress, s.running_version, s.running_project_id, s.running_build)
                      IS DISTINCT FROM (c.state, c.progress, c.version, b.project_id, b.build_number)
                      OR (abs(s.clock_skew) > ${WRONG_CLOCK}) IS DISTINCT FROM (abs(c.skew) > ${WRONG_CLOCK}) AS changed, c.skew
               FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::text[], $8::int[])
                    AS c (id, organisation_id, state, progress, build, version, skew)
               JOIN kiosks s ON s.id = c.id AND s.organisation_id = c.organisation_id AND s.plus_id IS NOT NULL
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
