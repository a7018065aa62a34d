import type { Skin } from '@/contract/skins/skins';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import { OWNER } from './ownFloor';
import type { World } from './world';

/** More than two of the longest pages that a walk asks for. */
const ENOUGH_ENTRIES = 101;
/** Changes at a time. */
const AT_ONCE = 10;

/** Opens the audit log once it has three pages, however long a page is. */
export async function openLog(world: World, address: string): Promise<void> {
  const { api } = world;
  const { headers, user } = await signInByApi<User>(api, { email: OWNER, password: 'atrium-demo' });
  const query = `organisation=${user.organisation.uuid}&perPage=1`;
  const answer = await good(api.get(`/api/audit?${query}`, { headers }));
  const { meta } = (await answer.json()) as { readonly meta: { readonly total: number } };
  const [skin] = await dataOf<Skin[]>(await good(api.get('/api/skins', { headers })));
  for (let total = meta.total; total < ENOUGH_ENTRIES; total += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => {
        const data = { name: skin?.name, description: `Changed ${total + at} times` };
        return good(api.put(`/api/skins/${skin?.id}`, { headers, data }));
      }),
    );
  await openSignedIn(world, OWNER, address);
}
