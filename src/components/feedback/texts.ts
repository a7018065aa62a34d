import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  errorStatus: 'ERROR {status}',
});
