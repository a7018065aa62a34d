import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  field: 'Field',
  old: 'Old',
  new: 'New',
  difference: 'Difference',
  none: '–',
});
