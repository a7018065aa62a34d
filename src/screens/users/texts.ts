import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    name: 'Name',
    email: 'Email',
    emailHint: 'We’ll send a welcome email with a link to set a password.',
    role: 'Role',
    status: 'Status',
    invited: 'Invited',
    twoFactor: 'Two-factor on',
    roles: 'Roles',
    rolesOf: 'Roles of {name}',
    roleToEdit: 'Role to edit',
    newRole: 'New role',
    roleName: 'Role name',
    roleDescription: 'Description',
    savesRole: 'Saves the role with this name.',
    createsRole: 'Creates a role with this name.',
    permissions: 'Permissions',
    noPermissions: 'There are no permissions to choose from.',
    rolePlaceholder: 'Select a role',
    pageAccess: 'Page access',
    nothingToGrant: 'You have no page access to grant.',
    resendWelcome: 'Resend welcome email to {name}',
    empty:
      'Users are the people who sign in for this organisation. Create the first one; we’ll send them a welcome email.',
    title: 'Users',
    one: 'user',
    many: 'users',
    'role.one': 'role',
  },
  {
    empty:
      'Users are the people who sign in for this organization. Create the first one; we’ll send them a welcome email.',
  },
);
