import { rollOutOf, type Version, type VersionList } from '@/contract/versions/versions';
import type { Approval } from '@/model/versions/approval';
import { isOut, kiosksThatUpdate, type RollOut } from '@/model/versions/rollOut';

/** The version as it would be once the approval is saved. */
function afterSave(version: Version, approval: Approval, now: Date): RollOut {
  const before = rollOutOf(version);
  const isUnchanged = before.released === approval.released && before.forceReleased === approval.forceReleased;
  const time = isUnchanged ? before.releasedAt : now.toISOString();
  return { ...approval, id: version.id, releasedAt: isOut(approval) ? time : null };
}

/** How many kiosks would run another version if the approval was saved now; null where nobody has counted them. */
export function kiosksThatWouldUpdate(
  { versions, kiosks }: VersionList,
  version: Version,
  approval: Approval,
  now: Date,
): number | null {
  if (!kiosks) return null;
  const before = versions.map(rollOutOf);
  return kiosksThatUpdate(
    before,
    before.map((one) => (one.id === version.id ? afterSave(version, approval, now) : one)),
    kiosks.map(({ organisation_uuid, version_id, count }) => ({
      organisation: organisation_uuid,
      chosen: version_id,
      count,
    })),
    now,
  );
}
