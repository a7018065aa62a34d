import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    name: 'Name',
    email: 'Email',
    emailHint: 'A welcome e-mail with a link to choose a password is sent there.',
    role: 'Role',
    roles: 'Roles',
    rolePlaceholder: 'Select a role',
    pageAccess: 'Page access',
    nothingToGrant: 'There is nothing that you could grant.',
    resendWelcome: 'Resend welcome e-mail to {name}',
    empty:
      'Users are the people who sign in for this organisation. Create the first one; a welcome e-mail brings them in.',
  },
  {
    emailHint: 'A welcome email with a link to choose a password is sent there.',
    resendWelcome: 'Resend welcome email to {name}',
    empty:
      'Users are the people who sign in for this organization. Create the first one; a welcome email brings them in.',
  },
);
