import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchOrganisation } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { listPermissions, saveRole } from '@/contract/users/roles';
import { isWholeUser, readUser } from '@/contract/users/users';
import { PERMISSIONS } from '@/model/access/permissions';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let staff: string;
let riverside: string;
beforeAll(async () => {
  test = await testApp();
  staff = await test.signInAs('staff@atrium.example');
  riverside = await organisationOf(test, test.organisations.riverside);
  await test.call(switchOrganisation, { as: staff, params: { uuid: riverside }, body: { organisation: riverside } });
});
afterAll(() => test.close());

const permissions = async () =>
  (await test.call(listPermissions, { as: staff, organisation: riverside, params: { id: riverside } })).data;
interface Body {
  readonly name: string;
  readonly description?: string;
  readonly permissions: number[];
  readonly features?: number[] | null;
  readonly id?: number;
  readonly revision?: number;
}
const save = (body: Body) =>
  test.call(saveRole, { as: staff, organisation: riverside, params: { id: riverside }, body });

it('[RL1] lists the permissions, and the roles of the organisation with theirs', async () => {
  const { permissions: all, roles } = await permissions();
  expect(all).toEqual([...PERMISSIONS]);
  expect(roles?.map(({ name }) => name)).toEqual([
    'Administrator',
    'Auditor',
    'Coordinator',
    'Department manager',
    'Editor',
  ]);
});

it('[RL2] saves a role by its trimmed name: a new one, or the one that has the name in any case', async () => {
  const made = await save({ name: '  Night shift ', description: ' Looks after kiosks ', permissions: [7, 1, 7] });
  expect(made.message).toBe('Night shift created successfully.');
  expect(made.data).toMatchObject({ name: 'Night shift', description: 'Looks after kiosks', permissions: [1, 7] });
  const again = await save({ name: 'NIGHT SHIFT', description: 'Kiosks alone', permissions: [7] });
  expect(again.message).toBe('Role updated successfully.');
  expect(again.data.id).toBe(made.data.id);
  const { roles } = await permissions();
  expect(roles?.filter(({ name }) => name.toLowerCase() === 'night shift')).toEqual([
    {
      id: made.data.id,
      name: 'NIGHT SHIFT',
      description: 'Kiosks alone',
      permissions: [7],
      features: null,
      revision: 2,
    },
  ]);
});

it('[RL6] a role keeps its page access through a save that does not name it, and loses it through one without', async () => {
  const made = await save({ name: 'Porter', permissions: [], features: [9, 6, 9] });
  expect(made.data.features).toEqual([6, 9]);
  expect((await save({ name: 'Porter', permissions: [1] })).data.features).toEqual([6, 9]);
  const unknown = await save({ name: 'Porter', permissions: [], features: [6, 999] });
  expect([unknown.status, unknown.error.errors]).toEqual([422, { features: [serviceText('role.featureUnknown')] }]);
  expect((await save({ name: 'Porter', permissions: [], features: [] })).data.features).toEqual([]);
  expect((await save({ name: 'Porter', permissions: [], features: null })).data.features).toBeNull();
});

it('[RL3] a role without a name and a permission that does not exist are refused', async () => {
  expect((await save({ name: '   ', permissions: [] })).error.errors).toEqual({
    name: [translate('role.nameMissing')],
  });
  expect((await save({ name: 'Odd', permissions: [1, 999] })).error.errors).toEqual({
    permissions: [serviceText('role.permissionUnknown')],
  });
});

it('[RL4] a saved role can be chosen for users of that organisation alone', async () => {
  const made = await save({ name: 'Concierge', permissions: [5] });
  const rolesFor = async (email: string) => {
    const as = await test.signInAs(email);
    const { rows } = await test.database.pool.query('SELECT uuid FROM users WHERE email = $1', [email]);
    const { data } = await test.call(readUser, { as, params: { id: rows[0].uuid } });
    return isWholeUser(data) ? (data.organisation.all_roles?.map(({ id }) => id) ?? []) : [];
  };
  expect(await rolesFor('manager@riverside.example')).toContain(made.data.id);
  expect(await rolesFor('reseller@northwind.example')).not.toContain(made.data.id);
});

it('[RL5] of two administrators who edit a role, the second one is told what the first has saved', async () => {
  const { data: made } = await save({ name: 'Porter', permissions: [1] });
  const { id, revision } = made;
  const first = await save({ id, revision, name: 'Porter', permissions: [1, 5] });
  expect(first.data).toMatchObject({ id, permissions: [1, 5], revision: revision + 1 });
  const second = await save({ id, revision, name: 'porter', description: 'Doors', permissions: [1] });
  expect([second.status, second.error.current]).toEqual([409, { ...first.data, description: '' }]);
  const other = await save({ id, revision, name: 'Doorman', permissions: [1] });
  expect([other.status, other.data.id === id]).toEqual([200, false]);
});
