import {
  createOrganisation,
  deleteOrganisation,
  listSubOrganisations,
  updateOrganisation,
} from '@/contract/organisations/organisations';
import { listPermissions, saveRole } from '@/contract/users/roles';
import { createUser, deleteUser, listUsers, updateUser } from '@/contract/users/userAdministration';
import { createVersion, listVersions, updateVersion } from '@/contract/versions/versions';
import type { RecordKind } from './recordLife';

const addressOf = (name: string) => `${name.replaceAll(' ', '-')}@crash.example`;

const user: RecordKind = {
  kind: 'user',
  calls: [createUser, updateUser, deleteUser],
  create: async ({ client, role }, name) =>
    (await client.write('user', createUser, { body: { name, email: addressOf(name), role } })).uuid,
  rename: ({ client, role }, uuid, name) =>
    client.write('change of a user', updateUser, { params: { uuid }, body: { name, email: addressOf(name), role } }),
  remove: ({ client }, uuid) => client.write('deletion of a user', deleteUser, { params: { uuid } }),
  list: async ({ client, organisation: uuid }) =>
    (await client.call(listUsers, { params: { uuid } })).users.map(({ uuid: id, name, email }) => ({
      id,
      name,
      half: name.startsWith('user ') && email !== addressOf(name) ? `its address is ${email}` : undefined,
    })),
};

const organisation: RecordKind = {
  kind: 'organisation',
  calls: [createOrganisation, updateOrganisation, deleteOrganisation],
  create: async ({ reseller }, name) =>
    (await reseller.write('organisation', createOrganisation, { body: { name } })).uuid,
  rename: ({ reseller }, uuid, name) =>
    reseller.write('change of an organisation', updateOrganisation, { params: { uuid }, body: { name } }),
  remove: ({ reseller }, uuid) =>
    reseller.write('deletion of an organisation', deleteOrganisation, { params: { uuid } }),
  list: async ({ reseller, resellerOf: uuid }) =>
    (await reseller.call(listSubOrganisations, { params: { uuid } })).sub.map(({ uuid: id, name }) => ({ id, name })),
};

/** A role is known by its name, and nothing deletes one. */
const role: RecordKind = {
  kind: 'role',
  calls: [saveRole],
  create: async ({ staff, organisation: id }, name) =>
    (await staff.write('role', saveRole, { params: { id }, body: { name, permissions: [] } })).id,
  list: async ({ staff, organisation: id }) =>
    ((await staff.call(listPermissions, { params: { id } })).roles ?? []).map((one) => ({
      id: String(one.id),
      name: one.name,
    })),
};

const untested = {
  ...{ type: 3 as const, tested: false, approved: null, released: false, force_released: false },
  ...{ force_release_version: null, organisations: [] },
};

/** Its notes are what changes of it. */
const version: RecordKind = {
  kind: 'version',
  calls: [createVersion, updateVersion],
  create: async ({ staff }, notes) =>
    (await staff.write('version', createVersion, { body: { version: notes, notes, type: 3 } })).id,
  rename: ({ staff }, id, notes) =>
    staff.write('change of a version', updateVersion, { params: { id }, body: { ...untested, notes } }),
  list: async ({ staff }) =>
    (await staff.call(listVersions, {})).versions.map(({ id, notes }) => ({ id: String(id), name: notes })),
};

export const ACCOUNT_RECORDS: readonly RecordKind[] = [user, organisation, role, version];
