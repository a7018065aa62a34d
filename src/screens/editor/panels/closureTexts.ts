import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  ifClosed: 'If you close it',
});
