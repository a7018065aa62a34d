import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  onlyLabels: 'These files are labels alone. Choose the floor plans with them.',
});
