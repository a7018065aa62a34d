import { catalogue } from '@/contract/texts/catalogue';

/** The texts of the import of a file of destinations. */
export const text = catalogue({
  title: 'Import destinations',
  chooseHint:
    'CSV, Excel (.xlsx), JSON or GeoJSON, up to 10 MB. Nothing is saved before you have seen what will change.',
  comparing: 'Comparing with your destinations',
  translations: 'In other languages',
});
