import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  name: 'Name',
  edit: 'Edit {name}',
  delete: 'Delete {name}',
  oneIsDeleting: 'One {one} is being deleted',
  createNew: 'Create new',
  search: 'Search {many}',
  loading: 'Loading {many}',
  failed: 'ERROR {status}',
  stale: 'The {many} could not be refreshed. You see them as they were before. {reason}',
  retry: 'Retry',
  clear: 'Clear',
  emptyTitle: 'No {many} yet',
  noMatch: 'No match',
  noMatchText: 'No {one} is called “{search}”.',
  notAllowed: 'Not allowed',
});
