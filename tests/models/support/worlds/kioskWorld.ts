import type { KioskBody, KioskList } from '@/contract/kiosks/kiosks';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { OWNER } from './ownFloor';
import type { World } from './world';

/** A kiosk of the demo that this browser becomes. */
export interface KioskWorld extends World {
  readonly kiosk: {
    /** Makes a code for it, which replaces the code before. */
    readonly makeCode: () => Promise<string>;
    /** Its key opens nothing any more. */
    readonly decommission: () => Promise<void>;
    /** Gives it its published location, or none. */
    readonly setLocation: (isGiven: boolean) => Promise<void>;
  };
}

export async function kioskWorld(world: World): Promise<KioskWorld> {
  const { api, page } = world;
  // No wait is longer or shorter than that of the walk.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const { headers, user } = await signInByApi<User>(api, { email: OWNER, password: 'atrium-demo' });
  const list = await good(api.get(`/api/organisations/${user.organisation.uuid}/screens`, { headers }));
  const { screens } = await dataOf<KioskList>(list);
  // A walk of its own kiosk leaves those of the demo as they are.
  const like = screens.find(({ project_id, is_test }) => project_id !== null && !is_test);
  if (!like) throw new Error('The demo world has no kiosk with a location.');
  const made = await good(
    api.post('/api/screens', {
      headers,
      data: {
        ...like,
        node_id: null,
        name: 'Walked kiosk',
        uid: `walked-${crypto.randomUUID().slice(0, 8)}`,
        revision: undefined,
      },
    }),
  );
  const found = await dataOf<KioskList['screens'][number]>(made);
  const address = `/api/screens/${found.id}`;
  let hasLocation = true;
  return {
    ...world,
    kiosk: {
      makeCode: async () => {
        const answer = await good(api.post(`${address}/commissioning-code`, { headers }));
        return (await dataOf<{ code: string }>(answer)).code;
      },
      decommission: async () => {
        await good(api.post(`${address}/decommission`, { headers }));
      },
      setLocation: async (isGiven) => {
        if (isGiven === hasLocation) return;
        hasLocation = isGiven;
        const data: KioskBody = { ...found, project_id: isGiven ? found.project_id : null };
        await good(api.put(address, { headers, data: { ...data, revision: undefined } }));
      },
    },
  };
}

/**
 * Each step asks the service anew: a location that is kept for a time without a network would answer in its place, and
 * keeping one asks more than the machine does.
 */
const keepNothing = ({ page }: KioskWorld) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'caches'));

/** Opens the page of a kiosk in a browser that is none yet. */
export const openUncommissioned = async (world: KioskWorld): Promise<void> => {
  const { page } = world;
  await keepNothing(world);
  await page.goto('/kiosk');
};

/** Opens it in a browser that is the kiosk. */
export async function openCommissioned(world: KioskWorld): Promise<void> {
  const { page, api, kiosk } = world;
  await keepNothing(world);
  const code = await kiosk.makeCode();
  const { key } = await dataOf<{ key: string }>(await good(api.post('/api/devices/commission', { data: { code } })));
  await page.addInitScript((stored) => localStorage.setItem('atrium.kioskKey', stored), key);
  await page.goto('/kiosk');
}
