import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  errorStatus: 'ERROR {status}',
  loading: 'Loading',
  listFailed: 'This list could not be loaded. {reason}',
  retry: 'Retry',
});
