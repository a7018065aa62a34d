import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  name: 'Name',
  actions: 'Actions',
  edit: 'Edit {name}',
  delete: 'Delete {name}',
  optionsOf: 'Options of {name}',
  editCard: 'Edit',
  deleteCard: 'Delete',
  oneIsDeleting: 'One {one} is being deleted',
  createNew: 'Create new',
  search: 'Search {many}',
  loading: 'Loading {many}',
  failed: 'ERROR {status}',
  stale: 'The {many} could not be refreshed. This is the last version that was loaded. {reason}',
  retry: 'Retry',
  clear: 'Clear',
  emptyTitle: 'No {many} yet',
  noMatch: 'No match',
  noMatchText: 'No {one} matches “{search}”.',
  notAllowed: 'Not allowed',
});
