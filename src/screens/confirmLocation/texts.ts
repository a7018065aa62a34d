import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  title: 'Confirm the new location',
  lead: 'You have this link from a mail about a new location. It can be published once it is confirmed.',
  confirm: 'Confirm location',
  confirming: 'Confirming the location',
});
