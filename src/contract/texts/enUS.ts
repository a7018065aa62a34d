import type { enGB } from './enGB';

/** The shared texts that American English spells or words differently. */
export const enUS = {
  'failed.otherOrganisation':
    'This page belongs to another organization than the one you’re working in. Nothing was saved. Please reload the page.',
  'organisation.this': 'this organization',
  'user.featureNotHeld': 'You can only grant features that you and your organization have.',
  'user.featureNotTaken': 'You can only take away features that you and your organization have.',
  'user.lastAdministrator': 'Somebody in the organization has to keep Users. Grant it to another user first.',
  'user.deleteUnauthorised': 'You are unauthorized to delete this user.',
  'organisation.label': 'Organization',
  'organisation.nameMissing': 'Please enter a organization name.',
  'organisation.created': 'Organization successfully created.',
  'icon.tooMany':
    'Your organization may have {most} icons of its own. Delete some that you no longer need, then try again.',
  'organisation.createFailed': 'An error occurred while attempting to create the organization.',
  'organisation.deleteText': 'this process will delete the organization and associated data linked to it.',
  'organisation.parentUnknown': 'Please select a parent organization from the list.',
  'organisation.notHeld': 'You can only pass on what you and the parent organization have.',
  'organisation.hasCustomers': 'This organization has customers ({count}). Delete or move them first.',
  'organisation.switchDiffers': 'The organization in the address differs from the one that was sent.',
  'creation.organisationMissing': 'Please select an organization',
  'destination.fileGroupUnknown': 'Please choose a file group of the organization.',
  'location.publishCancelled': 'Publishing was canceled. Visitors still see the last published map.',
  'location.buildCancelled': 'The build was canceled.',
  'route.none.single-node-group': 'An elevator or staircase on the route does not reach another floor.',
} as const satisfies { readonly [Id in keyof typeof enGB]?: string };
