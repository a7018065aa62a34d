import { catalogue } from './catalogue';

/** The texts about imports that the service says, in answers and reports. */
export const importText = catalogue({
  requested: 'The import has started.',
  dryRunRequested: 'The dry run has started. Nothing will be changed.',
  running: 'An import of this location is running already.',
  noIntegrations: 'This location has no integration to import from.',
  gone: 'Somebody deleted this destination during the import.',
  noRows: 'The source has no row that can be imported, so nothing was changed.',
  tooManyDeletions:
    'The source no longer has {missing} of {known} destinations. One import deletes at most {most}, so nothing was changed. Check the source, or delete the destinations by hand.',
  integrationGone: 'The integration was removed before the import began.',
  sourcesFailed: {
    one: '{count} source could not be imported. Its report says why.',
    other: '{count} sources could not be imported. Their reports say why.',
  },
  stopped: 'The import was stopped. What it had changed by then stays.',
  silent:
    'The service has not answered for some minutes, but the import goes on there. Try again to read its progress.',
  failed: 'The import could not be finished. What it had changed by then stays.',
});
