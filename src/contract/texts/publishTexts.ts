import { catalogue } from './catalogue';

/** How the progress of a job is, where it cannot be read. */
export const publishText = catalogue({
  unread: 'The progress cannot be read: {reason} Try again, or look at the state of the location in a minute.',
  silent: 'The service has not answered for some minutes, but the job goes on there. Try again to read its progress.',
});
