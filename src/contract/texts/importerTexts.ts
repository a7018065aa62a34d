import { catalogue } from './catalogue';

/** How the importer is, where its status cannot be read. */
export const importerText = catalogue({
  silent: 'The service has not answered for some minutes.',
});
