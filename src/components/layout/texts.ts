import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  copied: '{name} copied.',
  copyFailed: 'Your browser did not allow copying. Select the {name} and copy it by hand.',
  copy: 'Copy {name}',
  breadcrumb: 'Breadcrumb',
  optionsOf: '{section}, options',
  addNew: 'Add New',
  allShortcuts: 'All shortcuts',
});
