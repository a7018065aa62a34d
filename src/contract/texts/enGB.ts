/**
 * Every text that the console and the service say, by id. `{name}` is filled in by `say`. The texts of the
 * specification stand letter for letter.
 */
export const enGB = {
  // Anything
  'failed.network': 'There was an issue with your request. Please try again later.',
  'failed.session': 'Your session has expired, please log in again.',
  'failed.any': 'An error occurred.',
  'failed.notFound': 'Not found.',
  'failed.body': 'Please ensure all required fields are complete.',
  'failed.denied': 'You do not have access to this feature.',
  'failed.conflict': 'Somebody else has changed this in the meantime.',
  'failed.tooLarge': 'The file must not be larger than {limit}.',
  'failed.media': 'This kind of content is not accepted here.',
  'failed.slowDown': 'Too many attempts. Please try again in {minutes} minutes.',
  'failed.busy': 'The service is busy. Please try again in a moment.',
  'failed.full': 'The service has run out of space. Nothing was saved.',
  // Sign-in
  'signIn.title': 'Sign in',
  'signIn.email': 'Email',
  'signIn.password': 'Password',
  'signIn.emailMissing': 'Please input your email address',
  'signIn.emailInvalid': 'Please enter a valid email address',
  'signIn.passwordMissing': 'Please enter your password',
  'signIn.refused': 'Wrong email address or password.',
  'signIn.code': 'Authentication code',
  'signIn.codeMissing': 'Please input your authentication code',
  'signIn.codeInvalid': 'Please enter a valid authentication code',
  'signIn.codeRefused': 'This authentication code is wrong or was used already.',
  'signIn.codeOver': 'Please sign in with your password again.',
  'signIn.done': 'Signed in.',
  'signIn.out': 'Signed out.',
  // Content
  created: '{name} created successfully.',
  updated: '{label} updated successfully.',
  deleted: '{label} deleted successfully.',
  // Locations
  'location.label': 'Location',
  'location.nameMissing': 'Please input location name',
  'location.nameLength': 'Length should be 1 to 100',
  'location.upToDate': 'Location Up-to-date',
  'location.unpublished': 'Unpublished Changes',
  'location.publishing': 'Publishing...',
  'location.publishRequested': 'Project is being published.',
  'location.publishCancelled': 'Publishing was cancelled. Visitors still see what was published before.',
  'location.publishBusy': 'Project is currently publishing, please wait.',
  'location.fieldEmpty': '{field} cannot be empty',
  'location.nothingToPublish': 'There is no plan to publish yet. Upload a floor plan first.',
  // Buildings and floors
  'building.label': 'Building',
  'building.created': 'Building successfully created.',
  'building.nameMissing': 'Please input building name',
  'building.shortnameMissing': 'Please input building short name',
  'floor.label': 'Floor',
  'floor.created': 'Floor successfully created.',
  'floor.nameMissing': 'Please input floor name',
  'floor.shortnameMissing': 'Please input floor short name',
  'floor.uploaded': 'The plan was uploaded. Look at it and approve it.',
  'floor.labelsSaved': 'Labels saved.',
  'map.approved': 'New location approved',
  'map.notReady': 'This upload cannot be approved: {reason}',
  // Editor
  'editor.saved': 'Saved.',
  'editor.meshSaved': 'Mesh updated successfully.',
  'editor.meshFailed': 'An error occurred while attempting to update the mesh.',
  'editor.nodeSaved': 'Node data updated successfully.',
  'editor.parentInvalid': 'Please select a valid destination from the "name" selection.',
  'editor.illegalSelection': 'Illegal selection made. Reverting back to default.',
  'editor.selectToBegin': 'Select a destination to begin.',
  'editor.onlyDestinations': 'These settings are only available to meshes of type destination.',
  'destination.label': 'Destination',
  'destination.nameMissing': 'Please input destination name',
  // Preview
  'preview.notPublished': 'Not published yet',
} as const;

export type TextId = keyof typeof enGB;
