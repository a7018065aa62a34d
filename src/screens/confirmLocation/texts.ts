import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  confirmingTheLocation: 'Confirming the location',
});
