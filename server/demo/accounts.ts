import type { PoolClient } from 'pg';
import { FEATURES } from '@/model/access/features';
import { PROVIDER_CHILD_UUID, PROVIDER_UUID } from '@/model/access/provider';
import { markAsDemo } from '../repositories/installationMarks';
import { insertOrganisation } from '../repositories/organisations/write';
import { insertUser } from '../repositories/users/write';
import { insertFirstRoles } from '../repositories/users/writeRoles';

/** The password of every demo account; `npm run serve` does not start when a demo account still has it. */
export const DEMO_PASSWORD = 'atrium-demo';

export const ACCOUNTS = [
  { email: 'staff@atrium.example', who: 'provider staff' },
  { email: 'reseller@northwind.example', who: 'reseller administrator with customers' },
  { email: 'manager@riverside.example', who: 'customer with all features' },
  { email: 'editor@riverside.example', who: 'customer user without publish and without the route editor' },
  { email: 'secure@riverside.example', who: 'customer user with two-factor on' },
] as const;

export interface DemoOrganisations {
  readonly provider: number;
  readonly northwind: number;
  readonly riverside: number;
  readonly harbour: number;
  readonly bluepeak: number;
  readonly lakeside: number;
  /** The user who approves versions. */
  readonly staff: number;
  /** The users who made what the demo world holds of Riverside, the hospital and the airport. */
  readonly manager: number;
  readonly harbourManager: number;
  readonly lakesideManager: number;
}

const ALL = FEATURES.map(({ id }) => id);
const CUSTOMER = ALL.filter((id) => id !== 12);
const PUBLISH = 17;
const ROUTE_EDITOR = 15;

/** The provider, two resellers with their customers, and the accounts that are printed at the start; marks the database. */
export async function seedAccounts(
  client: PoolClient,
  { passwordHash, tfaSecret }: { passwordHash: string; tfaSecret: string },
): Promise<DemoOrganisations> {
  await markAsDemo(client);
  const provider = await insertOrganisation(client, {
    uuid: PROVIDER_UUID,
    parentId: null,
    name: 'Atrium',
    color: '#0b6e6e',
    reseller: true,
    isProvider: true,
    features: ALL,
  });
  await insertOrganisation(client, {
    uuid: PROVIDER_CHILD_UUID,
    parentId: provider,
    name: 'Atrium Internal',
    color: '#0b6e6e',
    features: ALL,
  });
  const reseller = (name: string, color: string) =>
    insertOrganisation(client, { parentId: provider, name, color, reseller: true, features: ALL });
  const customer = (parentId: number, name: string, color: string) =>
    insertOrganisation(client, { parentId, name, color, features: CUSTOMER });
  const northwind = await reseller('Northwind Retail', '#7a3e9d');
  const bluepeak = await reseller('Bluepeak Venues', '#1f5fbf');
  const riverside = await customer(northwind, 'Riverside', '#c2410c');
  const harbour = await customer(northwind, 'Harbour Hospital Trust', '#0f766e');
  const lakeside = await customer(bluepeak, 'Lakeside Airport', '#334155');

  const addRoles = (organisationId: number) => insertFirstRoles(client, organisationId);
  const roles = {
    provider: await addRoles(provider),
    northwind: await addRoles(northwind),
    riverside: await addRoles(riverside),
  };
  await addRoles(bluepeak);
  const customerRoles = { harbour: await addRoles(harbour), lakeside: await addRoles(lakeside) };

  const user = (
    organisationId: number,
    roleId: number,
    name: string,
    email: string,
    features: readonly number[],
    secret: string | null = null,
  ) =>
    insertUser(client, {
      organisationId,
      roleId,
      name,
      email,
      passwordHash,
      features,
      tfaSecret: secret,
      isAddressConfirmed: true,
    });
  const staff = await user(provider, roles.provider.administrator, 'Ada Stern', 'staff@atrium.example', ALL);
  await user(northwind, roles.northwind.administrator, 'Noor Haddad', 'reseller@northwind.example', ALL);
  const manager = await user(
    riverside,
    roles.riverside.administrator,
    'Maya Okafor',
    'manager@riverside.example',
    CUSTOMER,
  );
  const withoutPublish = CUSTOMER.filter((id) => id !== PUBLISH && id !== ROUTE_EDITOR);
  await user(riverside, roles.riverside.editor, 'Eli Marsh', 'editor@riverside.example', withoutPublish);
  await user(riverside, roles.riverside.editor, 'Sena Ito', 'secure@riverside.example', CUSTOMER, tfaSecret);
  const harbourManager = await user(
    harbour,
    customerRoles.harbour.administrator,
    'Jonas Vale',
    'manager@harbour.example',
    CUSTOMER,
  );
  const lakesideManager = await user(
    lakeside,
    customerRoles.lakeside.administrator,
    'Priya Lund',
    'manager@lakeside.example',
    CUSTOMER,
  );
  return {
    provider,
    northwind,
    riverside,
    harbour,
    bluepeak,
    lakeside,
    staff: staff.id,
    manager: manager.id,
    harbourManager: harbourManager.id,
    lakesideManager: lakesideManager.id,
  };
}
