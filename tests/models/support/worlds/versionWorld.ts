import { type Version, versionSchema } from '@/contract/versions/versions';
import type { Approval } from '@/model/versions/approval';
import { good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import { freshName } from './recordWorld';
import type { World } from './world';

/** A version that is made for this walk alone. */
export interface VersionWorld extends World {
  readonly version: {
    /** Saves this approval as somebody else does. */
    save: (approval: Approval) => Promise<void>;
    /** Whether the open form has taken over a rejection. */
    isRejected: boolean;
    /** Whether the form replaces the one version that a person can choose. */
    replacesRelease: boolean;
  };
}

const STAFF = { email: 'staff@atrium.example', password: 'atrium-demo' };
const NOTES = 'A version that is walked';

export const versionWorld = async (world: World): Promise<VersionWorld> => ({
  ...world,
  version: { save: async () => undefined, isRejected: false, replacesRelease: false },
});

/** Makes a version with this approval and opens its dialog. */
export async function openVersion(world: VersionWorld, approval: Approval): Promise<void> {
  const { api, page, version } = world;
  const { headers } = await signInByApi(api, STAFF);
  const number = freshName().replace(/\D+/, '').replace('-', '.');
  const data = { version: number, notes: NOTES, type: approval.type };
  const made = (await (await good(api.post('/api/versions', { headers, data }))).json()) as { data: Version };
  const { id } = versionSchema.parse(made.data);
  version.save = async (next) => {
    const body = {
      notes: NOTES,
      type: next.type,
      tested: next.tested,
      approved: next.approved,
      released: next.released,
      force_released: next.forceReleased,
      force_release_version: next.previous,
      organisations: next.organisations,
    };
    await good(api.put(`/api/versions/${id}`, { headers, data: body }));
  };
  await version.save(approval);
  await openSignedIn(world, STAFF.email, `/versions?open=${id}`);
  await page.getByRole('dialog', { name: number }).waitFor();
}
