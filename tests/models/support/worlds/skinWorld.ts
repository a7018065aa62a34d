import { randomUUID } from 'node:crypto';
import type { Skin } from '@/contract/skins/skins';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import { OWNER } from './ownFloor';
import type { World } from './world';

/** The list of skins with one that is the walk's alone. */
export interface SkinWorld extends World {
  readonly own: { name: string; isDeleted: boolean };
}

export const skinWorld = async (world: World): Promise<SkinWorld> => ({
  ...world,
  own: { name: '', isDeleted: false },
});

async function createOwn({ api, own }: SkinWorld): Promise<void> {
  const { headers } = await signInByApi(api, { email: OWNER, password: 'atrium-demo' });
  const [base] = await dataOf<Skin[]>(await good(api.get('/api/skins', { headers })));
  own.name = `Walk ${randomUUID().slice(0, 8)}`;
  own.isDeleted = false;
  await good(api.post('/api/skins', { headers, data: { name: own.name, duplicate_skin_id: base?.id } }));
}

export async function openSkins(world: SkinWorld): Promise<void> {
  await createOwn(world);
  await openSignedIn(world, OWNER, '/skins');
}

/** A skin that the walk has deleted is replaced. */
export async function haveSkin(world: SkinWorld): Promise<void> {
  if (!world.own.isDeleted) return;
  await createOwn(world);
  await world.page.reload();
}
