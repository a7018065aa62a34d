import type { enGB } from './enGB';

/** The shared texts that American English spells or words differently. */
export const enUS = {
  'map.overQuota':
    'Your organization may store {limit} of floor plans. Delete uploaded map files that you no longer need, then try again.',
  'failed.otherOrganisation':
    'This page is of another organization than the one you act for. Nothing was saved. Please load the page again.',
  'password.resetSent': 'A password reset email has been sent to {email}.',
  'user.featureNotHeld': 'Only features that your organization and you hold can be granted.',
  'user.welcomeSent': 'Welcome email resent to {email}.',
  'user.deleteUnauthorised': 'You are unauthorized to delete this user.',
  'organisation.label': 'Organization',
  'organisation.nameMissing': 'Please enter a organization name.',
  'organisation.created': 'Organization successfully created.',
  'organisation.createFailed': 'An error occurred while attempting to create the organization.',
  'organisation.deleteText': 'this process will delete the organization and associated data linked to it.',
  'organisation.parentUnknown': 'Please select a parent organization of the list.',
  'organisation.notHeld': 'Only what the parent organization and you hold can be granted.',
  'organisation.hasCustomers': 'This organization has {count} organizations below it. Delete or move them first.',
  'organisation.switchDiffers': 'The organization of the address and the one that was sent are not the same.',
  'creation.organisationMissing': 'Please select an organization',
  'location.publishCancelled': 'Publishing was canceled. Visitors still see what was published before.',
  'route.none.single-node-group': 'An elevator or staircase on the way does not go on to another floor.',
} as const satisfies { readonly [Id in keyof typeof enGB]?: string };
