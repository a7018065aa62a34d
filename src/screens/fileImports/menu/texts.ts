import { catalogue } from '@/contract/texts/catalogue';

/** The texts of the menu for import and export. */
export const text = catalogue({
  menu: 'Import and export',
  import: 'Import from file',
  reports: 'Reports of imports',
});
