import type { Organisation } from '@/contract/organisations/organisations';
import type { User } from '@/contract/users/users';
import { dataOf, good } from '../browser/mailbox';
import type { World } from './world';

/** The record of a walk: made beside the page for this walk alone. */
export interface WalkedRecord {
  /** Its name, by which a person finds it; empty where it is yet to be made. */
  name: string;
  uuid: string;
  email: string;
  /** The name of another of its kind, for when it is gone; empty where there is none. */
  spare: string;
  /** Changes it as somebody else does, to this name. */
  change: (name: string) => Promise<void>;
  /** Deletes it as somebody else does. */
  remove: () => Promise<void>;
}

export interface RecordWorld extends World {
  readonly record: WalkedRecord;
}

export const RESELLER = 'reseller@northwind.example';
export const MANAGER = 'manager@riverside.example';

/** A world whose record is yet to be made. */
export const recordWorld = async (world: World): Promise<RecordWorld> => ({
  ...world,
  record: { name: '', uuid: '', email: '', spare: '', change: async () => undefined, remove: async () => undefined },
});

let count = 0;
/** A name that no other walk has. */
export const freshName = (): string => {
  count += 1;
  return `Walked ${process.pid}-${count}`;
};

/** Somebody beside the page: their headers and organisation. */
async function signedIn({ api }: World, email: string) {
  const answer = await good(api.post('/api/sign-in', { data: { email, password: 'atrium-demo' } }));
  const { user } = await dataOf<{ user: User }>(answer);
  return { user, headers: { authorization: answer.headers().authorization ?? '' } };
}

/** Makes a customer of the reseller and gives it to the world. */
export async function makeOrganisation(world: RecordWorld): Promise<void> {
  const { api, record } = world;
  const { headers } = await signedIn(world, RESELLER);
  const name = freshName();
  const { uuid } = await dataOf<Organisation>(await good(api.post('/api/organisations', { headers, data: { name } })));
  Object.assign(record, {
    name,
    uuid,
    change: async (to: string) => {
      await good(api.put(`/api/organisations/${uuid}`, { headers, data: { name: to } }));
    },
    remove: async () => {
      await good(api.delete(`/api/organisations/${uuid}`, { headers }));
    },
  });
}

/** Makes a user of the manager's organisation and gives it to the world. */
export async function makeUser(world: RecordWorld): Promise<void> {
  const { api, record } = world;
  const { user, headers } = await signedIn(world, MANAGER);
  const name = freshName();
  const email = `${name.toLowerCase().replace(/\W/g, '')}@riverside.example`;
  const role = user.organisation.all_roles?.[0]?.id;
  const made = await dataOf<User>(await good(api.post('/api/users', { headers, data: { name, email, role } })));
  Object.assign(record, {
    name,
    uuid: made.uuid,
    email,
    change: async (to: string) => {
      await good(api.put(`/api/users/${made.uuid}`, { headers, data: { name: to, email } }));
    },
    remove: async () => {
      await good(api.delete(`/api/users/${made.uuid}`, { headers }));
    },
  });
}
