import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  movesKey: 'to move',
  opensKey: 'to open',
  closesKey: 'to close',
});
