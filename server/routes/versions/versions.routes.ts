import type { PoolClient } from 'pg';
import { translate } from '@/contract/texts/translate';
import { versionText } from '@/contract/texts/versionTexts';
import {
  approvalOfBody,
  createVersion,
  listVersions,
  rollOutOf,
  updateFourEyes,
  updateVersion,
  type Version,
} from '@/contract/versions/versions';
import { type Approval, decisionOf } from '@/model/versions/approval';
import { isOut } from '@/model/versions/rollOut';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import { readFourEyes, setFourEyes } from '../../repositories/versions/fourEyes';
import { countKiosks, listAllVersions } from '../../repositories/versions/read';
import { countOrganisations, insertVersion, lockVersions, updateVersionOf } from '../../repositories/versions/write';
import { audited } from '../audit/audited';
import { withAudience } from '../audit/withAudience';

/** The versions of the wayfinder, for provider staff. */
export const versionRoutes = () => [
  implement(listVersions, async ({ read }) => {
    const versions = await listAllVersions(read);
    const release = versions.find((version) => version.current_release) ?? null;
    return { data: { release, versions, four_eyes: await readFourEyes(read), kiosks: await countKiosks(read) } };
  }),

  implement(createVersion, ({ principal, body, now, write }) =>
    write(async ({ client, audit }) => {
      const id = await insertVersion(client, { ...body, createdAt: now });
      if (id === null) throw new InvalidError({ version: [versionText('numberTaken')] });
      const made = orNotFound(await findVersion(client, String(id)));
      audited(withAudience(audit, [principal.own.id]), 'version').created(String(id), made.version, made);
      return { data: made, message: translate('created', { name: made.version }) };
    }),
  ),

  implement(updateFourEyes, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      await setFourEyes(client, body.four_eyes);
      audited(withAudience(audit, [principal.own.id]), 'organisation').noted(
        'updated',
        principal.own.uuid,
        body.four_eyes ? 'Turned four eyes for versions on' : 'Turned four eyes for versions off',
      );
      return { data: body };
    }),
  ),

  implement(updateVersion, ({ params, principal, body, now, write }) =>
    write(async ({ client, audit }) => {
      await lockVersions(client);
      const before = orNotFound(await findVersion(client, params.id));
      if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
      const approval = { ...approvalOfBody(body), organisations: [...new Set(body.organisations)] };
      if (await readFourEyes(client)) assertOtherTester(principal, before, approval);
      await assertKnown(client, before, approval);
      await updateVersionOf(client, before.id, { notes: body.notes, approval, userId: principal.user.id, now });
      const after = orNotFound(await findVersion(client, params.id));
      audited(withAudience(audit, [principal.own.id]), 'version').updated(params.id, after.version, before, after);
      return { data: after, message: versionText('updated', { n: after.version }) };
    }),
  ),
];

const findVersion = async (client: PoolClient, id: string): Promise<Version | undefined> =>
  (await listAllVersions(client)).find((version) => String(version.id) === id);

/** Rejects a decision of whoever tested the version. */
function assertOtherTester({ user }: Principal, before: Version, { tested, approved }: Approval): void {
  const isDecided = approved !== null && approved !== decisionOf(before.approved, before.approved_by !== null);
  const isTester = tested && (before.tested ? before.tested_by?.uuid === user.uuid : true);
  if (isDecided && isTester) throw new InvalidError({ approved: [versionText('isOwnTest')] });
}

/** Rejects a version to be replaced that is not another released one, and organisations that nobody knows. */
async function assertKnown(client: PoolClient, before: Version, { previous, organisations }: Approval): Promise<void> {
  if (previous !== null && previous !== before.force_release_version) {
    const replaced = (await listAllVersions(client)).find(({ id }) => id === previous);
    if (!replaced || replaced.id === before.id || !isOut(rollOutOf(replaced)))
      throw new InvalidError({ force_release_version: [versionText('previousUnknown')] });
  }
  if ((await countOrganisations(client, organisations)) !== organisations.length)
    throw new InvalidError({ organisations: [versionText('organisationUnknown')] });
}
