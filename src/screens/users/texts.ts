import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    name: 'Name',
    email: 'Email',
    emailHint: 'A welcome e-mail with a link to choose a password is sent there.',
    role: 'Role',
    roles: 'Roles',
    rolesOf: 'Roles of {name}',
    roleToEdit: 'Role to edit',
    newRole: 'New role',
    roleName: 'Role name',
    roleDescription: 'Description',
    savesRole: 'The role of this name is saved.',
    createsRole: 'A role of a new name is a new role.',
    permissions: 'Permissions',
    noPermissions: 'There are no permissions.',
    rolePlaceholder: 'Select a role',
    pageAccess: 'Page access',
    nothingToGrant: 'There is nothing that you could grant.',
    resendWelcome: 'Resend welcome e-mail to {name}',
    empty:
      'Users are the people who sign in for this organisation. Create the first one; a welcome e-mail brings them in.',
    title: 'Users',
    one: 'user',
    many: 'users',
    'role.one': 'role',
  },
  {
    emailHint: 'A welcome email with a link to choose a password is sent there.',
    resendWelcome: 'Resend welcome email to {name}',
    empty:
      'Users are the people who sign in for this organization. Create the first one; a welcome email brings them in.',
  },
);
